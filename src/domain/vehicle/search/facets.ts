import * as z from 'zod/mini';
import { lineOf } from '../../../lib/text/textLine';
import { once } from '../../../lib/once';
import { isRecord, listBy, number, readNumber, readText, requiredText, text } from '../../../lib/schema';
import { baseColours } from '../../enums/colour';
import { carTypes } from '../../enums/carType';
import { driveTypeLabel, freeTextLabel, labelBy } from '../../enums/freeText';
import { fuelTypes } from '../../enums/fuelType';
import { gearboxTypes } from '../../enums/gearboxType';
import { interiorMaterials } from '../../enums/interiorMaterial';
import { usedConditions } from '../../enums/usedCondition';

export interface FacetOption {
  /** Wire value, sent back unchanged. */
  key: string;
  /** The platform's, else the shop's, else the key without underscores. */
  label: string;
  /** Vehicles in the current result. */
  count: number;
}

export interface ManufacturerOption extends FacetOption {
  models: FacetOption[];
}

const asWritten = (key: string) => key;

const MAX_KEY = 300;
/** Options of one filter; a stock has some hundred. */
const MAX_OPTIONS = 2000;

/** Without a schema, which takes ten times as long: the facets have a thousand options. */
function readOption(value: unknown, labelOf: (key: string) => string): FacetOption | undefined {
  if (!isRecord(value)) return undefined;
  const key = readText(value.key);
  if (key === undefined || key.length > MAX_KEY) return undefined;
  return { key, label: lineOf(readText(value.label) ?? labelOf(key)), count: readNumber(value.count) ?? 0 };
}

/** Only descriptions; nothing is read by them. */
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

/** All facets but the manufacturers. */
export const OPTION_LISTS = Object.keys(optionLists) as readonly (keyof typeof optionLists)[];

/** A vehicle may have several values or none: all other values do not exclude one. */
export const OPEN_LISTS: ReadonlySet<string> = new Set<keyof typeof optionLists>([
  'equipmentIds',
  'qualitySeals',
  'marketingCampaigns',
]);

/** `PropertyValues` of the wire. Without ALLE (rules/search: union of all types). */
export const facetsSchema = z.object({
  manufacturers: listBy(readManufacturer, manufacturerShape, MAX_OPTIONS),
  ...optionLists,
});

export type Facets = z.output<typeof facetsSchema>;
