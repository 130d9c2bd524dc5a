import { Checkbox } from '../../../../ui/fields/Checkbox';
import { withoutFilters, type Filter, type FilterPlace, type FlagName } from '../filter';

interface Toggle extends FilterPlace {
  name: FlagName;
}

export function toggleFilter(entry: Toggle): Filter {
  const { name, label } = entry;
  return {
    ...entry,
    kind: 'toggle',
    names: [name],
    normalise: (values) => values,
    chips: (values) => {
      const value = values[name];
      if (value === undefined) return [];
      return [{ id: name, label: value ? label : `${label}: nein`, without: withoutFilters(values, [name]) }];
    },
    Control: ({ values, onChange }) => (
      <Checkbox
        label={label}
        checked={values[name] === true}
        onChange={({ currentTarget }) => {
          const rest = withoutFilters(values, [name]);
          onChange(currentTarget.checked ? { ...rest, [name]: true } : rest);
        }}
      />
    ),
  };
}
