import type { ComponentType } from 'react';
import { OPEN_LISTS, type FacetOption } from '../../../../domain/vehicle/search/facets';
import { CheckList } from '../../../../ui/fields/CheckList';
import { MultiSelect } from '../../../../ui/fields/MultiSelect';
import {
  withoutFilters,
  type Filter,
  type FilterPlace,
  type ListName,
  type ListProps,
  type Option,
  type OptionSource,
} from '../filter';
import { freeSpelling, type Spelling } from '../spelling';
import { ANY } from './optionText';

/** Each value widens the result. */
interface Multi extends FilterPlace {
  name: ListName;
  optionsOf: (source: OptionSource) => readonly FacetOption[];
  spelling?: Spelling;
  labelOf?: Filter['labelOf'];
  order?: Filter['order'];
  /** Colour or gradient beside the label. */
  swatchOf?: (value: string) => string | undefined;
  isChecklist?: boolean;
  List?: ComponentType<ListProps>;
  /** For unreadable values (ids). */
  isOneChip?: boolean;
}

/** A chip then names the unchosen ones: minimum of chosen, maximum of unchosen. */
const MIN_CHOSEN = 4;
const MAX_UNCHOSEN = 2;

export function multiFilter(entry: Multi): Filter {
  const { name, label, spelling = freeSpelling, isChecklist, isOneChip, List } = entry;
  const labelOf = entry.labelOf ?? spelling.labelOf;
  const optionLabel = (value: string, options: readonly Option[]) =>
    options.find(({ key }) => key === value)?.label ?? labelOf(value) ?? value;

  return {
    ...entry,
    kind: 'multi',
    names: [name],
    labelOf,
    normalise: (values, options) => {
      const chosen = (values[name] ?? []).flatMap((value) => spelling.normalise(value, options) ?? []);
      return chosen.length === 0 ? withoutFilters(values, [name]) : { ...values, [name]: [...new Set(chosen)] };
    },
    chips: (values, options) => {
      const chosen: readonly string[] = values[name] ?? [];
      if (isOneChip && chosen.length > 0) return [{ id: name, label, without: withoutFilters(values, [name]) }];
      const excluded = excludedOptions(name, chosen, options);
      if (excluded.length > 0) {
        const labels = excluded.map((option) => option.label);
        const text = labels.length > 1 ? `weder ${labels.join(' noch ')}` : `nicht ${labels.join()}`;
        return [{ id: name, label: text, without: withoutFilters(values, [name]) }];
      }
      return chosen.map((value) => {
        const others = chosen.filter((other) => other !== value);
        return {
          id: `${name}=${value}`,
          label: optionLabel(value, options),
          without: others.length === 0 ? withoutFilters(values, [name]) : { ...values, [name]: others },
        };
      });
    },
    Control: ({ values, options, onChange }) => {
      const chosen: readonly string[] = values[name] ?? [];
      // From an address; removable, though not options.
      const unknownValues = chosen.filter((value) => options.every(({ key }) => key !== value));
      const choices = [
        ...options.map(({ key, label, count }) => ({ value: key, label, count, swatch: entry.swatchOf?.(key) })),
        ...unknownValues.map((value) => ({ value, label: optionLabel(value, options), count: 0 })),
      ];
      const list = {
        label,
        options: choices,
        value: chosen,
        onChange: (next: string[]) =>
          onChange(next.length > 0 ? { ...values, [name]: next } : withoutFilters(values, [name])),
      };
      if (List) return <List {...list} />;
      return isChecklist ? <CheckList {...list} /> : <MultiSelect {...list} placeholder={ANY} />;
    },
  };
}

/** If one chip for them equals many for the chosen ones; else empty. */
function excludedOptions(name: ListName, chosen: readonly string[], options: readonly Option[]): readonly Option[] {
  if (OPEN_LISTS.has(name)) return [];
  const others = options.filter(({ key }) => !chosen.includes(key));
  return others.length <= MAX_UNCHOSEN && options.length - others.length >= MIN_CHOSEN ? others : [];
}
