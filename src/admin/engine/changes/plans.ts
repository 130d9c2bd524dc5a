import type { FieldValues } from 'react-hook-form';
import { changeBetween, isEmpty, withChange, type Change } from '../../../lib/change';
import type { Entry } from '../entry';
import { checkTyped } from '../entryForm';
import { changedParts, type ChangedPart } from './changeTexts';
import type { Changeable } from './sendChange';

/** (rules/admin: many at once). */
export interface Plan<Row> {
  row: Row;
  change: Change;
  /** 'Preis: 549 → 576,45' */
  fields: readonly ChangedPart[];
}

export interface Refused {
  name: string;
  reason: string;
}

export interface Plans<Row> {
  plans: readonly Plan<Row>[];
  refused: readonly Refused[];
  unchanged: number;
}

/** Or why it is refused; `undefined`: nothing changes. */
export function planFor<Row extends Entry, Values extends FieldValues>(
  { form, source }: Changeable<Row, Values>,
  row: Row,
  changed: (values: Values) => Partial<Values> | string,
): Plan<Row> | string | undefined {
  const before = form.entries(row);
  const after = changed(before);
  if (typeof after === 'string') return after;
  const change = changeBetween(before, after);
  if (isEmpty(change)) return undefined;
  const lock = source.lock?.(row);
  if (lock !== undefined) return lock;
  const { errors } = checkTyped(form, withChange(before, change), row);
  const labelOf = (name: string) => form.fields[name]?.label ?? name;
  const [wrong] = Object.entries(errors ?? {});
  if (wrong !== undefined) return `${labelOf(wrong[0])}: ${wrong[1]?.message ?? ''}`;
  return { row, change, fields: changedParts(form.fields, change) };
}

export function plansFor<Row extends Entry, Values extends FieldValues>(
  entries: Changeable<Row, Values>,
  rows: readonly Row[],
  changed: (values: Values) => Partial<Values> | string,
): Plans<Row> {
  const plans: Plan<Row>[] = [];
  const refused: Refused[] = [];
  let unchanged = 0;
  for (const row of rows) {
    const plan = planFor(entries, row, changed);
    if (plan === undefined) unchanged += 1;
    else if (typeof plan === 'string') refused.push({ name: entries.source.nameOf(row), reason: plan });
    else plans.push(plan);
  }
  return { plans, refused, unchanged };
}
