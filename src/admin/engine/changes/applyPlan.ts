import type { FieldValues } from 'react-hook-form';
import type { Platform } from '../../../api/platform';
import { mergeChanges } from '../form/mergeChanges';
import type { Entry, Resource } from '../resource';
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
export async function applyPlan<Row extends Entry, Values extends FieldValues, Output, Related>(
  { calls, form }: Pick<Resource<Row, Values, Output, Related>, 'calls' | 'form'>,
  { row, before, after }: Pick<Plan<Row, Values>, 'row' | 'before' | 'after'>,
  {
    platform,
    fresh,
    related,
    signal,
  }: { platform: Platform; fresh: Row | undefined; related: Related; signal?: AbortSignal },
): Promise<void> {
  if (fresh === undefined) throw new PlanRefused('Inzwischen gelöscht.');
  if (form === undefined) return;
  const { merged, conflicts } = mergeChanges(before, after, form.entries(fresh, related));
  if (conflicts.length > 0) throw new PlanRefused('Inzwischen von anderer Stelle geändert.');
  // The merged values have the fields of the form, each with the value of one side.
  const checked = form.check(merged as Values, fresh, related);
  if (checked.errors) throw new PlanRefused('Passt nicht mehr zu den Angaben, die inzwischen geändert wurden.');
  await calls.update?.(platform, row.id, checked.values, { signal });
}
