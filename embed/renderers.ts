/** What a mount element shows: one application at a time. */
export type Application = 'shop' | 'search' | 'admin';

// Both stand on React and the styles: named here, their chunk is asked for beside the application's own instead of after it.
const importShared = () => import('../src/ui/styles');

export async function importShop() {
  const [{ renderShop }] = await Promise.all([import('../src/app/renderShop'), importShared()]);
  return renderShop;
}

export async function importSearchWidget() {
  const [{ renderSearchWidget }] = await Promise.all([import('../src/app/renderSearchWidget'), importShared()]);
  return renderSearchWidget;
}
