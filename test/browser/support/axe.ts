import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { settle } from './watch';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Selector, or several, each in the shadow root of the previous one. */
export type Place = string | [string, string];

export interface Rules {
  /** Tags or names; default: WCAG 2.2 AA and best practice. */
  only?: string[];
  /** Ids of disabled rules, which are checked in another way. */
  except?: readonly string[];
}

const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Findings of axe in the shop, one line each; waits until nothing is loading, because a loading list is faded. */
export async function axeFindings(page: Page, within?: Place, rules?: Rules): Promise<string[]> {
  await settle(page);
  return axeNow(page, within, rules);
}

/** The same without waiting. Works with any content security policy of the page. */
export async function axeNow(
  page: Page,
  within: Place = '#webshop',
  { only = ALL_RULES, except = [] }: Rules = {},
): Promise<string[]> {
  // Half a megabyte of source, so only once per page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Landmarks and heading order depend on the dealer's page.
  const input = [within, only, ['region', 'page-has-heading-one', ...except]] as const;
  return page.evaluate(async ([place, runOnly, disabled]) => {
    const context = typeof place === 'string' ? place : { fromShadowDom: place };
    const { violations } = await window.axe.run(context, {
      runOnly,
      rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
      resultTypes: ['violations'],
      // Without third-party frames, in which axe would wait in vain for a response.
      iframes: false,
      // Only needed by rules for media elements, which the shop does not have.
      preload: false,
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, html, failureSummary }) =>
        [`${id}: ${help}`, String(target.flat().at(-1)), html.slice(0, 160), failureSummary ?? ''].join(' | '),
      ),
    );
  }, input);
}
