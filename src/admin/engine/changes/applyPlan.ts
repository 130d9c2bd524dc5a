import type { FieldValues } from 'react-hook-form';
import type { Platform } from '../../../api/platform';
import { mergeChanges, withChanges } from '../form/mergeChanges';
import { isSavedAs } from '../form/savedEntry';
import type { Entry } from '../entry';
import type { EntryForm } from '../form/entryForm';
import type { Plan } from './plans';

/** Why a planned change was not sent: a colleague was faster. */
export class PlanRefused extends Error {
  override readonly name = 'PlanRefused';
}

/**
 * Sends one planned change on top of the current entry. Fields changed only by a colleague are kept.
 *
 * @param fresh the entry as the platform has it now
 * @throws {PlanRefused} a colleague changed the same field or deleted the entry, or both changes together break a rule
 * @throws {HttpError} the write failed
 */
export async function applyPlan<Row extends Entry, Values extends FieldValues>(
  form: EntryForm<Row, Values>,
  { row, before, after }: Pick<Plan<Row, Values>, 'row' | 'before' | 'after'>,
  { platform, fresh, signal }: { platform: Platform; fresh: Row | undefined; signal?: AbortSignal },
): Promise<void> {
  if (fresh === undefined) throw new PlanRefused('Inzwischen gelöscht.');
  const { merged, conflicts } = mergeChanges(before, after, form.entries(fresh));
  if (conflicts.length > 0) throw new PlanRefused('Inzwischen von anderer Stelle geändert.');
  // The merged values have the fields of the form, each with the value of one side.
  const checked = form.check(merged as Values, fresh);
  if (checked.errors) throw new PlanRefused('Passt nicht mehr zu den Angaben, die inzwischen geändert wurden.');
  await checked.values.update?.(platform, row.id, { signal });
}

/** Whether the platform has a planned change; what else a colleague changed does not count. */
export function isApplied<Row extends Entry, Values extends FieldValues>(
  form: EntryForm<Row, Values>,
  { before, after }: Pick<Plan<Row, Values>, 'before' | 'after'>,
  fresh: Row,
): boolean {
  return isSavedAs({ form, values: withChanges(form.entries(fresh), before, after), before, now: fresh });
}
