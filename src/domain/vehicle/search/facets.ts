import * as z from 'zod/mini';
import { lineOf } from '../../../lib/text/textLine';
import { once } from '../../../lib/once';
import { listBy, number, readNumber, readText, requiredText, text } from '../../../lib/schema';
import { baseColours } from '../../enums/colour';
import { carTypes } from '../../enums/carType';
import { driveTypeLabel, freeTextLabel, labelBy } from '../../enums/freeText';
import { fuelTypes } from '../../enums/fuelType';
import { gearboxTypes } from '../../enums/gearboxType';
import { interiorMaterials } from '../../enums/interiorMaterial';
import { usedConditions } from '../../enums/usedCondition';

export interface FacetOption {
  /** As on the wire; a query sends it back unchanged. */
  key: string;
  /** The platform's label, else the shop's, else the key with spaces for underscores. */
  label: string;
  /** Vehicles of the current result that have it. */
  count: number;
}

export interface ManufacturerOption extends FacetOption {
  models: FacetOption[];
}

const asWritten = (key: string) => key;

const MAX_KEY = 300;
/** Options of one filter that are read: a stock has some hundred. */
const MAX_OPTIONS = 2000;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Parses an option without a schema, ten times as fast: the facets of all types have a thousand options. */
function readOption(value: unknown, labelOf: (key: string) => string): FacetOption | undefined {
  if (!isRecord(value)) return undefined;
  const key = readText(value.key);
  if (key === undefined || key.length > MAX_KEY) return undefined;
  return { key, label: lineOf(readText(value.label) ?? labelOf(key)), count: readNumber(value.count) ?? 0 };
}

/** An option and a make, as they are described; nothing is read by them. */
export const optionShape = once(() => z.object({ key: requiredText(), label: text(), count: number() }));
export const manufacturerShape = once(() =>
  z.object({ ...optionShape().shape, models: listBy((model) => model, optionShape) }),
);

const optionsLabelledBy = (labelOf: (key: string) => string) =>
  listBy((value) => readOption(value, labelOf), optionShape, MAX_OPTIONS);

const modelsSchema = optionsLabelledBy(asWritten);

function readManufacturer(value: unknown): ManufacturerOption | undefined {
  const option = readOption(value, asWritten);
  return option && isRecord(value) ? { ...option, models: z.parse(modelsSchema, value.models) } : undefined;
}

const optionLists = {
  vehicleSubTypes: optionsLabelledBy(freeTextLabel),
  fuelTypes: optionsLabelledBy(labelBy(fuelTypes)),
  gearBoxTypes: optionsLabelledBy(labelBy(gearboxTypes)),
  usedConditionTypes: optionsLabelledBy(labelBy(usedConditions)),
  driveTypes: optionsLabelledBy(driveTypeLabel),
  varnishBaseColorTypes: optionsLabelledBy(labelBy(baseColours)),
  interiorBaseColorTypes: optionsLabelledBy(labelBy(baseColours)),
  interiorTypes: optionsLabelledBy(labelBy(interiorMaterials)),
  vehicleDealerLocationIds: optionsLabelledBy(asWritten),
  marketingCampaigns: optionsLabelledBy(freeTextLabel),
  qualitySeals: optionsLabelledBy(freeTextLabel),
  equipmentIds: optionsLabelledBy(freeTextLabel),
  carTypes: optionsLabelledBy(labelBy(carTypes)),
};

/** Names of all facets but the manufacturers. */
export const OPTION_LISTS = Object.keys(optionLists) as readonly (keyof typeof optionLists)[];

/** Lists of which a vehicle may have several values, or none: a query for all other values does not exclude one. */
export const OPEN_LISTS: ReadonlySet<string> = new Set<keyof typeof optionLists>([
  'equipmentIds',
  'qualitySeals',
  'marketingCampaigns',
]);

/** Facets of a result (`PropertyValues` of the wire). `carTypes` has no ALLE, the union of all types (rules/search: union of all types). */
export const facetsSchema = z.object({
  manufacturers: listBy(readManufacturer, manufacturerShape, MAX_OPTIONS),
  ...optionLists,
});

export type Facets = z.output<typeof facetsSchema>;
