import type { Page } from 'playwright-core';
import { themeFrom } from '../../../src/domain/tenant/theme';
import type { Platform } from '../../platform/platform';
import { axeFindings, type Place, type Rules } from './axe';
import { rendered } from './watch';

/** Rules about colours. */
export const CONTRAST = { only: ['color-contrast', 'link-in-text-block'] };

/** Makes dark or light what the screen follows: the shop the page, the admin area the system. */
export async function setPageScheme(page: Page, scheme: 'dark' | 'light'): Promise<void> {
  if (page.url().includes('#/admin')) await page.emulateMedia({ colorScheme: scheme });
  await page.evaluate((name) => (document.documentElement.style.colorScheme = name), scheme);
  await page.waitForFunction((name) => {
    const shop = document.querySelector('#webshop')?.shadowRoot?.querySelector('.shop');
    return shop && getComputedStyle(shop).colorScheme === name;
  }, scheme);
  await rendered(page);
}

/** Findings of axe while the page is dark, one line each; waits for what changes one after the other. */
export async function findingsInTheDark(page: Page, place?: Place, rules?: Rules): Promise<string[]> {
  await setPageScheme(page, 'dark');
  const findings = await axeFindings(page, place, rules);
  await setPageScheme(page, 'light');
  return findings.map((finding) => `in the dark: ${finding}`);
}

/** The accent of the fourth demo dealer, lemon yellow: the brightest that there is. */
export function yellowTheme(platform: Platform): [string, string][] {
  const { uiColorAccentHex, uiBorderRadiusFull } = platform.tenant(4).settings;
  const theme = themeFrom({ accent: uiColorAccentHex, radius: uiBorderRadiusFull });
  return Object.entries(theme).filter(([name]) => /accent|radius/.test(name));
}

/** Puts custom properties on the shop as its own theme would; returns the undo. */
export async function setTheme(page: Page, theme: readonly [string, string][]): Promise<() => Promise<void>> {
  const before = await page.evaluate((properties) => {
    const shop = document.querySelector('#webshop')?.shadowRoot?.querySelector<HTMLElement>('.shop');
    if (!shop) throw new Error('no shop to give the theme to');
    const { cssText } = shop.style;
    for (const [name, value] of properties) {
      if (shop.style.getPropertyValue(name) === '') throw new Error(`the theme of the shop has no ${name}`);
      shop.style.setProperty(name, value);
    }
    return cssText;
  }, theme);
  await rendered(page);
  return () =>
    page.evaluate((cssText) => {
      const shop = document.querySelector('#webshop')?.shadowRoot?.querySelector<HTMLElement>('.shop');
      if (shop) shop.style.cssText = cssText;
    }, before);
}
