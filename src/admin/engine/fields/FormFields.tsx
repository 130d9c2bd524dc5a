import type { FieldValues } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { classNames } from '../../../ui/classNames';
import { Disclosure } from '../../../ui/layout/Disclosure';
import { useStyles } from '../../../ui/styles';
import type { CheckedForm } from '../../../ui/fields/useCheckedForm';
import type { FormField } from '../controls';
import type { FormSection } from '../resource';
import { AnyControl } from './AnyControl';
import css from './FormFields.css?inline';

interface FormFieldsProps<Values extends FieldValues, Related> {
  form: CheckedForm<Values, unknown>;
  sections: readonly FormSection<Values, Related>[];
  related: Related;
  isReadOnly?: boolean;
}

/** The sections of a form that are shown now, each a `fieldset` with its legend (form pattern of the admin area). */
export function FormFields<Values extends FieldValues, Related>(props: FormFieldsProps<Values, Related>) {
  useStyles(css);
  const { form, sections, related, isReadOnly = false } = props;
  // What is typed decides which fields are shown.
  useWatch({ control: form.control });
  const values = form.getValues();
  return (
    <>
      {sections
        .filter(({ when }) => when?.(values) ?? true)
        .map((section, index) => {
          const { title, text, isOptional } = section;
          const shown = section.fields.filter(({ when }) => when?.(values) ?? true);
          const fields = (
            <>
              {text === undefined ? null : <p className="form-section__text">{text}</p>}
              <div className="form-section__fields">
                {shown.map((field) => (
                  <FieldPlace key={`${field.name} ${field.label}`} {...{ form, field, related, isReadOnly }} />
                ))}
              </div>
            </>
          );
          if (title === undefined) return <div key={index}>{fields}</div>;
          if (!isOptional) {
            return (
              <fieldset key={title} className="form-section" disabled={isReadOnly}>
                <legend className="form-section__title">{title}</legend>
                {fields}
              </fieldset>
            );
          }
          const filled = shown.filter(({ name }) => isFilled(form.getValues(name))).length;
          const isWrong = shown.some(({ name }) => form.getFieldState(name, form.formState).error !== undefined);
          return (
            // Opened anew where something in it is wrong: the error summary leads there.
            <Disclosure
              key={`${title} ${String(isWrong)}`}
              summary={filled > 0 ? `${title} (${filled} ausgefüllt)` : title}
              isOpen={isWrong}
            >
              <fieldset className="form-section" disabled={isReadOnly} aria-label={title}>
                {fields}
              </fieldset>
            </Disclosure>
          );
        })}
    </>
  );
}

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== '' && value !== false && value !== undefined && value !== null;
}

interface FieldPlaceProps<Values extends FieldValues, Related> {
  form: CheckedForm<Values, unknown>;
  field: FormField<Values, Related>;
  related: Related;
  isReadOnly: boolean;
}

function FieldPlace<Values extends FieldValues, Related>(props: FieldPlaceProps<Values, Related>) {
  const { form, field } = props;
  const { label, isRequired, name, width } = field;
  const hint = typeof field.hint === 'function' ? field.hint(form.getValues()) : field.hint;
  const error = form.getFieldState(name, form.formState).error?.message;
  return (
    <div className={classNames('form-section__field', width && `form-section__field--${width}`)}>
      <AnyControl {...props} text={{ label, hint, isRequired, error }} />
    </div>
  );
}
