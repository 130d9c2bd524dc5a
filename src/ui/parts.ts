/** What a page may style with `::part(name)`, on elements that are there anyway. The README names them for dealers; a published name stays. */
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
