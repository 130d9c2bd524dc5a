import type { FieldValues } from 'react-hook-form';
import type { EntryForm, FormFields } from '../../../src/admin/engine/entryForm';
import type { SettingsPage } from '../../../src/admin/page';
import { checkSettings } from '../../../src/admin/resources/settings/settingsForm';
import type { SettingsArea } from '../../../src/admin/resources/settings/settingsAreas';
import { areaFields, settingsValues, type AreaId } from '../../../src/admin/resources/settings/settingsFields';
import type { FormCheck } from '../../../src/lib/check';
import { someSettings } from '../../builders/tenant';

export type Refused = readonly [typed: unknown, message: string, others?: Readonly<Record<string, unknown>>];

/** Invalid values of each field of a form; none for a field that accepts everything. */
type RefusedBy<Name extends string = string> = Partial<Record<Name, readonly Refused[]>>;

export interface FieldFacts {
  name: string;
  label: string;
  isRequired: boolean;
  kind: 'text' | 'choice';
}

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
  messageFor: (name: string, typed: unknown, others?: Readonly<Record<string, unknown>>) => string | undefined;
}

const factsOf = <Values extends FieldValues>(fields: FormFields<Values>, initial: Values): FieldFacts[] =>
  Object.entries(fields).map(([name, { label = name, isRequired = false, choices } = {}]) => {
    const isTyped = typeof initial[name] === 'string' && choices === undefined;
    return { name, label, isRequired, kind: isTyped ? 'text' : 'choice' };
  });

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
  return caseOf({ page, at: `/admin/settings/${page}`, opener }, factsOf(form.fields, initial), refused, {
    initial,
    check: (values) => form.check(values, undefined),
  });
}

/** Saved settings from which every section differs. */
const OTHERS = {
  ...settingsValues({ settings: someSettings(), fileServer: undefined }),
  ...{ borderRadius: '77', imprintUrl: 'https://other.example', seoMetaDescription: 'Anders' },
  ...{ orderReservationTimeInHours: '77', tradeInHeading: 'Anders', creditLenders: ['Andere'] },
  financingCalculationProviderTypes: [],
};

export function settingsCase(id: AreaId, title: SettingsArea['title'], refused: RefusedBy): FormCase {
  const at = `/admin/settings/dealer-settings?bereich=${id}`;
  const initial = settingsValues({ settings: someSettings(), fileServer: undefined });
  return caseOf({ page: `Einstellungen, ${title}`, at }, factsOf(areaFields[id], initial), refused, {
    initial,
    check: (values) => checkSettings(values, OTHERS),
  });
}
