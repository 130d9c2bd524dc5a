import type { FieldValues } from 'react-hook-form';
import type { FormField } from './controls';
import { valueText } from '../valueText';

/** Field that a colleague and the user both changed. */
export interface Conflict {
  name: string;
  theirs: unknown;
}

/** Open conflicts of a form with the function that decides one. */
export interface OpenConflicts {
  conflicts: readonly Conflict[];
  /** Decides for the user's value or the colleague's. */
  decide: (name: string, isMine: boolean) => void;
}

/** 'Inzwischen geändert zu „Kontaktformular“.', with the labels of the field's choices. */
export function conflictText<Values extends FieldValues>(
  { theirs }: Conflict,
  control: FormField<Values>['control'] | undefined,
): string {
  const choices = control && 'options' in control ? control.options() : [];
  const isNone = Array.isArray(theirs) && theirs.length === 0;
  const checks = control?.kind === 'checks' ? control : undefined;
  const labelOf = (value: string) =>
    choices.find((choice) => choice.value === value)?.label ?? checks?.labelOf?.(value) ?? value;
  return changedTo((isNone ? checks?.empty : undefined) ?? valueText(theirs, labelOf));
}

/** @param text text of the new value; `undefined` for one without, such as a file */
export const changedTo = (text: string | undefined): string =>
  text === undefined ? 'Inzwischen geändert.' : `Inzwischen geändert zu „${text}“.`;
