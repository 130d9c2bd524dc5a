import { createContext, useContext, useLayoutEffect, useState, type ReactNode, type ComponentType } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { classNames } from '../../../../ui/classNames';
import type { CheckedForm } from '../../../../ui/fields/useCheckedForm';
import { Disclosure } from '../../../../ui/layout/Disclosure';
import { useStyles } from '../../../../ui/styles';
import { conflictText, type OpenConflicts } from '../conflicts';
import type { FormField, Control, ControlProps, FileOptions } from '../controls';
import { choiceLabel, type EntryForm } from '../../entryForm';
import { ConflictChoices } from '../ConflictNotice';
import { FieldControl } from './FieldControl';
import css from './FormFields.css?inline';

/** What the fields of a form share. */
export interface FormParts<Values extends FieldValues> {
  form: CheckedForm<Values, unknown>;
  /** Labels, choices and units; fields that are declared as data bring their own. */
  texts?: Pick<EntryForm<never, Values>, 'labels' | 'choices' | 'goneLabel' | 'units'>;
  isReadOnly: boolean;
  /** Conflicts with a colleague's changes. */
  open?: OpenConflicts | undefined;
  /** Names of the fields on the screen, filled in by them. */
  visibleNames?: Set<string>;
}

const PartsContext = createContext<unknown>(undefined);

export const FormPartsProvider = PartsContext.Provider;

/** Parts of the surrounding form; its fields know the type of its values (`fieldsOf`). */
export function useFormParts<Values extends FieldValues>(): FormParts<Values> {
  return useContext(PartsContext) as FormParts<Values>;
}

const conflictOf = (open: OpenConflicts | undefined, name: string) =>
  open?.conflicts.find((conflict) => conflict.name === name);

/** A field in its place, with its error and the choice between two values. */
export function FieldPlace<Values extends FieldValues>(field: Omit<FormField<Values>, 'when'>) {
  const { form, isReadOnly, open, visibleNames } = useFormParts<Values>();
  const { label, isRequired, name, width } = field;
  useLayoutEffect(() => {
    visibleNames?.add(name);
    return () => void visibleNames?.delete(name);
  }, [visibleNames, name]);
  const hint = typeof field.hint === 'function' ? field.hint(form.getValues()) : field.hint;
  const conflict = conflictOf(open, name);
  const error =
    form.getFieldState(name, form.formState).error?.message ?? (conflict && conflictText(conflict, field.control));
  return (
    <div className={classNames('form-section__field', width && `form-section__field--${width}`)}>
      <FieldControl {...{ form, field, isReadOnly }} text={{ label, hint, isRequired, error }} />
      {conflict ? <ConflictChoices label={label} onDecide={(isMine) => open?.decide(name, isMine)} /> : null}
    </div>
  );
}

interface FormSectionProps {
  /** Absent in a short form with one section. */
  title?: string;
  /** One sentence. */
  text?: string | undefined;
  children: ReactNode;
}

/** Section of a form, a `fieldset` with a legend. */
export function FormSection({ title, text, children }: FormSectionProps) {
  useStyles(css);
  const { isReadOnly } = useFormParts();
  const fields = <SectionFields text={text}>{children}</SectionFields>;
  if (title === undefined) return <div className="form-section">{fields}</div>;
  return (
    <fieldset className="form-section" disabled={isReadOnly}>
      <legend className="form-section__title">{title}</legend>
      {fields}
    </fieldset>
  );
}

function SectionFields({ text, children }: Omit<FormSectionProps, 'title'>) {
  return (
    <>
      {text === undefined ? null : <p className="form-section__text">{text}</p>}
      <div className="form-section__fields">{children}</div>
    </>
  );
}

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== '' && value !== false && value !== undefined && value !== null;
}

interface OptionalSectionProps<Values extends FieldValues> extends FormSectionProps {
  title: string;
  /** Its fields. */
  names: readonly FieldPath<Values>[];
}

/** Collapsed section, for rarely needed fields. It opens and stays open while a field in it has an error. */
export function OptionalSection<Values extends FieldValues>(props: OptionalSectionProps<Values>) {
  useStyles(css);
  const { title, text, names, children } = props;
  const { form, isReadOnly, open } = useFormParts<Values>();
  const filled = names.filter((name) => isFilled(form.getValues(name))).length;
  const isWrong = names.some(
    (name) => form.getFieldState(name, form.formState).error !== undefined || conflictOf(open, name) !== undefined,
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
        <SectionFields text={text}>{children}</SectionFields>
      </fieldset>
    </Disclosure>
  );
}

/** Choices of a field, from the texts of its form. */
function useChoices<Values extends FieldValues>(name: FieldPath<Values>) {
  const { texts } = useFormParts<Values>();
  return {
    options: () => texts?.choices?.[name] ?? [],
    labelOf: (value: string) => (texts === undefined ? value : choiceLabel(texts, name, value)),
  };
}

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
