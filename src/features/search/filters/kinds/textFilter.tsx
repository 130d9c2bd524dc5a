import { withoutFilters, type Filter, type FilterPlace, type TextName } from '../filter';

/** Free text of the search box; no control in the form. */
interface Text extends FilterPlace {
  name: Extract<TextName, 'searchTerm'>;
}

export function textFilter(entry: Text): Filter {
  const { name } = entry;
  return {
    ...entry,
    kind: 'text',
    names: [name],
    normalise: (values) => values,
    chips: (values) => {
      const value = values[name];
      return value === undefined ? [] : [{ id: name, label: `„${value}“`, without: withoutFilters(values, [name]) }];
    },
    Control: () => null,
  };
}
