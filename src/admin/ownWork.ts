import type { Letter } from '../domain/dealer/letter';
import type { Change } from '../lib/change';
import type { CalendarDay } from '../lib/dates/calendarDay';
import type { Question } from './engine/QuestionDialog';

/** (rules/admin: own changes) */
export interface WriteRecord {
  /** Name of the query of its entries, by which a reload finds the way back. */
  of?: string | undefined;
  /** '„Fußmatten“ geändert' */
  text: string;
  parts: readonly WriteRecordPart[];
  /** Why there is no way back: 'Endgültig gelöscht.' */
  final?: string | undefined;
  /**
   * Takes parts back and says what came of it; rejects if that fails. Absent where the platform has no way.
   *
   * @param agreed questions that were answered with yes
   */
  takeBack?: (
    parts: readonly WriteRecordPart[],
    agreed: readonly Question[],
    signal: AbortSignal,
  ) => Promise<TakenBack>;
}

/** What is taken back by itself: a field, or an entry among several. */
export interface WriteRecordPart {
  label: string;
  /** '549 → 576,45' */
  text: string;
  /** Entry and values, without values where it came, or got or lost a file; absent for a deletion. */
  entry?: { id: string; change: Change } | undefined;
  /** Why it has no way back: a replaced file is gone. */
  final?: string | undefined;
}

interface TakenBack {
  text: string;
  isWhole: boolean;
  back: readonly WriteRecordPart[];
}

export interface OwnChange extends WriteRecord {
  id: number;
  /** When it was made, ms. */
  at: number;
  back: readonly WriteRecordPart[];
}

/** Message, or a word by mouth; after a reload without its text. */
export interface SentLetter extends Letter {
  about: string;
  email: string | undefined;
  /** 'E-Mail', 'WhatsApp', 'E-Mail-Programm', '' by word of mouth */
  channel: string;
  at: Date;
}

/** (rules/admin: what a reload finds) */
export interface Desk {
  work: Work;
  made: readonly OwnChange[];
}

export interface Work {
  /** When trade-ins were answered, ms, by id. */
  answered: Readonly<Record<string, number>>;
  letters: readonly SentLetter[];
  /** Cases that were put off, by id, until a day. */
  later: Readonly<Record<string, CalendarDay>>;
}
