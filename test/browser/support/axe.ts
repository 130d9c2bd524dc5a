import axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Findings of axe in the shop, one line each; none is the only good answer. Runs below any policy of the page. */
export async function axeFindings(page: Page, within = '#webshop'): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (selector) => {
    const { violations } = await window.axe.run(selector, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // Landmarks and the order of headings belong to the page as a whole, which is the dealer's.
      rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, html, failureSummary }) =>
        [`${id}: ${help}`, String(target.flat().at(-1)), html.slice(0, 160), failureSummary ?? ''].join(' | '),
      ),
    );
  }, within);
}
