import { Suspense, useState, useEffect, useEffectEvent, useRef } from 'react';
import { lazyWithRetry } from '../../../ui/feedback/lazyWithRetry';
import { useSearch, useSearchStore } from '../SearchProvider';
import { SentenceField } from './SentenceField';
import type { PhrasePreviewProps } from './PhrasePreview';

const LazyPhrasePreview = lazyWithRetry(
  () => import('./PhrasePreview').then((module) => module.PhrasePreview),
  PlainSearch,
);

/** The interpreting code loads with the focus. */
export function PhraseSearch() {
  const store = useSearchStore();
  const sentence = useSearch((state) => state.sentence);
  const [sent, setSent] = useState(0);
  const [isEntered, setEntered] = useState(false);
  return (
    <form
      className="phrase"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        // Also without an input event.
        store.type(event.currentTarget.querySelector('input')?.value ?? '');
        setEntered(true);
        setSent(sent + 1);
      }}
    >
      <SentenceField onEnter={() => setEntered(true)} />
      <Suspense>
        {isEntered ? <LazyPhrasePreview sentence={sentence} sent={sent} onChange={store.type} /> : null}
      </Suspense>
    </form>
  );
}

function PlainSearch({ sentence, sent, onChange }: PhrasePreviewProps) {
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
