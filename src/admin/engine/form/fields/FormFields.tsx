import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { classNames } from '../../../../ui/classNames';
import { Disclosure } from '../../../../ui/layout/Disclosure';
import { useStyles } from '../../../../ui/styles';
import type { CheckedForm } from '../../../../ui/fields/useCheckedForm';
import { conflictText, type OpenConflicts } from '../conflicts';
import type { FormField } from '../controls';
import type { FormSection } from '../../resource';
import { FieldControl } from './FieldControl';
import { ConflictChoices } from './ConflictChoices';
import css from './FormFields.css?inline';
import { shownSections } from './shownSections';

interface FormFieldsProps<Values extends FieldValues, Related> {
  form: CheckedForm<Values, unknown>;
  sections: readonly FormSection<Values, Related>[];
  related: Related;
  isReadOnly?: boolean;
  /** Conflicts with a colleague's changes. */
  open?: OpenConflicts;
}

/** Visible sections of a form, each a `fieldset` with a legend. */
export function FormFields<Values extends FieldValues, Related>(props: FormFieldsProps<Values, Related>) {
  useStyles(css);
  const { form, sections, isReadOnly = false } = props;
  // Values decide which fields are visible.
  useWatch({ control: form.control });
  return (
    <>
      {shownSections(sections, form.getValues()).map((section, index, all) => {
        const { title, text, isOptional } = section;
        const fields = (
          <>
            {text === undefined ? null : <p className="form-section__text">{text}</p>}
            <div className="form-section__fields">
              {section.fields.map((field) => (
                <FieldPlace key={`${field.name} ${field.label}`} {...props} {...{ field, isReadOnly }} />
              ))}
            </div>
          </>
        );
        if (title === undefined)
          return (
            <div key={index} className={index < all.length - 1 ? 'form-section' : undefined}>
              {fields}
            </div>
          );
        return isOptional ? (
          <OptionalSection key={title} {...props} {...{ section, title, isReadOnly }}>
            {fields}
          </OptionalSection>
        ) : (
          <fieldset key={title} className="form-section" disabled={isReadOnly}>
            <legend className="form-section__title">{title}</legend>
            {fields}
          </fieldset>
        );
      })}
    </>
  );
}

interface OptionalSectionProps<Values extends FieldValues, Related> extends FormFieldsProps<Values, Related> {
  section: FormSection<Values, Related>;
  title: string;
  children: ReactNode;
}

/** Collapsed section. It opens and stays open while a field in it has an error. */
function OptionalSection<Values extends FieldValues, Related>(props: OptionalSectionProps<Values, Related>) {
  const { form, section, title, isReadOnly, open, children } = props;
  const filled = section.fields.filter(({ name }) => isFilled(form.getValues(name))).length;
  const isWrong = section.fields.some(
    ({ name }) => form.getFieldState(name, form.formState).error !== undefined || conflictOf(open, name) !== undefined,
  );
  const [wasWrong, setWasWrong] = useState(isWrong);
  const [openings, setOpenings] = useState(Number(isWrong));
  if (isWrong !== wasWrong) {
    setWasWrong(isWrong);
    if (isWrong) setOpenings(openings + 1);
  }
  return (
    <Disclosure key={openings} summary={filled > 0 ? `${title} (${filled} ausgefüllt)` : title} isOpen={openings > 0}>
      <fieldset className="form-section" disabled={isReadOnly} aria-label={title}>
        {children}
      </fieldset>
    </Disclosure>
  );
}

const conflictOf = (open: OpenConflicts | undefined, name: string) =>
  open?.conflicts.find((conflict) => conflict.name === name);

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== '' && value !== false && value !== undefined && value !== null;
}

interface FieldPlaceProps<Values extends FieldValues, Related> extends FormFieldsProps<Values, Related> {
  field: FormField<Values, Related>;
  isReadOnly: boolean;
}

function FieldPlace<Values extends FieldValues, Related>(props: FieldPlaceProps<Values, Related>) {
  const { form, field, related, isReadOnly, open } = props;
  const { label, isRequired, name, width } = field;
  const hint = typeof field.hint === 'function' ? field.hint(form.getValues()) : field.hint;
  const conflict = conflictOf(open, name);
  const error =
    form.getFieldState(name, form.formState).error?.message ?? (conflict && conflictText(conflict, field, related));
  return (
    <div className={classNames('form-section__field', width && `form-section__field--${width}`)}>
      <FieldControl {...{ form, field, related, isReadOnly }} text={{ label, hint, isRequired, error }} />
      {conflict ? <ConflictChoices label={label} onDecide={(isMine) => open?.decide(name, isMine)} /> : null}
    </div>
  );
}
