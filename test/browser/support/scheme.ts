import type { Page } from 'playwright-core';
import { axeFindings, type Place, type Rules } from './axe';
import { rendered } from './watch';

/** Rules about colours. */
export const CONTRAST = { only: ['color-contrast', 'link-in-text-block'] };

/** Makes dark or light what the screen follows: the shop the page, the admin area the system. */
async function setPageScheme(page: Page, scheme: 'dark' | 'light'): Promise<void> {
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
