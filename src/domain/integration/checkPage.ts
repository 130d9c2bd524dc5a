import { readTags } from './pageSource';
import type { DealerPage, ExpectedPage, PageFinding } from './page-rules/rule';
import { EMBEDDING_RULES, SURROUNDING_RULES } from './page-rules/rules';
import { isShopModule, isShopScript } from './page-rules/shopScript';

const NO_SCRIPT: PageFinding = {
  level: 'error',
  text: 'Das Skript des Shops (webshop-widget.js) fehlt.',
  remedy: 'Kopieren Sie den Code oben in die Seite. Fügt ein Tag-Manager ihn ein, steht er nicht im Quelltext.',
};

/**
 * What stands in the way of the shop in a dealer's page, by its source: nothing of it is run, nothing is sent. In the order of the
 * lines; what is missing comes first.
 */
export function checkPage(source: string, expected: ExpectedPage): PageFinding[] {
  const tags = readTags(source);
  const scripts = tags.filter(isShopScript);
  const hasElement = tags.some(({ name }) => name === 'webshop-widget');
  const page: DealerPage = { source, tags, scripts, configuredScripts: hasElement ? [] : scripts, expected };
  const surroundings = SURROUNDING_RULES.flatMap((rule) => rule(page));
  const first = scripts[0] ?? tags.find(isShopModule);
  if (first === undefined) return [NO_SCRIPT, ...surroundings];
  const findings = [...EMBEDDING_RULES.flatMap((rule) => rule(page)), ...surroundings].sort(
    (one, other) => (one.line ?? 0) - (other.line ?? 0),
  );
  return findings.length > 0
    ? findings
    : [{ level: 'ok', line: first.line, text: 'Das Skript ist richtig eingebunden.' }];
}
