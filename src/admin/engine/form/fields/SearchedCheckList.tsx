import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { foldForSearch } from '../../../../lib/text/foldedText';
import { Button } from '../../../../ui/actions/Button';
import { moveFocus } from '../../../../ui/feedback/moveFocus';
import { CheckList } from '../../../../ui/fields/CheckList';
import type { Choice } from '../../../../ui/fields/choice';
import { FieldGroup, type FieldProps } from '../../../../ui/fields/Field';
import { TextInput } from '../../../../ui/fields/TextInput';
import { useStyles } from '../../../../ui/styles';
import css from './SearchedCheckList.css?inline';

const passToNeighbour = moveFocus((item) =>
  (item.nextElementSibling ?? item.previousElementSibling)?.querySelector('button'),
);
const passToSearch = moveFocus((list) => list.parentElement?.querySelector<HTMLElement>('input'));

interface SearchedCheckListProps extends FieldProps {
  name?: string;
  options: readonly Choice[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  isDisabled?: boolean;
}

export function SearchedCheckList({ name, options, value, onChange, ...field }: SearchedCheckListProps) {
  useStyles(css);
  const [typed, setTyped] = useState('');
  const folded = foldForSearch(typed);
  const hits = options.filter(({ label }) => foldForSearch(label).includes(folded));
  const labels = new Map(options.map((option) => [option.value, option.label]));
  return (
    <FieldGroup {...field}>
      <div className="grid gap-8">
        <TextInput
          name={name}
          label={`${field.label} durchsuchen`}
          isLabelHidden
          icon={<Search />}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <div className="searched-list__options">
          {hits.length === 0 ? <p>Kein Treffer.</p> : null}
          <CheckList label={field.label} isLabelHidden options={hits} value={value} onChange={onChange} />
        </div>
        {value.length === 0 ? null : (
          <ul className="flex flex-wrap gap-8" ref={passToSearch} aria-label={`Gewählt: ${field.label}`}>
            {value.map((each) => (
              <li key={each} ref={passToNeighbour}>
                <Button
                  size="small"
                  iconAfter={<X />}
                  aria-label={`${labels.get(each) ?? each} entfernen`}
                  onClick={() => onChange(value.filter((other) => other !== each))}
                >
                  {labels.get(each) ?? each}
                </Button>
              </li>
            ))}
            <li>
              <Button size="small" variant="quiet" onClick={() => onChange([])}>
                Keine
              </Button>
            </li>
          </ul>
        )}
      </div>
    </FieldGroup>
  );
}
