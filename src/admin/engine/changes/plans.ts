import type { FieldValues } from 'react-hook-form';
import { valueText } from '../form/mergeChanges';
import type { Entry, Resource } from '../resource';

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

type Planned<Row extends Entry, Values extends FieldValues, Output, Related> = Pick<
  Resource<Row, Values, Output, Related>,
  'form' | 'lock' | 'nameOf'
>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Plan of one entry, the reason why it is refused, or `undefined` if nothing changes. */
export function planFor<Row extends Entry, Values extends FieldValues, Output, Related>(
  resource: Planned<Row, Values, Output, Related>,
  row: Row,
  change: (values: Values) => Partial<Values> | string,
  related: Related,
): Plan<Row, Values> | string | undefined {
  const { form } = resource;
  if (form === undefined) return 'Kann nicht geändert werden.';
  const before: Values = form.entries(row, related);
  const changed = change(before);
  if (typeof changed === 'string') return changed;
  const after = { ...before, ...changed };
  const names = Object.keys(after).filter((name) => !isSame(before[name], after[name]));
  if (names.length === 0) return undefined;
  const lock = resource.lock?.(row);
  if (lock !== undefined) return lock;
  const { errors } = form.check(after, row, related);
  const labels = labelsOf(form.sections.flatMap(({ fields }) => fields));
  const [wrong] = Object.entries(errors ?? {});
  if (wrong !== undefined) return `${labels.get(wrong[0]) ?? wrong[0]}: ${wrong[1]?.message ?? ''}`;
  const fields = names.map((name) => ({
    label: labels.get(name) ?? name,
    before: shownText(resource, name, before[name], related),
    after: shownText(resource, name, after[name], related),
  }));
  return { row, before, after, fields };
}

const labelsOf = (fields: readonly { name: string; label: string }[]) =>
  new Map(fields.map(({ name, label }) => [name, label]).reverse() as [string, string][]);

/** Text of a value with the labels of its choices, or with its unit. */
function shownText<Row extends Entry, Values extends FieldValues, Output, Related>(
  { form }: Planned<Row, Values, Output, Related>,
  name: string,
  value: unknown,
  related: Related,
): string {
  const control = form?.sections.flatMap(({ fields }) => fields).find((field) => field.name === name)?.control;
  const options = control && 'options' in control ? control.options(related) : [];
  const text = valueText(value, (key) => options.find((option) => option.value === key)?.label ?? key) ?? '';
  const suffix = control?.kind === 'text' && value !== '' ? control.suffix : undefined;
  return suffix === undefined ? text : `${text} ${suffix}`;
}

/** Plans of several entries. */
export function plansFor<Row extends Entry, Values extends FieldValues, Output, Related>(
  resource: Planned<Row, Values, Output, Related>,
  rows: readonly Row[],
  change: (values: Values) => Partial<Values> | string,
  related: Related,
): Plans<Row, Values> {
  const plans: Plan<Row, Values>[] = [];
  const refused: Refused[] = [];
  let unchanged = 0;
  for (const row of rows) {
    const plan = planFor(resource, row, change, related);
    if (plan === undefined) unchanged += 1;
    else if (typeof plan === 'string') refused.push({ name: resource.nameOf(row), reason: plan });
    else plans.push(plan);
  }
  return { plans, refused, unchanged };
}
