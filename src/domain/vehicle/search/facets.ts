import * as z from 'zod/mini';
import { listBy, readNumber, readText } from '../../../lib/schema';
import { baseColours } from '../enums/colour';
import { carTypes } from '../enums/carType';
import { driveTypeLabel, freeTextLabel, labelBy } from '../enums/freeText';
import { fuelTypes } from '../enums/fuelType';
import { gearboxTypes } from '../enums/gearboxType';
import { interiorMaterials } from '../enums/interiorMaterial';
import { usedConditions } from '../enums/usedCondition';

/** One option of a filter. A query sends `key` back as it came; `count` vehicles of the current result have it. */
export interface FacetOption {
  key: string;
  /** The platform's own label, else the German one of the shop, else the key with underscores as spaces (rules/platform-and-wire: labels of options). */
  label: string;
  count: number;
}

export interface ManufacturerOption extends FacetOption {
  models: FacetOption[];
}

const asWritten = (key: string) => key;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** By hand: the facets of all types have a thousand options, and a schema for each takes ten times as long. */
function readOption(value: unknown, labelOf: (key: string) => string): FacetOption | undefined {
  if (!isRecord(value)) return undefined;
  const key = readText(value.key);
  if (key === undefined) return undefined;
  return { key, label: readText(value.label) ?? labelOf(key), count: readNumber(value.count) ?? 0 };
}

const optionsLabelledBy = (labelOf: (key: string) => string) => listBy((value) => readOption(value, labelOf));

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

/** Names of the facets that are lists of options: all but the manufacturers. */
export const OPTION_LISTS = Object.keys(optionLists) as readonly (keyof typeof optionLists)[];

/** Lists of which a vehicle may have several values, or none: asking for all the others leaves no value out. */
export const OPEN_LISTS: ReadonlySet<string> = new Set<keyof typeof optionLists>([
  'equipmentIds',
  'qualitySeals',
  'marketingCampaigns',
]);

/** Facet values of a result (`PropertyValues`). ALLE has no key in carTypes: it is the union of all types (rules/search: union of all types). */
export const facetsSchema = z.object({ manufacturers: listBy(readManufacturer), ...optionLists });

export type Facets = z.output<typeof facetsSchema>;

/** What a search has before its first answer. */
export const NO_FACETS: Facets = z.parse(facetsSchema, {});
