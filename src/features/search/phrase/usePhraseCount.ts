import { useEffect, useEffectEvent, useState } from 'react';
import { withFrame } from '../../../domain/finance/frame';
import { useSearchStore } from '../SearchProvider';
import { formatSearch } from '../state/searchAddress';
import type { SearchStore } from '../state/searchStore';
import type { PhraseInterpretation } from './interpretPhrase';

const COUNT_DEBOUNCE_MS = 300;

interface PhraseCount {
  /** Undefined while unknown. */
  count: number | undefined;
  /** What the known words mean, if unknown ones find nothing. */
  others?: { interpretation: PhraseInterpretation; count: number } | undefined;
}

const searchOf = ({ criteria, frame = {} }: PhraseInterpretation) => withFrame(formatSearch(criteria), frame);

type CountPhrase = (interpretation: PhraseInterpretation) => Promise<PhraseCount>;

/** Once per sentence. Rejects on failure, or if another count takes over. */
function createCounter(store: SearchStore): { count: CountPhrase; abort: () => void } {
  let last: { wanted: string; counted: Promise<PhraseCount>; controller: AbortController } | undefined;
  const countBoth = async ({ criteria, frame, withoutText }: PhraseInterpretation, signal: AbortSignal) => {
    const count = await store.count(criteria, signal, frame);
    if (count > 0 || withoutText === undefined || withoutText.chips.length === 0) return { count };
    const left = await store.count(withoutText.criteria, signal, frame);
    return { count, others: left > 0 ? { interpretation: withoutText, count: left } : undefined };
  };
  const abort = () => last?.controller.abort();
  return {
    abort,
    count: (interpretation) => {
      const wanted = searchOf(interpretation);
      if (last?.wanted === wanted) return last.counted;
      abort();
      const controller = new AbortController();
      const counted = countBoth(interpretation, controller.signal);
      const current = { wanted, counted, controller };
      last = current;
      counted.catch(() => {
        if (last === current) last = undefined;
      });
      return counted;
    },
  };
}

/** After a pause; `ask`: at once. */
export function usePhraseCount(interpretation: PhraseInterpretation | undefined): PhraseCount & { ask: CountPhrase } {
  const store = useSearchStore();
  const [counter] = useState(() => createCounter(store));
  const isCounted = interpretation !== undefined && interpretation.chips.length > 0 && !interpretation.isStockNumber;
  const wanted = isCounted ? searchOf(interpretation) : undefined;
  const [answer, setAnswer] = useState<PhraseCount & { wanted: string }>();
  const count = useEffectEvent((asked: string) => {
    if (interpretation === undefined) return;
    counter.count(interpretation).then(
      (counts) => setAnswer({ wanted: asked, ...counts }),
      () => undefined,
    );
  });
  useEffect(() => {
    if (wanted === undefined) return;
    const timer = setTimeout(() => count(wanted), COUNT_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      counter.abort();
    };
  }, [counter, wanted]);
  const current = answer?.wanted === wanted ? answer : undefined;
  return { count: current?.count, others: current?.others, ask: counter.count };
}
