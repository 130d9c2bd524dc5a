import { choiceLabel, type EntryField } from '../entryFields';
import { EMPTY, valueText } from '../valueText';

export interface Conflict {
  name: string;
  theirs: unknown;
}

export interface OpenConflicts {
  conflicts: readonly Conflict[];
  decide: (name: string, isMine: boolean) => void;
}

/** 'Inzwischen geändert zu „Kontaktformular“.'; files without the value. */
export function conflictText<Values>({ theirs }: Conflict, field: Partial<EntryField<Values>> = {}): string {
  const isNone = Array.isArray(theirs) && theirs.length === 0;
  const text = (isNone ? field.empty : undefined) ?? valueText(theirs, (value) => choiceLabel(field, value));
  if (text === EMPTY) return 'Inzwischen geleert.';
  return text === undefined ? 'Inzwischen geändert.' : `Inzwischen geändert zu „${text}“.`;
}
