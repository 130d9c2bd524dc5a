import type { FieldValues } from 'react-hook-form';
import { readDecimal } from '../../../domain/dealer/rules';
import { formatAmount } from '../../../lib/format';
import { valueText } from '../form/mergeChanges';
import type { Entry, Rows } from '../entry';
import { choiceLabel, type EntryForm } from '../form/entryForm';

/** Change of one field: 'Preis: 549 → 576,45'. */
interface ChangedField {
  label: string;
  before: string;
  after: string;
}

/** Planned change of one entry; nothing is sent before the plan is confirmed (rules/admin: many at once). */
export interface Plan<Row, Values> {
  row: Row;
  /** Values of the form before and after. */
  before: Values;
  after: Values;
  fields: readonly ChangedField[];
}

/** An entry or line that is not changed, with the reason. */
export interface Refused {
  name: string;
  reason: string;
}

export interface Plans<Row, Values> {
  plans: readonly Plan<Row, Values>[];
  refused: readonly Refused[];
  /** Number of entries that are as planned already. */
  unchanged: number;
}

/** What a plan needs to know about the entries: their form, names and locks. */
export interface Planned<Row extends Entry, Values extends FieldValues> {
  form: EntryForm<Row, Values>;
  source: Pick<Rows<Row>, 'calls' | 'nameOf' | 'lock'>;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Plan of one entry, the reason why it is refused, or `undefined` if nothing changes. */
export function planFor<Row extends Entry, Values extends FieldValues>(
  { form, source }: Planned<Row, Values>,
  row: Row,
  change: (values: Values) => Partial<Values> | string,
): Plan<Row, Values> | string | undefined {
  const before = form.entries(row);
  const changed = change(before);
  if (typeof changed === 'string') return changed;
  const after = { ...before, ...changed };
  const names = Object.keys(after).filter((name) => !isSame(before[name], after[name]));
  if (names.length === 0) return undefined;
  const lock = source.lock?.(row);
  if (lock !== undefined) return lock;
  const { errors } = form.check(after, row);
  const labelOf = (name: string) => form.labels[name] ?? name;
  const [wrong] = Object.entries(errors ?? {});
  if (wrong !== undefined) return `${labelOf(wrong[0])}: ${wrong[1]?.message ?? ''}`;
  const fields = names.map((name) => ({
    label: labelOf(name),
    before: shownText(form, name, before[name]),
    after: shownText(form, name, after[name]),
  }));
  return { row, before, after, fields };
}

/** Text of a value with the labels of its choices, or with its unit. */
function shownText<Values extends FieldValues>(
  form: Pick<EntryForm<never, Values>, 'labels' | 'choices' | 'goneLabel' | 'units'>,
  name: string,
  value: unknown,
): string {
  const text = valueText(value, (key) => choiceLabel(form, name, key)) ?? '';
  const unit = value === '' ? undefined : form.units?.[name];
  const amount = unit === '€' ? readDecimal(text) : undefined;
  if (amount !== undefined) return formatAmount(amount);
  return unit === undefined ? text : `${text} ${unit}`;
}

/** Plans of several entries. */
export function plansFor<Row extends Entry, Values extends FieldValues>(
  planned: Planned<Row, Values>,
  rows: readonly Row[],
  change: (values: Values) => Partial<Values> | string,
): Plans<Row, Values> {
  const plans: Plan<Row, Values>[] = [];
  const refused: Refused[] = [];
  let unchanged = 0;
  for (const row of rows) {
    const plan = planFor(planned, row, change);
    if (plan === undefined) unchanged += 1;
    else if (typeof plan === 'string') refused.push({ name: planned.source.nameOf(row), reason: plan });
    else plans.push(plan);
  }
  return { plans, refused, unchanged };
}
