import { useWatch, type FieldValues } from 'react-hook-form';
import type { CheckedForm } from '../../../../ui/fields/useCheckedForm';
import type { OpenConflicts } from '../conflicts';
import type { FormSection as SectionData } from '../controls';
import { FieldPlace, FormPartsProvider, FormSection, OptionalSection, type FormParts } from './fields';

interface FormFieldsProps<Values extends FieldValues> {
  form: CheckedForm<Values, unknown>;
  sections: readonly SectionData<Values>[];
  isReadOnly?: boolean;
  /** Conflicts with a colleague's changes. */
  open?: OpenConflicts;
}

/** Visible sections of a form that is declared as data, as the settings are, whose fields the search and links find, too. */
export function FormFields<Values extends FieldValues>(props: FormFieldsProps<Values>) {
  const { form, sections, isReadOnly = false, open } = props;
  // Values decide which fields are visible.
  useWatch({ control: form.control });
  const values = form.getValues();
  const isShown = ({ when }: { when?: (values: Values) => boolean }) => when?.(values) ?? true;
  const parts: FormParts<Values> = { form, isReadOnly, open };
  return (
    <FormPartsProvider value={parts}>
      {sections.filter(isShown).map(({ title, text, isOptional, fields }, at) => {
        const places = fields
          .filter(isShown)
          .map((field) => <FieldPlace key={`${field.name} ${field.label}`} {...field} />);
        return isOptional && title !== undefined ? (
          <OptionalSection<Values> key={title} {...{ title, text }} names={fields.map(({ name }) => name)}>
            {places}
          </OptionalSection>
        ) : (
          <FormSection key={title ?? at} {...{ title, text }}>
            {places}
          </FormSection>
        );
      })}
    </FormPartsProvider>
  );
}
