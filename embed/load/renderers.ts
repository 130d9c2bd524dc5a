export type Application = 'shop' | 'search' | 'admin';

// The largest chunk (React, styles), requested together with the application's own.
const importShared = () => import('../../src/ui/styles');

/** Cards before React. The single script has all code. */
export const importFirstCards = async () =>
  import.meta.env.MODE === 'script' ? undefined : (await import('../../src/app/first/paintFirstCards')).paintFirstCards;

export const importOverlay = () => import('../shell/overlay');

export async function importShop() {
  // First, because painted first.
  importFirstCards().catch(() => undefined);
  return (await beside(() => import('../../src/app/renderShop'))).renderShop;
}

export const importSearchWidget = async () =>
  (await beside(() => import('../../src/app/renderSearchWidget'))).renderSearchWidget;

async function beside<Module>(load: () => Promise<Module>): Promise<Module> {
  if (import.meta.env.MODE === 'script') {
    // In the single script each part runs in a task of its own: the page would hang for the sum.
    await nextTask();
    await importShared();
    await nextTask();
  }
  const [, module] = await Promise.all([importShared(), load()]);
  return module;
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
