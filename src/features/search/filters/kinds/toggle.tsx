import { Checkbox } from '../../../../ui/fields/Checkbox';
import { without, type Filter, type FilterPlace, type FlagName } from '../filter';

interface Toggle extends FilterPlace {
  name: FlagName;
}

export function toggle(entry: Toggle): Filter {
  const { name, label } = entry;
  return {
    ...entry,
    kind: 'toggle',
    names: [name],
    normalise: (values) => values,
    chips: (values) => {
      const value = values[name];
      if (value === undefined) return [];
      return [{ id: name, label: value ? label : `${label}: nein`, without: without(values, [name]) }];
    },
    Control: ({ values, onChange }) => (
      <Checkbox
        label={label}
        checked={values[name] === true}
        onChange={({ currentTarget }) => {
          const rest = without(values, [name]);
          onChange(currentTarget.checked ? { ...rest, [name]: true } : rest);
        }}
      />
    ),
  };
}
