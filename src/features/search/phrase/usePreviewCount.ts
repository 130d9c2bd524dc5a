import { useEffect, useEffectEvent, useState } from 'react';
import type { SearchCriteria } from '../filters/filter';
import { useSearchStore } from '../SearchProvider';
import { formatSearch } from '../state/searchAddress';

/** Debounce of counting, ms. */
const TYPING_PAUSE_MS = 300;

/** Number of vehicles that a search would find; `undefined` while unknown. Not counted if it equals the current search. */
export function usePreviewCount(criteria: SearchCriteria | undefined): number | undefined {
  const store = useSearchStore();
  const wanted = criteria && formatSearch(criteria);
  const [answer, setAnswer] = useState<{ wanted: string; count: number }>();
  const count = useEffectEvent((signal: AbortSignal) => {
    if (criteria === undefined || wanted === undefined) return;
    store.count(criteria, signal).then(
      (count) => setAnswer({ wanted, count }),
      () => undefined,
    );
  });
  useEffect(() => {
    if (wanted === undefined) return;
    const controller = new AbortController();
    const timer = setTimeout(() => count(controller.signal), TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [wanted]);
  return answer?.wanted === wanted ? answer?.count : undefined;
}
