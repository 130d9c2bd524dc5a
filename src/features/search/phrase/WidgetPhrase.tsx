import { useEffect, useEffectEvent } from 'react';
import type { RateKind } from '../../../domain/finance/frame';
import type { SearchCriteria } from '../filters/filter';
import { useSearch } from '../SearchProvider';
import { formatSearch } from '../state/searchAddress';
import { usePhraseInterpretation } from './usePhraseInterpretation';
import { usePhraseCount } from './usePhraseCount';

interface WidgetPhraseProps {
  /** What the sentence means, with its number once counted. */
  onRead: (read: { criteria: SearchCriteria; count: number | undefined } | undefined) => void;
}

/** The widget only searches. */
const NO_FRAME = {};
const NO_KINDS: readonly RateKind[] = [];

/** Renders nothing. Loaded with the focus. */
export function WidgetPhrase({ onRead }: WidgetPhraseProps) {
  const sentence = useSearch((state) => state.sentence);
  const interpretation = usePhraseInterpretation(sentence, undefined, NO_FRAME, NO_KINDS);
  const counted = usePhraseCount(interpretation);
  // Words in no offer would lead to an empty list.
  const { count } = counted.others ?? counted;
  const criteria = (counted.others?.interpretation ?? interpretation)?.criteria;
  const key = criteria && formatSearch(criteria);
  const report = useEffectEvent(() => onRead(criteria && { criteria, count }));
  useEffect(() => report(), [key, count]);
  return null;
}
