import type { Page } from 'playwright-core';
import type { Platform } from '../../../platform/platform';
import type { Visit } from '../stage';
import { atRest } from '../place';

/** Screen of the shop of tenant 1. */
export interface Screen {
  name: string;
  /** Steps from the screen before it in its flow, or from the loaded page, until it is complete. */
  open: (visit: Visit, platform: Platform) => Promise<unknown>;
  /** Only widths at which the screen exists. */
  from?: number;
  upTo?: number;
  /** Selector of what differs from the screens before it; axe looks at nothing else. */
  part?: string;
  /** Axe has seen it in another flow: only its layout is measured. */
  isKnown?: boolean;
}

/** Screens that one visit opens one after the other. */
export interface Flow {
  name: string;
  address: (platform: Platform) => string;
  /** What an earlier visit has left in the local storage. */
  stored?: (platform: Platform) => Record<string, string>;
  layout?: 'overlay';
  screens: readonly Screen[];
}

/** Lightest page, as the starting point. */
export const plain = () => '#/widerruf';

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
export const gate = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const errorsAreShown = (page: Page) =>
  page.getByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' }).waitFor();

/** Opens an address in the loaded page. */
export const follow = (page: Page, hash: string) =>
  page.evaluate((target) => {
    location.hash = target;
  }, hash);

/** Loads the page again at an address, which the shop of before does not see. */
export async function reopen(page: Page, hash: string): Promise<void> {
  await page.evaluate((target) => history.replaceState(null, '', target), hash);
  await page.reload();
}

export async function closeLayer(page: Page): Promise<void> {
  const layers = page.locator('dialog[open]');
  const count = await atRest(page, () => layers.count());
  await page.keyboard.press('Escape');
  await layers.nth(count - 1).waitFor({ state: 'detached' });
}

/** The same screen, once the layer before it is closed. */
export const afterLayer = (screen: Screen): Screen => ({
  ...screen,
  open: async (visit, platform) => {
    await closeLayer(visit.page);
    await screen.open(visit, platform);
  },
});

/** Stores what the shop would have kept of an earlier visit. */
export const keep = (page: Page, key: string, text: string) =>
  page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const);

/** Opens the disclosures one after the other, because their content is part of the screen, and may hold another. */
export async function openLines(page: Page): Promise<void> {
  const closed = page.locator('details:not([open]) > summary').filter({ visible: true });
  for (let left = await atRest(page, () => closed.count()); left > 0; left = await atRest(page, () => closed.count()))
    await closed.first().click();
}
