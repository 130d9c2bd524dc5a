import { useEffect, useEffectEvent } from 'react';
import type { SearchCriteria } from '../filters/filter';
import { useSearch } from '../SearchProvider';
import { formatSearch } from '../state/searchAddress';
import { usePhraseInterpretation } from './usePhraseInterpretation';
import { usePreviewCount } from './usePreviewCount';

interface WidgetPhraseProps {
  /** Called with the search that the typed sentence means, and its number of vehicles once it is counted. */
  onRead: (read: { criteria: SearchCriteria; count: number | undefined } | undefined) => void;
}

/** Reads the sentence of the search widget; renders nothing. Loaded when the box is focused. */
export function WidgetPhrase({ onRead }: WidgetPhraseProps) {
  const sentence = useSearch((state) => state.sentence);
  const criteria = usePhraseInterpretation(sentence, undefined)?.criteria;
  const count = usePreviewCount(criteria);
  const key = criteria && formatSearch(criteria);
  const report = useEffectEvent(() => onRead(criteria && { criteria, count }));
  useEffect(() => report(), [key, count]);
  return null;
}
