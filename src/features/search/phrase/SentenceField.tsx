import Search from 'lucide-react/icons/search';
import { plainText } from '../../../lib/text/plainText';
import { TextInput } from '../../../ui/fields/TextInput';
import { useSearch, useSearchStore } from '../SearchProvider';

/** @param onEnter first focus */
export function SentenceField({ onEnter }: { onEnter: () => void }) {
  const store = useSearchStore();
  const sentence = useSearch((state) => state.sentence);
  return (
    <TextInput
      label="Volltextsuche"
      isLabelHidden
      type="search"
      autoComplete="off"
      enterKeyHint="search"
      placeholder="z. B. Kombi bis 25.000"
      icon={<Search />}
      value={sentence}
      onFocus={onEnter}
      onChange={({ currentTarget }) => store.type(plainText(currentTarget.value))}
    />
  );
}
