/** What was typed this long before a reload is of the same visit, ms. */
const RELOADED_MS = 3_600_000;

/** Beginning of the visit by the clock of `performance.now`, ms: the opening of the page, or earlier where it was reloaded. */
export function pageVisitStart(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation && 'type' in navigation && navigation.type === 'reload' ? -RELOADED_MS : 0;
}
