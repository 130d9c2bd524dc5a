import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { TextInput } from '../../../../ui/fields/TextInput';
import { without, type ControlProps, type Filter, type FilterPlace, type TextName } from '../filter';

/** Milliseconds without a key press after which the typed words are searched for. */
export const TYPING_PAUSE_MS = 300;

/** Free words. */
interface Text extends FilterPlace {
  name: Extract<TextName, 'searchTerm'>;
  placeholder: string;
}

export function text(entry: Text): Filter {
  const { name } = entry;
  return {
    ...entry,
    kind: 'text',
    names: [name],
    normalise: (values) => values,
    chips: (values) => {
      const value = values[name];
      return value === undefined ? [] : [{ id: name, label: `„${value}“`, without: without(values, [name]) }];
    },
    Control: (props) => <TextControl entry={entry} {...props} />,
  };
}

/** Searches after a pause in typing, at once on Enter, and when the field is left. */
function TextControl({ entry, values, onChange }: ControlProps & { entry: Text }) {
  const { name, label, placeholder } = entry;
  const value = values[name] ?? '';
  const [typed, setTyped] = useState(value);
  const [committed, setSettled] = useState(value);
  // The value changed elsewhere: a chip was removed, the filter was reset.
  if (value !== committed) {
    setSettled(value);
    setTyped(value);
  }

  const commit = (words: string) => {
    const term = words.trim();
    if (term === value) return;
    const rest = without(values, [name]);
    setSettled(term);
    onChange(term === '' ? rest : { ...rest, [name]: term });
  };
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => commit(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  });

  return (
    <div className="filter-text">
      <TextInput
        label={label}
        placeholder={placeholder}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        icon={<Search />}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => commit(typed)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit(typed);
        }}
      />
      {typed === '' ? null : (
        <button
          type="button"
          className="filter-text__clear"
          aria-label="Suchbegriff löschen"
          onClick={() => {
            setTyped('');
            commit('');
          }}
        >
          <X />
        </button>
      )}
    </div>
  );
}
