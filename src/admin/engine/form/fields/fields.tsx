import type { ComponentType, ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { Control, ControlProps, FileOptions, FormField } from '../controls';
import { FieldPlace, useChoices, useFormParts } from './formParts';

/** Props of every field. Its label, choices and unit stand in the form (`entryForm`). */
type FieldProps<Values extends FieldValues> = Pick<FormField<Values>, 'isRequired' | 'width' | 'normalise'> & {
  name: FieldPath<Values>;
  /** Help text. */
  hint?: ReactNode;
};

type ControlOf<Values extends FieldValues, Kind extends string> = Omit<
  Extract<Control<Values>, { kind: Kind }>,
  'kind'
>;

function Field<Values extends FieldValues>(props: FieldProps<Values> & { control: Control<Values> }) {
  const { texts } = useFormParts<Values>();
  return <FieldPlace<Values> {...props} label={texts?.labels[props.name] ?? props.name} />;
}

function TextField<Values extends FieldValues>(
  props: FieldProps<Values> & Omit<ControlOf<Values, 'text'>, 'suffix' | 'usual'>,
) {
  const { type, inputMode, maxLength, ...field } = props;
  const { texts } = useFormParts<Values>();
  return (
    <Field<Values>
      {...field}
      control={{ kind: 'text', type, inputMode, maxLength, suffix: texts?.units?.[field.name] }}
    />
  );
}

function AreaField<Values extends FieldValues>(props: FieldProps<Values>) {
  return <Field<Values> {...props} control={{ kind: 'area' }} />;
}

function HtmlField<Values extends FieldValues>(props: FieldProps<Values>) {
  return <Field<Values> {...props} control={{ kind: 'html' }} />;
}

function DateField<Values extends FieldValues>(props: FieldProps<Values>) {
  return <Field<Values> {...props} control={{ kind: 'date' }} />;
}

function SelectField<Values extends FieldValues>({
  placeholder,
  ...field
}: FieldProps<Values> & { placeholder?: string }) {
  const { options } = useChoices<Values>(field.name);
  return <Field<Values> {...field} control={{ kind: 'select', options, placeholder }} />;
}

function RadioField<Values extends FieldValues>(props: FieldProps<Values>) {
  const { options } = useChoices<Values>(props.name);
  return <Field<Values> {...props} control={{ kind: 'radio', options }} />;
}

/** Multiple choice. @param empty label of no choice: 'Alle Standorte' */
function ChecksField<Values extends FieldValues>({ empty, ...field }: FieldProps<Values> & { empty?: string }) {
  const choices = useChoices<Values>(field.name);
  return <Field<Values> {...field} control={{ kind: 'checks', ...choices, empty }} />;
}

/** One file; value: `FileChoice`. */
function FileField<Values extends FieldValues>({ upload, wanted, frame, ...field }: FieldProps<Values> & FileOptions) {
  return <Field<Values> {...field} control={{ kind: 'file', upload, wanted, frame }} />;
}

/** Ordered files; value: `FileChoice[]`. */
function FilesField<Values extends FieldValues>({ upload, wanted, frame, ...field }: FieldProps<Values> & FileOptions) {
  return <Field<Values> {...field} control={{ kind: 'files', upload, wanted, frame }} />;
}

/** List of texts, one a line. */
function TextsField<Values extends FieldValues>({ addLabel, ...field }: FieldProps<Values> & { addLabel: string }) {
  return <Field<Values> {...field} control={{ kind: 'texts', addLabel }} />;
}

/** Field with a control of its own. */
function OwnField<Values extends FieldValues>(
  props: FieldProps<Values> & { Control: ComponentType<ControlProps<Values>> },
) {
  const { Control: OwnControl, ...field } = props;
  return <Field<Values> {...field} control={{ kind: 'own', Control: OwnControl }} />;
}

/** The fields of a form, typed by the names of its values: `const { TextField } = fieldsOf<ContactValues>()`. */
export const fieldsOf = <Values extends FieldValues>() => ({
  TextField: TextField<Values>,
  AreaField: AreaField<Values>,
  HtmlField: HtmlField<Values>,
  DateField: DateField<Values>,
  SelectField: SelectField<Values>,
  RadioField: RadioField<Values>,
  ChecksField: ChecksField<Values>,
  FileField: FileField<Values>,
  FilesField: FilesField<Values>,
  TextsField: TextsField<Values>,
  OwnField: OwnField<Values>,
});
