import * as z from 'zod/mini';
import { listOf, number, requiredText, text } from '../../lib/schema';
import { formatPower } from '../../lib/formatFacts';
import { freeTextLabel, labelBy } from '../enums/freeText';
import { fuelTypes } from '../enums/fuelType';
import { gearboxTypes } from '../enums/gearboxType';
import type { TradeInEntries } from './entries';

const namedSchema = z.pipe(
  z.object({ id: requiredText(), key: text(), value: text() }),
  z.transform(({ id, key, value }) => ({ id, name: value ?? freeTextLabel(key ?? id) })),
);

export const manufacturerSchema = z.pipe(
  z.object({ id: requiredText(), key: text(), value: text(), models: listOf(namedSchema) }),
  z.transform(({ id, key, value, models }) => ({ id, name: value ?? freeTextLabel(key ?? id), models })),
);

export type TradeInManufacturer = z.output<typeof manufacturerSchema>;

/** First registered in a given month; kW. */
export const vehicleInfoSchema = z.pipe(
  z.object({
    fuel: requiredText(),
    power: z.object({ amount: z.pipe(number(), z.number()) }),
    category: requiredText(),
    transmission: requiredText(),
    equipmentVersion: text(),
    features: listOf(requiredText()),
  }),
  z.transform(({ power, equipmentVersion = '', ...info }) => ({
    ...info,
    power: String(power.amount),
    equipmentVersion,
  })),
);

export type VehicleInfo = z.output<typeof vehicleInfoSchema>;

/** In the order of the questions. */
export const VERSION_FIELDS = ['fuel', 'power', 'category', 'transmission', 'equipmentVersion'] as const;
export type VersionField = (typeof VERSION_FIELDS)[number];
type VersionEntries = Pick<TradeInEntries, VersionField | 'features'>;

export function versionOf({
  fuel,
  power,
  category,
  transmission,
  equipmentVersion,
  features,
}: VersionEntries): VersionEntries {
  return { fuel, power, category, transmission, equipmentVersion, features };
}

/** Labels of the platform's values. */
export const versionLabels: Readonly<Record<VersionField, (value: string) => string>> = {
  fuel: labelBy(fuelTypes),
  power: (value) => formatPower(Number(value)),
  category: (value) => {
    const word = freeTextLabel(value);
    return word === word.toUpperCase() ? word.charAt(0) + word.slice(1).toLowerCase() : word;
  },
  transmission: labelBy(gearboxTypes),
  equipmentVersion: (value) => value,
};

const fits = (info: VehicleInfo, entries: VersionEntries, fields: readonly VersionField[]) =>
  fields.every((field) => info[field] === entries[field]);

/** Values of versions that match the fields before it; empty while one of those is open. */
export function versionChoices(infos: readonly VehicleInfo[], entries: VersionEntries, field: VersionField): string[] {
  const before = VERSION_FIELDS.slice(0, VERSION_FIELDS.indexOf(field));
  if (before.some((each) => entries[each] === '')) return [];
  const fitting = infos.filter((info) => fits(info, entries, before)).map((info) => info[field]);
  return [...new Set(fitting)].filter((value) => value !== '');
}

/** Clears impossible choices, makes those without an alternative, adds the version's features. */
export function completedVersion(infos: readonly VehicleInfo[], entries: VersionEntries): VersionEntries {
  const selected = versionOf(entries);
  for (const field of VERSION_FIELDS) {
    const choices = versionChoices(infos, selected, field);
    if (!choices.includes(selected[field])) selected[field] = choices.length === 1 ? (choices[0] ?? '') : '';
  }
  return { ...selected, features: infos.find((info) => fits(info, selected, VERSION_FIELDS))?.features ?? [] };
}
