/** Application in a mount element, one at a time. */
export type Application = 'shop' | 'search' | 'admin';

// The largest chunk, which both need (React, styles): requested together with the application's own instead of after it.
const importShared = () => import('../../src/ui/styles');

/** What paints the first cards before React is there. The single script has all code at once. */
export const importFirstCards = async () =>
  import.meta.env.MODE === 'script' ? undefined : (await import('../../src/app/first/paintFirstCards')).paintFirstCards;

/** Of overlays only. */
export const importOverlay = () => import('../shell/overlay');

export async function importShop() {
  // Asked for first: it is painted first.
  importFirstCards().catch(() => undefined);
  return (await beside(() => import('../../src/app/renderShop'))).renderShop;
}

export const importSearchWidget = async () =>
  (await beside(() => import('../../src/app/renderSearchWidget'))).renderSearchWidget;

async function beside<Module>(load: () => Promise<Module>): Promise<Module> {
  if (import.meta.env.MODE === 'script') {
    // The single script has it all: each part runs in a task of its own, or the page would hang for the sum.
    await nextTask();
    await importShared();
    await nextTask();
  }
  const [, module] = await Promise.all([importShared(), load()]);
  return module;
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
