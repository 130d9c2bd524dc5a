import { Suspense, useState } from 'react';
import { lazyWithRetry } from '../../../ui/feedback/lazyWithRetry';
import { useSearch, useSearchStore } from '../SearchProvider';
import { PlainSearch } from './PlainSearch';
import { SentenceField } from './SentenceField';

const LazyPhrasePreview = lazyWithRetry(
  () => import('./PhrasePreview').then((module) => module.PhrasePreview),
  PlainSearch,
);

/** Search box for sentences. The code that interprets them is loaded when the box is focused. */
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
        // Also a sentence that no event has told.
        store.type(event.currentTarget.querySelector('input')?.value ?? '');
        setEntered(true);
        setSent(sent + 1);
      }}
    >
      <SentenceField
        placeholder="z. B. Kombi Diesel bis 25.000, Golf, Fahrzeugnummer"
        onEnter={() => setEntered(true)}
      />
      <Suspense>
        {isEntered ? <LazyPhrasePreview sentence={sentence} sent={sent} onChange={store.type} /> : null}
      </Suspense>
    </form>
  );
}
