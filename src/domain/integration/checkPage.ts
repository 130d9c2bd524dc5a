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
 * Problems of a dealer's page with the shop, by its source, of which nothing is run and nothing is sent. Sorted by line; missing
 * elements, which have no line, come first.
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
