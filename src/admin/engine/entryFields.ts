import * as z from 'zod/mini';
import type { Change } from '../../lib/change';
import { checkBy, type FieldErrors, type FormCheck } from '../../lib/check';
import { REQUIRED } from '../../domain/person/rules';
import type { Choice } from '../../ui/fields/choice';

/** All but its control, which is JSX (`fields/fields`). */
export interface EntryField<Values = never> {
  label: string;
  /** For an ambiguous label: 'Ansprechpartner'. */
  group?: string;
  /** From typed to sent; absent if only shown. */
  rule?: z.ZodMiniType;
  /** Of changed values, never of stored ones. */
  typed?: (value: string) => string | undefined;
  isRequired?: boolean;
  unit?: string;
  /** Never shown, never returned by the platform: a password. */
  isSecret?: true;
  choices?: readonly Choice[];
  /** Of a value no longer offered (a deleted location); default: the value. */
  goneLabel?: (value: string) => string;
  empty?: string;
  /** In refusals, where they differ; of nested ones the last part is enough. */
  wire?: readonly string[];
  /** Default: ''. */
  initial?: unknown;
  when?: (values: Values) => boolean;
}

export type EntryFields<Values = never> = Readonly<Record<string, EntryField<Values>>>;

type Rules<Fields> = {
  [Name in keyof Fields as Fields[Name] extends { rule: z.ZodMiniType } ? Name : never]: Fields[Name] extends {
    rule: infer Rule extends z.ZodMiniType;
  }
    ? Rule
    : never;
};

export type EntryValues<Fields> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends { rule: infer Rule extends z.ZodMiniType }
    ? z.input<Rule>
    : string;
};

export type EntryOutput<Fields> = { [Name in keyof Rules<Fields>]: z.output<Rules<Fields>[Name]> };

/** By the fields' rules; required ones are not empty where shown. */
export function checkOf<Fields extends EntryFields>(fields: Fields) {
  const check = checkBy(z.object(formRulesOf(fields)));
  return (values: object): FormCheck<EntryOutput<Fields>> => {
    const checked = check(values);
    const missing = Object.entries<EntryField>(fields).flatMap(([name, { isRequired, when }]) => {
      const value: unknown = Reflect.get(values, name);
      const isMissing = isRequired && typeof value === 'string' && value.trim() === '' && when?.(values as never);
      return isMissing ? [[name, { message: REQUIRED }] as const] : [];
    });
    if (missing.length > 0) return { errors: { ...Object.fromEntries(missing), ...checked.errors } };
    return checked as FormCheck<EntryOutput<Fields>>;
  };
}

export const formRulesOf = <Fields extends EntryFields>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { rule }]) => (rule ? [[name, rule]] : [])),
  ) as Rules<Fields>;

/** By field name; a number with a comma. */
type Stored<Fields> = { readonly [Name in keyof Fields]?: EntryValues<Fields>[Name] | number | undefined };

export function typedErrors(
  fields: Readonly<Partial<Record<string, Pick<EntryField, 'typed'>>>>,
  change: Change,
): FieldErrors | undefined {
  const errors = Object.entries(change).flatMap(([name, { after }]) => {
    const message = typeof after === 'string' ? fields[name]?.typed?.(after) : undefined;
    return message === undefined ? [] : [[name, { message }] as const];
  });
  return errors.length === 0 ? undefined : Object.fromEntries(errors);
}

export const formEntriesOf = <Fields extends EntryFields>(fields: Fields, stored: Stored<Fields> = {}) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { initial = '' }]) => {
      const value: unknown = Reflect.get(stored, name) ?? initial;
      return [name, typeof value === 'number' ? String(value).replace('.', ',') : value];
    }),
  ) as EntryValues<Fields>;

export const labelsOf = (
  fields: Readonly<Partial<Record<string, Pick<EntryField, 'label'>>>>,
): Readonly<Partial<Record<string, string>>> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field?.label ?? name]));

export const fieldName = ({ group, label }: Pick<EntryField, 'group' | 'label'>): string =>
  group === undefined ? label : `${group}: ${label}`;

export const required = <Rule extends z.ZodMiniType>(label: string, rule: Rule) => ({ label, rule, isRequired: true });

export const choiceLabel = ({ choices, goneLabel }: Pick<EntryField, 'choices' | 'goneLabel'>, value: string): string =>
  choices?.find((choice) => choice.value === value)?.label ?? goneLabel?.(value) ?? value;
