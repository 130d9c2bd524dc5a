import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatNumber } from '../../../lib/format';
import { IconButton } from '../../../ui/actions/IconButton';
import { useAnnounce } from '../../../ui/display/Announcer';
import { TextInput } from '../../../ui/fields/TextInput';
import { SEARCH_DELAY_MS } from './listSearch';

/** When the pressed control disappears. */
export function focusSearch(inside: Element): void {
  inside.closest('.list-page')?.querySelector<HTMLElement>('input[type=search]')?.focus();
}

const ANNOUNCE_DEBOUNCE_MS = 500;

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  hits: number;
  onSearch: (text: string) => void;
}

/** Debounced; the address can change its value (Back). */
export function SearchField({ label, placeholder, value, hits, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [valueBefore, setValueBefore] = useState(value);
  const announce = useAnnounce();
  if (valueBefore !== value) {
    setValueBefore(value);
    if (value !== typed.trim()) setTyped(value);
  }
  const search = useEffectEvent((text: string) => {
    if (text !== value) onSearch(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => search(typed.trim()), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    if (value === '') return;
    const timer = setTimeout(
      () => announce(hits === 1 ? '1 Eintrag' : `${formatNumber(hits)} Einträge`),
      ANNOUNCE_DEBOUNCE_MS,
    );
    return () => clearTimeout(timer);
  }, [value, hits, announce]);
  return (
    <div className="list-toolbar__search">
      <TextInput
        label={label}
        isLabelHidden
        placeholder={placeholder}
        type="search"
        icon={<Search />}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          // The first Escape clears, the next is the page's.
          if (event.key !== 'Escape' || typed === '') return;
          event.preventDefault();
          event.stopPropagation();
          setTyped('');
        }}
      />
      {typed === '' ? null : (
        <IconButton
          className="list-toolbar__clear"
          label="Suche leeren"
          icon={<X />}
          onClick={({ currentTarget }) => {
            setTyped('');
            focusSearch(currentTarget);
          }}
        />
      )}
    </div>
  );
}
