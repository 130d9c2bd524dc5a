/** For `::part(name)`, documented in `embed/package/HANDBUCH.md`; published names never change. */
export const PARTS = {
  shop: 'shop',
  header: 'header',
  footer: 'footer',
  filter: 'filter',
  card: 'card',
  price: 'price',
  button: 'button',
  primaryButton: 'button button-primary',
  dialog: 'dialog',
} as const;
