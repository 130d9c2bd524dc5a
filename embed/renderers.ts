/** What a mount element shows: one application at a time. */
export type Application = 'shop' | 'search' | 'admin';

// Both stand on React and the styles: named here, their chunk, the largest, is asked for before the application's own instead of after it.
const importShared = () => import('../src/ui/styles');

export async function importShop() {
  const [, { renderShop }] = await Promise.all([importShared(), import('../src/app/renderShop')]);
  return renderShop;
}

export async function importSearchWidget() {
  const [, { renderSearchWidget }] = await Promise.all([importShared(), import('../src/app/renderSearchWidget')]);
  return renderSearchWidget;
}
