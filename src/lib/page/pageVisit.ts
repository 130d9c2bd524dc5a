/** An entry typed this long before a reload belongs to the same visit, ms. */
const RELOADED_MS = 3_600_000;

/** Clock of `performance.now`, ms: the opening of the page, earlier after a reload. */
export function pageVisitStart(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation && 'type' in navigation && navigation.type === 'reload' ? -RELOADED_MS : 0;
}
