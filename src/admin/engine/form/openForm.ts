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
  /** To be focused, anew each time; its closed section opens. */
  wanted?: { name: string } | undefined;
}

export interface ControlProps<Values extends FieldValues> {
  form: CheckedForm<Values, unknown>;
  name: FieldPath<Values>;
  field: Partial<EntryField<Values>>;
  /** For `ui/fields`. */
  text: { label: string; hint?: ReactNode; error?: string; isRequired?: boolean };
  isReadOnly: boolean;
}

export interface FormFieldProps<Values extends FieldValues> {
  form: OpenForm<Values>;
  name: FieldPath<Values>;
  hint?: ReactNode;
  /** Half a row, or a hint at the value's length; default: the row. */
  width?: 'half' | 'short';
}

export const isShown = <Values extends FieldValues>(
  { state, fields }: Pick<OpenForm<Values>, 'state' | 'fields'>,
  name: string,
): boolean => fields[name]?.when?.(state.getValues()) ?? true;

export const conflictOf = (open: OpenConflicts | undefined, name: string) =>
  open?.conflicts.find((conflict) => conflict.name === name);
