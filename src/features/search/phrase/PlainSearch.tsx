import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearch, useSearchStore } from '../SearchProvider';
import type { PhrasePreviewProps } from './PhrasePreview';

/** Fallback if the code that interprets sentences cannot be loaded: searches for the text as it is. */
export function PlainSearch({ sentence, sent, onChange }: PhrasePreviewProps) {
  const store = useSearchStore();
  const values = useSearch((state) => state.criteria.values);
  const isReady = useSearch((state) => state.tabs.length > 0);
  const handled = useRef(0);
  const search = useEffectEvent(() => {
    const searchTerm = sentence.trim();
    if (searchTerm === '') return;
    store.change('searchTerm', { ...values, searchTerm });
    onChange('');
  });
  useEffect(() => {
    if (!isReady || sent === handled.current) return;
    handled.current = sent;
    search();
  }, [isReady, sent]);
  return null;
}
