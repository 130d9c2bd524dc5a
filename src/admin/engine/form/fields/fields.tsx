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

/** With its error and the choice between two values; children: its control. */
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

/** A `fieldset`, which locks every control in it. */
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
  if (typeof value === 'object' && value !== null && !(value instanceof File))
    return Object.values(value).some(isFilled);
  return value !== '' && value !== false && value !== undefined && value !== null;
}

interface OptionalSectionProps<Values extends FieldValues> extends Omit<FormSectionProps, 'form'> {
  form: OpenForm<Values>;
  title: string;
  names: readonly FieldPath<Values>[];
  isOpenAtFirst?: boolean;
}

/** For rare fields. Opens where one has an error or is wanted. */
export function OptionalSection<Values extends FieldValues>(props: OptionalSectionProps<Values>) {
  useStyles(css);
  const { form, title, text, names, isOpenAtFirst = false, children } = props;
  const { state, isReadOnly, open, wanted } = form;
  const filled = names.filter((name) => isFilled(state.getValues(name))).length;
  const isWrong = names.some(
    (name) => state.getFieldState(name, state.formState).error !== undefined || conflictOf(open, name) !== undefined,
  );
  const [before, setBefore] = useState({ isWrong, wanted });
  const [openings, setOpenings] = useState(Number(isWrong || isOpenAtFirst));
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

/** Takes a control; what its place does not need is an option. */
const fieldOf =
  <Options extends object>(Control: <Values extends FieldValues>(props: ControlProps<Values> & Options) => ReactNode) =>
  <Values extends FieldValues>(props: FormFieldProps<Values> & Options) => (
    <FormField {...props}>{(control) => <Control {...props} {...control} />}</FormField>
  );

export const TextField = fieldOf<TextOptions>(TextControl);
export const AreaField = fieldOf<object>(AreaControl);
export const HtmlField = fieldOf<object>(HtmlControl);
export const DateField = fieldOf<object>(DateControl);
export const TickField = fieldOf<object>(TickControl);
export const SelectField = fieldOf<{ placeholder?: string }>(SelectControl);
export const RadioField = fieldOf<object>(RadioControl);
export const ChecksField = fieldOf<ChecksOptions>(ChecksControl);
/** One file; value: `FileChoice`. */
export const FileField = fieldOf<FileOptions & { address?: ReactNode }>(FileControl);
/** Ordered files; value: `FileChoice[]`. */
export const FilesField = fieldOf<FileOptions>(FilesControl);
export const TextsField = fieldOf<{ addLabel: string }>(TextsControl);
export const ColourField = fieldOf<{ standard: string }>(ColourControl);

function AreaControl<Values extends FieldValues>({ form, name, text, isReadOnly }: ControlProps<Values>) {
  return <TextArea {...form.register(name)} {...text} autoComplete="off" readOnly={isReadOnly} />;
}

function TickControl<Values extends FieldValues>({ form, name, text, isReadOnly }: ControlProps<Values>) {
  return <Checkbox {...form.register(name)} {...text} disabled={isReadOnly} />;
}
