/** Application in a mount element, one at a time. */
export type Application = 'shop' | 'search' | 'admin';

// The largest chunk, which both need (React, styles): requested together with the application's own instead of after it.
const importShared = () => import('../../src/ui/styles');

/** Of overlays only. */
export const importOverlay = () => import('../shell/overlay');

export async function importShop() {
  const [, { renderShop }] = await Promise.all([importShared(), import('../../src/app/renderShop')]);
  return renderShop;
}

export async function importSearchWidget() {
  const [, { renderSearchWidget }] = await Promise.all([importShared(), import('../../src/app/renderSearchWidget')]);
  return renderSearchWidget;
}
