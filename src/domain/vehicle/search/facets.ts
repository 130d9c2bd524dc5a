import * as z from 'zod/mini';
import { listOf, number, requiredText, text } from '../../../lib/schema';
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
  /** The platform's own label, else the German one of the shop, else the key with underscores as spaces (decisions 6). */
  label: string;
  count: number;
}

export interface ManufacturerOption extends FacetOption {
  models: FacetOption[];
}

const rawOption = { key: requiredText(), label: text(), count: number() };

function optionsLabelledBy(labelOf: (key: string) => string) {
  return listOf(
    z.pipe(
      z.object(rawOption),
      z.transform(({ key, label, count }): FacetOption => ({ key, label: label ?? labelOf(key), count: count ?? 0 })),
    ),
  );
}

const asWritten = (key: string) => key;

const manufacturerSchema = z.pipe(
  z.object({ ...rawOption, models: optionsLabelledBy(asWritten) }),
  z.transform(({ key, label, count, models }): ManufacturerOption => ({
    key,
    label: label ?? key,
    count: count ?? 0,
    models,
  })),
);

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

/** Facet values of a result (`PropertyValues`). ALLE has no key in carTypes: it is the union of all types (decisions 6). */
export const facetsSchema = z.object({ manufacturers: listOf(manufacturerSchema), ...optionLists });

export type Facets = z.output<typeof facetsSchema>;

/** What a search has before its first answer. */
export const NO_FACETS: Facets = z.parse(facetsSchema, {});
