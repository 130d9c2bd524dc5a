/** Names of the parts that a page may style with `::part(name)`. Documented for dealers in `embed/package/HANDBUCH.md`; published names never change. */
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
