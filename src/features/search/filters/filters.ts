import { carTypes } from '../../../domain/enums/carType';
import { baseColours } from '../../../domain/enums/colour';
import { doorCountTypes } from '../../../domain/enums/doorCount';
import { PLUG_IN_HYBRID, driveTypeLabel, freeTextLabel } from '../../../domain/enums/freeText';
import { fuelTypes } from '../../../domain/enums/fuelType';
import { gearboxTypes } from '../../../domain/enums/gearboxType';
import { interiorMaterials } from '../../../domain/enums/interiorMaterial';
import { usedConditions } from '../../../domain/enums/usedCondition';
import { formatKm, formatLength, formatPrice, formatQuantity, formatWeight } from '../../../lib/format';
import { LocationsByDistance } from './locations/LocationsByDistance';
import { LazyBodyTypes } from './body-types/lazyBodyTypes';
import type { Filter } from './filter';
import { choiceFilter } from './kinds/choiceFilter';
import { multiFilter } from './kinds/multiFilter';
import { rangeFilter } from './kinds/rangeFilter';
import { textFilter } from './kinds/textFilter';
import { toggleFilter } from './kinds/toggleFilter';
import * as rangeSteps from './rangeSteps';
import { spelledLike } from './spelling';

const fuelSpelling = spelledLike(fuelTypes);
const colourSpelling = spelledLike(baseColours);
const swatchOf = (value: string) => {
  const colour = baseColours.parse(value);
  return colour && baseColours.table[colour].swatch;
};
const HYBRIDS: readonly (string | undefined)[] = ['hybridPetrol', 'hybridDiesel'];

export const filters = {
  // Of the search box (features/search/phrase).
  searchTerm: textFilter({ name: 'searchTerm', label: 'Volltextsuche', placement: 'address' }),
  manufacturer: choiceFilter({
    name: 'manufacturer',
    label: 'Hersteller',
    placement: 'basic',
    optionsOf: ({ facets }) => facets.manufacturers,
    order: 'count',
    clears: ['model'],
  }),
  model: choiceFilter({
    name: 'model',
    label: 'Modell',
    placement: 'basic',
    optionsOf: ({ facets, values }) =>
      facets.manufacturers.find(({ key }) => key === values.manufacturer)?.models ?? [],
    order: 'label',
    emptyHint: 'Zuerst Hersteller wählen',
  }),
  subType: multiFilter({
    name: 'vehicleSubTypes',
    label: 'Bauart',
    placement: 'basic',
    isOfOneType: true,
    order: 'count',
    optionsOf: ({ facets }) => facets.vehicleSubTypes,
    List: LazyBodyTypes,
  }),
  carTypes: multiFilter({
    name: 'carTypes',
    label: 'Fahrzeugtyp',
    placement: 'address',
    optionsOf: ({ facets }) => facets.carTypes,
    spelling: spelledLike(carTypes),
  }),
  price: rangeFilter({
    min: 'minPrice',
    max: 'maxPrice',
    label: 'Preis',
    placement: 'basic',
    offers: ['min', 'max'],
    stepsOf: () => rangeSteps.PRICES,
    hasSlider: true,
    typedUnit: '€',
    format: formatPrice,
  }),
  // No credit is named (rules/search: rate bounds are no offer).
  monthlyRate: rangeFilter({
    min: 'minMonthlyFinancingRateExample',
    max: 'maxMonthlyFinancingRateExample',
    label: 'Monatliche Rate',
    placement: 'frame',
    offers: ['min', 'max'],
    stepsOf: () => rangeSteps.RATES,
    hasSlider: true,
    typedUnit: '€',
    format: formatPrice,
  }),
  registration: rangeFilter({
    min: 'minInitialRegistration',
    max: 'maxInitialRegistration',
    label: 'Erstzulassung',
    placement: 'basic',
    offers: ['min', 'max'],
    stepsOf: rangeSteps.registrationYears,
    format: rangeSteps.registrationText,
    toWire: (year, bound) => (bound === 'min' ? `${year}-01-01` : `${year}-12-31`),
    fromWire: rangeSteps.registrationFromWire,
  }),
  mileage: rangeFilter({
    max: 'maxMileAge',
    label: 'Kilometerstand',
    placement: 'basic',
    offers: ['max'],
    stepsOf: () => rangeSteps.MILEAGES,
    typedUnit: 'km',
    format: formatKm,
  }),
  fuel: multiFilter({
    name: 'fuelTypes',
    label: 'Kraftstoff',
    placement: 'basic',
    carTypes: ['PKW', 'NUTZFAHRZEUG', 'WOHNMOBIL', 'ZWEIRAD'],
    optionsOf: ({ facets }) => facets.fuelTypes,
    spelling: fuelSpelling,
  }),
  plugInHybrid: multiFilter({
    name: 'driveTypes',
    label: 'Antriebsart',
    placement: 'basic',
    when: ({ fuelTypes: chosen = [] }) => chosen.some((fuel) => HYBRIDS.includes(fuelTypes.parse(fuel))),
    isChecklist: true,
    optionsOf: ({ facets }) => facets.driveTypes.filter(({ key }) => key.toUpperCase() === PLUG_IN_HYBRID),
    labelOf: driveTypeLabel,
  }),
  gearbox: multiFilter({
    name: 'gearBoxTypes',
    label: 'Getriebe',
    placement: 'basic',
    carTypes: ['PKW', 'NUTZFAHRZEUG', 'WOHNMOBIL', 'ZWEIRAD'],
    optionsOf: ({ facets }) => facets.gearBoxTypes,
    spelling: spelledLike(gearboxTypes),
  }),
  condition: multiFilter({
    name: 'usedConditionTypes',
    label: 'Fahrzeugzustand',
    placement: 'basic',
    optionsOf: ({ facets }) => facets.usedConditionTypes,
    spelling: spelledLike(usedConditions),
  }),
  location: multiFilter({
    name: 'vehicleDealerLocationIds',
    label: 'Standort',
    placement: 'basic',
    optionsOf: ({ facets }) => facets.vehicleDealerLocationIds,
    order: 'count',
    Frame: LocationsByDistance,
  }),
  isVatDeductable: toggleFilter({ name: 'isVatDeductable', label: 'MwSt. ausweisbar', placement: 'basic' }),
  isAvailableInstantly: toggleFilter({ name: 'isAvailableInstantly', label: 'Sofort verfügbar', placement: 'basic' }),
  hasLeasing: toggleFilter({ name: 'hasInitialLeasingInstallment', label: 'Mit Leasingangebot', placement: 'basic' }),

  power: rangeFilter({
    min: 'minEnginePower',
    max: 'maxEnginePower',
    label: 'Leistung',
    placement: 'detail',
    carTypes: ['PKW', 'NUTZFAHRZEUG', 'WOHNMOBIL', 'ZWEIRAD'],
    offers: ['min', 'max'],
    stepsOf: () => rangeSteps.HORSEPOWERS,
    format: (ps) => formatQuantity(ps, 'PS'),
    toWire: rangeSteps.horsepowerToWire,
    fromWire: rangeSteps.horsepowerFromWire,
  }),
  capacity: rangeFilter({
    min: 'minEngineCapacity',
    max: 'maxEngineCapacity',
    label: 'Hubraum',
    placement: 'detail',
    carTypes: ['PKW', 'NUTZFAHRZEUG', 'WOHNMOBIL', 'ZWEIRAD'],
    offers: ['max'],
    stepsOf: () => rangeSteps.CAPACITIES,
    format: (capacity) => formatQuantity(capacity, 'cm³'),
  }),
  cylinders: rangeFilter({
    min: 'minEngineCylinders',
    max: 'maxEngineCylinders',
    label: 'Zylinder',
    placement: 'detail',
    carTypes: ['PKW', 'NUTZFAHRZEUG', 'WOHNMOBIL', 'ZWEIRAD'],
    offers: ['min'],
    stepsOf: () => rangeSteps.CYLINDERS,
    format: String,
  }),
  doors: rangeFilter({
    min: 'minDoors',
    max: 'maxDoors',
    label: 'Höchstzahl Türen',
    placement: 'detail',
    carTypes: ['PKW', 'NUTZFAHRZEUG', 'WOHNMOBIL'],
    offers: ['max'],
    stepsOf: () => rangeSteps.DOORS,
    format: String,
  }),
  seats: rangeFilter({
    min: 'minSeats',
    max: 'maxSeats',
    label: 'Sitzplätze',
    placement: 'detail',
    carTypes: ['PKW', 'NUTZFAHRZEUG', 'WOHNMOBIL'],
    offers: ['min'],
    stepsOf: () => rangeSteps.SEATS,
    format: String,
  }),
  sleepingPlaces: rangeFilter({
    min: 'minSleepingPlaces',
    max: 'maxSleepingPlaces',
    label: 'Schlafplätze',
    placement: 'detail',
    carTypes: ['WOHNMOBIL'],
    offers: ['min'],
    stepsOf: () => rangeSteps.SLEEPING_PLACES,
    format: String,
  }),
  weight: rangeFilter({
    min: 'minWeightTotal',
    max: 'maxWeightTotal',
    label: 'Zulässiges Gesamtgewicht',
    placement: 'detail',
    carTypes: ['NUTZFAHRZEUG', 'WOHNMOBIL', 'ANHAENGER'],
    offers: ['min', 'max'],
    stepsOf: () => rangeSteps.WEIGHTS,
    format: formatWeight,
  }),
  length: rangeFilter({
    min: 'minLength',
    max: 'maxLength',
    label: 'Länge',
    placement: 'detail',
    carTypes: ['NUTZFAHRZEUG', 'WOHNMOBIL', 'ANHAENGER'],
    offers: ['min', 'max'],
    stepsOf: () => rangeSteps.LENGTHS,
    format: formatLength,
  }),
  exteriorColour: multiFilter({
    name: 'varnishBaseColorTypes',
    label: 'Außenfarbe',
    placement: 'detail',
    order: 'label',
    optionsOf: ({ facets }) => facets.varnishBaseColorTypes,
    spelling: colourSpelling,
    swatchOf,
  }),
  interiorColour: multiFilter({
    name: 'interiorBaseColorTypes',
    label: 'Farbe der Innenausstattung',
    placement: 'detail',
    carTypes: ['PKW', 'NUTZFAHRZEUG', 'WOHNMOBIL'],
    order: 'label',
    optionsOf: ({ facets }) => facets.interiorBaseColorTypes,
    spelling: colourSpelling,
    swatchOf,
  }),
  interior: multiFilter({
    name: 'interiorTypes',
    label: 'Material der Innenausstattung',
    placement: 'detail',
    carTypes: ['PKW', 'NUTZFAHRZEUG', 'WOHNMOBIL'],
    optionsOf: ({ facets }) => facets.interiorTypes,
    spelling: spelledLike(interiorMaterials),
  }),
  qualitySeal: multiFilter({
    name: 'qualitySeals',
    label: 'Gütesiegel',
    placement: 'detail',
    optionsOf: ({ facets }) => facets.qualitySeals,
    labelOf: freeTextLabel,
  }),
  campaign: multiFilter({
    name: 'marketingCampaigns',
    label: 'Aktion',
    placement: 'detail',
    optionsOf: ({ facets }) => facets.marketingCampaigns,
    labelOf: freeTextLabel,
  }),
  equipment: multiFilter({
    name: 'equipmentIds',
    label: 'Ausstattung',
    placement: 'detail',
    isChecklist: true,
    order: 'label',
    optionsOf: ({ facets, equipmentLabels }) =>
      facets.equipmentIds.map(({ key, label, count }) => ({ key, label: equipmentLabels.get(key) ?? label, count })),
  }),

  // Of dealers' links; visitors have 'Höchstzahl Türen'.
  doorCount: choiceFilter({
    name: 'doorCountType',
    label: 'Anzahl Türen',
    placement: 'address',
    isUncounted: true,
    optionsOf: () =>
      doorCountTypes.keys.map((key) => ({
        key: doorCountTypes.toWire(key),
        label: doorCountTypes.label(key),
        count: 0,
      })),
    spelling: spelledLike(doorCountTypes),
  }),
  locationName: multiFilter({
    name: 'locationNames',
    label: 'Name des Standorts',
    placement: 'address',
    optionsOf: () => [],
  }),
  vehicles: multiFilter({
    name: 'carIds',
    label: 'Ausgewählte Fahrzeuge',
    placement: 'address',
    isOneChip: true,
    optionsOf: () => [],
  }),
  hasImages: toggleFilter({ name: 'hasImages', label: 'Mit Bildern', placement: 'address' }),
  hasConditionReport: toggleFilter({
    name: 'hasConditionDocumentUrls',
    label: 'Mit Zustandsbericht',
    placement: 'address',
  }),
  hasEnergyLabel: toggleFilter({ name: 'hasEnVkvLabelDocument', label: 'Mit Energielabel', placement: 'address' }),
} as const satisfies Record<string, Filter>;

export type FilterKey = keyof typeof filters;

const isFilterKey = (key: string): key is FilterKey => Object.hasOwn(filters, key);

export const filterKeys: readonly FilterKey[] = Object.keys(filters).filter(isFilterKey);

/** Without the fields of its kind. */
export function filterOf(key: FilterKey): Filter {
  return filters[key];
}
