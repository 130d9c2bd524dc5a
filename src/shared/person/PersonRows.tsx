import type { FieldPath, FieldValues } from 'react-hook-form';
import { personFields, type PersonFieldName } from '../../domain/person/fields';
import type { CheckedForm } from '../../ui/fields/useCheckedForm';
import { useStyles } from '../../ui/styles';
import { PersonField } from './PersonField';
import css from './PersonRows.css?inline';

interface PersonRowsProps<Values extends FieldValues, Output> {
  form: CheckedForm<Values, Output>;
  names: readonly (FieldPath<Values> & PersonFieldName)[];
  isRequired?: boolean;
}

export function PersonRows<Values extends FieldValues, Output>({
  form,
  names,
  isRequired,
}: PersonRowsProps<Values, Output>) {
  useStyles(css);
  const groups = new Set(names.map((name) => personFields[name].group));
  return [...groups].map((group) => (
    <div key={group} className={`person-row person-row--${group}`}>
      {names
        .filter((name) => personFields[name].group === group)
        .map((name) => (
          <PersonField key={name} form={form} name={name} isRequired={isRequired} />
        ))}
    </div>
  ));
}
