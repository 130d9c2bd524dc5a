import { useMemo } from 'react';
import type { Frame, RateKind } from '../../../domain/finance/frame';
import { carTypes } from '../../../domain/enums/carType';
import { vocabularyOf } from '../../../domain/vehicle/phrase/vocabulary';
import { useSearch, useSearchStore } from '../SearchProvider';
import { interpretPhrase, type PhraseInterpretation } from './interpretPhrase';
import type { FoundRadius } from './useRadius';

export function usePhraseInterpretation(
  sentence: string,
  radius: FoundRadius | undefined,
  frame: Frame,
  kinds: readonly RateKind[],
): PhraseInterpretation | undefined {
  const store = useSearchStore();
  const criteria = useSearch((state) => state.criteria);
  const tabs = useSearch((state) => state.tabs);
  const equipment = useSearch((state) => state.sources.equipmentLabels);
  const context = useMemo(() => {
    const types = carTypes.keys.filter((type) => tabs.includes(type));
    const stock = new Map(
      types.flatMap((type) => {
        const facets = store.stockOf(type);
        return facets === undefined ? [] : [[type, facets] as const];
      }),
    );
    return { vocabulary: vocabularyOf({ stock, equipment }), types, now: store.now() };
  }, [equipment, store, tabs]);
  return useMemo(
    () =>
      sentence.trim() === ''
        ? undefined
        : interpretPhrase(
            sentence,
            criteria,
            { ...context, frame, kinds },
            (tab) => ({
              stock: store.stockOf(tab),
              result: undefined,
              frozenCounts: undefined,
              equipmentLabels: equipment,
            }),
            radius,
          ),
    [criteria, equipment, context, frame, kinds, radius, sentence, store],
  );
}
