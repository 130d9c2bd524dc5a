import type { HostPage } from '../browser/support/hostPage';
import { ADMIN_ID } from './stage';

/** Measured subjects: the shop in both builds, and its peers: instantsearch.js with an equal and with a lean card, and bare React. */
export type Subject = 'module' | 'script' | 'instantSearch' | 'lean' | 'bareReact';

const LIST = `%API%/cardealeradmin/${ADMIN_ID}/cars/property-values-extended?isValidForSale=true`;

interface SubjectOptions {
  /** All vehicle types instead of the first one. */
  isEveryType?: boolean;
}

/** Page of a subject. */
export function pageOf(subject: Subject, { isEveryType = false }: SubjectOptions = {}): HostPage {
  const type = isEveryType ? '' : '&amp;carType=PKW';
  switch (subject) {
    case 'module':
    case 'script':
      return {
        build: subject,
        address: isEveryType ? `#/?carQueryParams=${encodeURIComponent('carType=ALLE')}` : undefined,
      };
    case 'instantSearch':
    case 'lean':
      return {
        build: 'none',
        body: `<main id="peer" data-card="${subject}" data-list="${LIST}${type}"></main><script type="module" src="/instantSearch.js"></script>`,
      };
    case 'bareReact':
      return {
        build: 'none',
        body: `<div id="bare-react" data-address="${LIST}${type}&amp;pageNumber=1&amp;pageSize=12"></div><script type="module" src="/bareReact.js"></script>`,
      };
  }
}

/** Measures the subjects in turns, so that load on the machine affects all of them. */
export async function takeTurns<Name extends Subject, Value>(
  subjects: readonly Name[],
  runs: number,
  measure: (subject: Name) => Promise<Value>,
): Promise<Record<Name, Value[]>> {
  const results = new Map<Name, Value[]>(subjects.map((subject) => [subject, []]));
  for (let run = 0; run < runs; run += 1)
    for (const subject of subjects) results.get(subject)?.push(await measure(subject));
  return Object.fromEntries(results) as Record<Name, Value[]>;
}
