import type { FacetOption } from '../../../../domain/vehicle/search/facets';
import { Select } from '../../../../ui/fields/Select';
import {
  withoutFilters,
  type Filter,
  type FilterName,
  type FilterPlace,
  type OptionSource,
  type TextName,
} from '../filter';
import { freeSpelling, type Spelling } from '../spelling';
import { ANY, optionText } from './optionText';

interface Choice extends FilterPlace {
  name: TextName;
  optionsOf: (source: OptionSource) => readonly FacetOption[];
  isUncounted?: boolean;
  spelling?: Spelling;
  order?: Filter['order'];
  clears?: readonly FilterName[];
  emptyHint?: string;
}

export function choiceFilter(entry: Choice): Filter {
  const { name, spelling = freeSpelling, isUncounted = false, emptyHint } = entry;
  return {
    ...entry,
    kind: 'choice',
    names: [name],
    labelOf: spelling.labelOf,
    normalise: (values, options) => {
      const value = values[name];
      const normalised = value === undefined ? undefined : spelling.normalise(value, options);
      return normalised === undefined ? withoutFilters(values, [name]) : { ...values, [name]: normalised };
    },
    chips: (values, options) => {
      const value = values[name];
      if (value === undefined) return [];
      const label = options.find(({ key }) => key === value)?.label ?? spelling.labelOf(value) ?? value;
      return [{ id: name, label, without: withoutFilters(values, [name, ...(entry.clears ?? [])]) }];
    },
    Control: ({ values, options, onChange }) => {
      const value = values[name] ?? '';
      const isKnown = value === '' || options.some(({ key }) => key === value);
      const offered = isKnown
        ? options
        : [{ key: value, label: spelling.labelOf(value) ?? value, count: 0 }, ...options];
      return (
        <Select
          label={entry.label}
          placeholder={offered.length === 0 && emptyHint ? emptyHint : ANY}
          value={value}
          disabled={offered.length === 0}
          options={offered.map((option) => ({
            value: option.key,
            label: isUncounted ? option.label : optionText(option),
            isDisabled: !isUncounted && option.count === 0 && option.key !== value,
          }))}
          onChange={({ currentTarget }) => {
            const rest = withoutFilters(values, [name]);
            onChange(currentTarget.value === '' ? rest : { ...rest, [name]: currentTarget.value });
          }}
        />
      );
    },
  };
}
