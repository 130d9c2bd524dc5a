import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { settle } from './watch';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** A selector, or several: each in the shadow root of the one before. */
export type Place = string | [string, string];

interface Rules {
  /** Tags or names; default: WCAG 2.2 AA and best practice. */
  only?: string[];
  /** Names of what is measured otherwise. */
  except?: readonly string[];
}

const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Findings of axe in the shop, one line each; none is the only good answer. Runs below any policy of the
 * page, once nothing is loading any more: a list that waits for its answer is faded.
 */
export async function axeFindings(
  page: Page,
  within: Place = '#webshop',
  { only = ALL_RULES, except = [] }: Rules = {},
): Promise<string[]> {
  await settle(page);
  // Half a megabyte of source: once a page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Landmarks and the order of headings belong to the page as a whole, which is the dealer's.
  const input = [within, only, ['region', 'page-has-heading-one', ...except]] as const;
  return page.evaluate(async ([place, runOnly, disabled]) => {
    const context = typeof place === 'string' ? place : { fromShadowDom: place };
    const { violations } = await window.axe.run(context, {
      runOnly,
      rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
      resultTypes: ['violations'],
      // Frames of third parties are theirs: axe asks in vain whether it is in them, and waits for the answer.
      iframes: false,
      // Only rules for media that play, of which the shop has none, ask for it.
      preload: false,
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, html, failureSummary }) =>
        [`${id}: ${help}`, String(target.flat().at(-1)), html.slice(0, 160), failureSummary ?? ''].join(' | '),
      ),
    );
  }, input);
}
