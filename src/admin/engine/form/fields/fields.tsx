import { useState, type ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { classNames } from '../../../../ui/classNames';
import { Checkbox } from '../../../../ui/fields/Checkbox';
import { TextArea } from '../../../../ui/fields/TextArea';
import { Disclosure } from '../../../../ui/layout/Disclosure';
import { useStyles } from '../../../../ui/styles';
import { conflictText } from '../conflicts';
import { ConflictChoices } from '../ConflictNotice';
import { conflictOf, isShown, type ControlProps, type FormFieldProps, type OpenForm } from '../openForm';
import { ChecksControl, RadioControl, SelectControl, type ChecksOptions } from './ChoiceControls';
import { ColourControl } from './ColourControl';
import { FileControl } from './FileControl';
import type { FileOptions } from './FilePreview';
import { FilesControl } from './FilesControl';
import css from './FormFields.css?inline';
import { HtmlControl } from './HtmlControl';
import { DateControl, TextControl, type TextOptions } from './TextControl';
import { TextsControl } from './TextsControl';

/** A field in its place, with its error and the choice between two values; its control are the children. */
export function FormField<Values extends FieldValues>({
  form,
  name,
  hint,
  width,
  children,
}: FormFieldProps<Values> & { children: (control: ControlProps<Values>) => ReactNode }) {
  const { state, fields, isReadOnly, open } = form;
  if (!isShown(form, name)) return null;
  const { [name]: field = { label: name } } = fields;
  const { label, isRequired } = field;
  const conflict = conflictOf(open, name);
  const error =
    state.getFieldState(name, state.formState).error?.message ?? (conflict && conflictText(conflict, field));
  return (
    <div className={classNames('form-section__field', width && `form-section__field--${width}`)}>
      {children({ form: state, name, field, isReadOnly, text: { label, hint, isRequired, error } })}
      {conflict ? <ConflictChoices label={label} onDecide={(isMine) => open?.decide(name, isMine)} /> : null}
    </div>
  );
}

interface FormSectionProps {
  form: Pick<OpenForm<never>, 'isReadOnly'>;
  title?: string;
  text?: string | undefined;
  children: ReactNode;
}

/** Section of a form, with or without a title: a `fieldset`, which locks every control in it. */
export function FormSection({ form, title, text, children }: FormSectionProps) {
  useStyles(css);
  return (
    <fieldset className="form-section pb-32" disabled={form.isReadOnly}>
      {title === undefined ? null : (
        <legend className="pb-12 font-650 text-16 leading-heading font-heading">{title}</legend>
      )}
      <SectionFields text={text}>{children}</SectionFields>
    </fieldset>
  );
}

function SectionFields({ text, children }: Pick<FormSectionProps, 'text' | 'children'>) {
  return (
    <>
      {text === undefined ? null : <p className="pb-12 text-muted text-14">{text}</p>}
      <div className="grid grid-cols-1 gap-16 phone:grid-cols-2">{children}</div>
    </>
  );
}

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== '' && value !== false && value !== undefined && value !== null;
}

interface OptionalSectionProps<Values extends FieldValues> extends Omit<FormSectionProps, 'form'> {
  form: OpenForm<Values>;
  title: string;
  names: readonly FieldPath<Values>[];
}

/** Collapsed section, for rarely needed fields. It opens where a field in it has an error or is wanted. */
export function OptionalSection<Values extends FieldValues>(props: OptionalSectionProps<Values>) {
  useStyles(css);
  const { form, title, text, names, children } = props;
  const { state, isReadOnly, open, wanted } = form;
  const filled = names.filter((name) => isFilled(state.getValues(name))).length;
  const isWrong = names.some(
    (name) => state.getFieldState(name, state.formState).error !== undefined || conflictOf(open, name) !== undefined,
  );
  const [before, setBefore] = useState({ isWrong, wanted });
  const [openings, setOpenings] = useState(Number(isWrong));
  if (isWrong !== before.isWrong || wanted !== before.wanted) {
    setBefore({ isWrong, wanted });
    const isWanted = wanted !== before.wanted && names.some((name) => name === wanted?.name);
    if (isWanted || (isWrong && !before.isWrong)) setOpenings(openings + 1);
  }
  const count = names.length > 1 ? `${filled} ` : '';
  const note = filled > 0 ? ` (${count}ausgefüllt)` : '';
  return (
    <Disclosure key={openings} summary={title + note} isOpen={openings > 0}>
      <fieldset className="form-section pb-32" disabled={isReadOnly} aria-label={title}>
        <SectionFields text={text}>{children}</SectionFields>
      </fieldset>
    </Disclosure>
  );
}

export function TextField<Values extends FieldValues>(props: FormFieldProps<Values> & TextOptions) {
  const { type, inputMode, maxLength, suffix, usual, normalise, ...field } = props;
  return (
    <FormField {...field}>
      {(control) => <TextControl {...control} {...{ type, inputMode, maxLength, suffix, usual, normalise }} />}
    </FormField>
  );
}

export function AreaField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  return (
    <FormField {...props}>
      {({ form, name, text, isReadOnly }) => (
        <TextArea {...form.register(name)} {...text} autoComplete="off" readOnly={isReadOnly} />
      )}
    </FormField>
  );
}

/** Multi-line text, optionally formatted (HTML). */
export const HtmlField = <Values extends FieldValues>(props: FormFieldProps<Values>) => (
  <FormField {...props}>{(control) => <HtmlControl {...control} />}</FormField>
);

export const DateField = <Values extends FieldValues>(props: FormFieldProps<Values>) => (
  <FormField {...props}>{(control) => <DateControl {...control} />}</FormField>
);

export function TickField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  return (
    <FormField {...props}>
      {({ form, name, text, isReadOnly }) => <Checkbox {...form.register(name)} {...text} disabled={isReadOnly} />}
    </FormField>
  );
}

export const SelectField = <Values extends FieldValues>({
  placeholder,
  ...field
}: FormFieldProps<Values> & { placeholder?: string }) => (
  <FormField {...field}>{(control) => <SelectControl {...control} placeholder={placeholder} />}</FormField>
);

export const RadioField = <Values extends FieldValues>(props: FormFieldProps<Values>) => (
  <FormField {...props}>{(control) => <RadioControl {...control} />}</FormField>
);

/**
 * Multiple choice.
 *
 * @param isSentences whether the choices are sentences, one per line
 * @param noteOf what a choice lacks, below it
 */
export const ChecksField = <Values extends FieldValues>({
  isSentences,
  noteOf,
  ...field
}: FormFieldProps<Values> & ChecksOptions) => (
  <FormField {...field}>{(control) => <ChecksControl {...control} {...{ isSentences, noteOf }} />}</FormField>
);

/** One file; value: `FileChoice`. */
export const FileField = <Values extends FieldValues>({
  upload,
  wanted,
  frame,
  address,
  ...field
}: FormFieldProps<Values> &
  FileOptions & { /** Field that is shown while no file is chosen. */ address?: ReactNode }) => (
  <FormField {...field}>
    {(control) => <FileControl {...control} options={{ upload, wanted, frame }} address={address} />}
  </FormField>
);

/** Ordered files; value: `FileChoice[]`. */
export const FilesField = <Values extends FieldValues>({
  upload,
  wanted,
  frame,
  ...field
}: FormFieldProps<Values> & FileOptions) => (
  <FormField {...field}>{(control) => <FilesControl {...control} options={{ upload, wanted, frame }} />}</FormField>
);

export const TextsField = <Values extends FieldValues>({
  addLabel,
  ...field
}: FormFieldProps<Values> & { addLabel: string }) => (
  <FormField {...field}>{(control) => <TextsControl {...control} addLabel={addLabel} />}</FormField>
);

/** Colour. @param standard colour of a shop that has chosen none */
export const ColourField = <Values extends FieldValues>({
  standard,
  ...field
}: FormFieldProps<Values> & { standard: string }) => (
  <FormField {...field}>{(control) => <ColourControl {...control} standard={standard} />}</FormField>
);
