import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { CheckedForm } from '../../../ui/fields/useCheckedForm';
import type { OpenConflicts } from './conflicts';
import type { EntryField } from '../entryFields';
import type { FormFields } from '../entryForm';

export interface OpenForm<Values extends FieldValues> {
  state: CheckedForm<Values, unknown>;
  fields: FormFields<Values>;
  isReadOnly: boolean;
  open?: OpenConflicts | undefined;
  /** Field that gets the focus, anew for each time: its closed section opens before. */
  wanted?: { name: string } | undefined;
}

export interface ControlProps<Values extends FieldValues> {
  form: CheckedForm<Values, unknown>;
  name: FieldPath<Values>;
  field: Partial<EntryField<Values>>;
  /** Label, hint and error for the components of `ui/fields`. */
  text: { label: string; hint?: ReactNode; error?: string; isRequired?: boolean };
  isReadOnly: boolean;
}

/** Props of a field; what else is known of it stands in the form (`entryForm`). */
export interface FormFieldProps<Values extends FieldValues> {
  form: OpenForm<Values>;
  name: FieldPath<Values>;
  hint?: ReactNode;
  /** Half of a row, or a width that hints at the length of the value; default: the whole row. */
  width?: 'half' | 'short';
}

export const isShown = <Values extends FieldValues>(
  { state, fields }: Pick<OpenForm<Values>, 'state' | 'fields'>,
  name: string,
): boolean => fields[name]?.when?.(state.getValues()) ?? true;

export const conflictOf = (open: OpenConflicts | undefined, name: string) =>
  open?.conflicts.find((conflict) => conflict.name === name);
