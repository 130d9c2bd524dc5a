import Search from 'lucide-react/icons/search';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../ui/display/lazyPart';
import { TextInput } from '../../../ui/fields/TextInput';
import { PlainSearch } from './PlainSearch';

const Understanding = lazyPart(() => import('./Understanding').then((module) => module.Understanding), PlainSearch);

/** A box for what the visitor would say to a salesman; whoever enters it gets what understands it. */
export function PhraseSearch() {
  const [sentence, setSentence] = useState('');
  const [sent, setSent] = useState(0);
  const [isEntered, setEntered] = useState(false);
  return (
    <form
      className="phrase"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(sent + 1);
      }}
    >
      <TextInput
        label="Suche in eigenen Worten"
        isLabelHidden
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        placeholder="z. B. Kombi Diesel bis 25.000"
        icon={<Search />}
        value={sentence}
        onFocus={() => setEntered(true)}
        onChange={({ currentTarget }) => setSentence(currentTarget.value)}
      />
      <Suspense>{isEntered ? <Understanding sentence={sentence} sent={sent} onChange={setSentence} /> : null}</Suspense>
    </form>
  );
}
