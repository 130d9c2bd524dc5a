import type { FieldValues } from 'react-hook-form';
import type { FormField, FormSection } from '../../../src/admin/engine/form/controls';
import type { EntryForm } from '../../../src/admin/engine/entryForm';
import type { SettingsPage } from '../../../src/admin/page';
import type { SettingsArea } from '../../../src/admin/resources/settings/areas/fields';
import { checkSettings } from '../../../src/admin/resources/settings/settingsForm';
import { settingsValues } from '../../../src/admin/resources/settings/settingsValues';
import type { FormCheck } from '../../../src/lib/check';
import { someSettings } from '../../builders/tenant';

/** Value of a field, its message, and values of other fields. */
export type Refused = readonly [typed: unknown, message: string, others?: Readonly<Record<string, unknown>>];

/** Invalid values of each field of a form; none for a field that accepts everything. */
type RefusedBy<Name extends string = string> = Partial<Record<Name, readonly Refused[]>>;

export type FieldFacts = Pick<FormField<FieldValues>, 'name' | 'label' | 'isRequired'> & { kind: string };

/** Form of the admin area with its invalid values. */
export interface FormCase {
  page: string;
  /** Address of the page, and the opener of the form; absent if it is open. */
  at: string;
  opener?: string | RegExp;
  fields: readonly FieldFacts[];
  refused: RefusedBy;
  /** Initial value of a field in a new form. */
  initial: (name: string) => unknown;
  /** Message of a field for a value. */
  messageFor: (name: string, typed: unknown, others?: Readonly<Record<string, unknown>>) => string | undefined;
}

const factsOf = <Values extends FieldValues>(sections: readonly FormSection<Values>[]): FieldFacts[] =>
  sections.flatMap(({ fields }) =>
    fields.map(({ name, label, isRequired, control }) => ({ name, label, isRequired, kind: control.kind })),
  );

function caseOf<Values extends FieldValues>(
  place: Pick<FormCase, 'page' | 'at' | 'opener'>,
  fields: FieldFacts[],
  refused: RefusedBy,
  { initial, check }: { initial: Values; check: (values: Values) => FormCheck<unknown> },
): FormCase {
  return {
    ...place,
    fields,
    refused,
    initial: (name) => Reflect.get(initial, name),
    messageFor: (name, typed, others = {}) => check({ ...initial, ...others, [name]: typed }).errors?.[name]?.message,
  };
}

/** @param opener button or link that opens the form */
export function entryCase<Row, Values extends FieldValues>(
  { page }: Pick<SettingsPage, 'page'>,
  form: EntryForm<Row, Values>,
  opener: string | RegExp,
  refused: RefusedBy<keyof Values & string>,
): FormCase {
  const initial = form.entries(undefined);
  const fields = Object.entries(form.labels).map(([name, label = name]) => {
    const isTyped = typeof initial[name] === 'string' && form.choices?.[name] === undefined;
    return { name, label, kind: isTyped ? 'text' : 'choice' };
  });
  return caseOf({ page, at: `/admin/settings/${page}`, opener }, fields, refused, {
    initial,
    check: (values) => form.check(values, undefined),
  });
}

/** Section of the settings. */
export function settingsCase({ id, title, sections }: SettingsArea, refused: RefusedBy): FormCase {
  const at = `/admin/settings/dealer-settings?bereich=${id}`;
  return caseOf({ page: `Einstellungen, ${title}`, at }, factsOf(sections), refused, {
    initial: settingsValues({ settings: someSettings(), fileServer: undefined }),
    // As if every section was changed.
    check: (values) => checkSettings(values, { legalMakes: [] }),
  });
}
