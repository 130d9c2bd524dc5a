import type { FieldValues } from 'react-hook-form';
import type { FormField } from './controls';
import { valueText } from './mergeChanges';

/** A field that a colleague changed while it was changed here. */
export interface Conflict {
  name: string;
  theirs: unknown;
}

/** Fields that both changed, and the way to decide each: for its place in the form. */
export interface OpenConflicts {
  conflicts: readonly Conflict[];
  /** Keeps one's own value, or takes the colleague's. */
  decide: (name: string, isMine: boolean) => void;
}

/** 'Inzwischen geändert zu „Kontaktformular“.', in the words of the field's own choices. */
export function conflictText<Values extends FieldValues, Related>(
  { theirs }: Conflict,
  field: FormField<Values, Related> | undefined,
  related: Related,
): string {
  const control = field?.control;
  const choices = control && 'options' in control ? control.options(related) : [];
  const isNone = Array.isArray(theirs) && theirs.length === 0;
  const checks = control?.kind === 'checks' ? control : undefined;
  const labelOf = (value: string) =>
    choices.find((choice) => choice.value === value)?.label ?? checks?.labelOf?.(value, related) ?? value;
  const text = (isNone ? checks?.empty : undefined) ?? valueText(theirs, labelOf);
  return text === undefined ? 'Inzwischen geändert.' : `Inzwischen geändert zu „${text}“.`;
}
