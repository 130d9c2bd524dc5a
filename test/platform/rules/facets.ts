import type { Car, FacetOption, PropertyValues } from '../contract';
import { FACETS, type Facet, type VehicleFilter } from './vehicleFilter';

/** Labels of free strings; the shop shows the key of others. */
const LABELS: Record<string, string> = {
  KLEINWAGEN: 'Kleinwagen',
  LIMOUSINE: 'Limousine',
  KOMBI: 'Kombi',
  SUV_GELAENDEWAGEN: 'SUV / Geländewagen',
  COUPE: 'Coupé',
  CABRIO: 'Cabrio / Roadster',
  VAN_KLEINBUS: 'Van / Kleinbus',
  KASTENWAGEN: 'Kastenwagen',
  PICKUP: 'Pick-up',
  VOLLINTEGRIERT: 'Vollintegriert',
  TEILINTEGRIERT: 'Teilintegriert',
  CAMPINGBUS: 'Campingbus',
  ENDURO: 'Enduro / Reiseenduro',
  NAKED_BIKE: 'Naked Bike',
  TOURER: 'Tourer',
  ROLLER: 'Roller',
  KOFFERANHAENGER: 'Kofferanhänger',
  PFERDEANHAENGER: 'Pferdeanhänger',
  AUTOTRANSPORTER: 'Autotransporter',
  JAHRESWAGEN_GARANTIE: 'Jahreswagen mit Garantie',
  MEISTERGEPRUEFT: 'Meistergeprüft',
  DEKRA_SIEGEL: 'DEKRA-Siegel',
  TUEV_CHECK: 'TÜV-geprüft',
  HERBSTAKTION: 'Herbstaktion',
  E_MOBIL_PRAEMIE: 'E-Mobil-Prämie',
  PLUG_IN_HYBRID: 'Plug-in-Hybrid',
  ALL_WHEEL: 'Allradantrieb',
  FRONT_WHEEL: 'Frontantrieb',
  REAR_WHEEL: 'Heckantrieb',
  BLACK: 'Schwarz',
  GRAY: 'Grau',
  SILVER: 'Silber',
  WHITE: 'Weiß',
  BLUE: 'Blau',
  RED: 'Rot',
  GREEN: 'Grün',
  YELLOW: 'Gelb',
  ORANGE: 'Orange',
  BROWN: 'Braun',
  BEIGE: 'Beige',
  OTHER: 'Andere',
  NUTZFAHRZEUG: 'Nutzfahrzeug',
  WOHNMOBIL: 'Wohnmobil',
  ZWEIRAD: 'Zweirad',
  ANHAENGER: 'Anhänger',
};

const EXTERNAL_FUELS: Record<string, string> = {
  Benzin: 'PETROL',
  Diesel: 'DIESEL',
  Autogas: 'LPG',
  Elektro: 'ELECTRICITY',
  'Hybrid Benzin': 'HYBRID',
};

interface FacetOptions {
  stock: readonly Car[];
  filter: VehicleFilter;
  hasExternalSpelling: boolean;
}

/**
 * Options with their counts under all filters except the facet's own; a conjunctive facet (equipment) includes its own,
 * because each further choice narrows the list.
 */
export function facetsOf({ stock, filter, hasExternalSpelling }: FacetOptions): PropertyValues {
  const labelOf = (name: string, key: string): Partial<FacetOption> => {
    if (name === 'vehicleDealerLocationIds') {
      return { label: stock.find(({ carDealerLocation }) => carDealerLocation?.id === key)?.carDealerLocation?.name };
    }
    if (name === 'equipmentIds') {
      for (const { equipments } of stock) {
        const equipment = equipments?.find(({ equipmentKey }) => equipmentKey === key);
        if (equipment) return { label: equipment.name };
      }
    }
    return LABELS[key] === undefined ? {} : { label: LABELS[key] };
  };
  const entries = Object.entries<Facet>(FACETS).map(([name, facet]) => {
    const without = facet.isConjunctive === true ? [] : [facet.query];
    if (name === 'manufacturers') return [name, manufacturers(stock, filter)] as const;
    const options = countOptions(stock, (car) => filter.matches(car, without), facet.valuesOf).map(([key, count]) => ({
      key: name === 'fuelTypes' && hasExternalSpelling ? (EXTERNAL_FUELS[key] ?? key) : key,
      ...(name === 'fuelTypes' && hasExternalSpelling && { label: key }),
      ...labelOf(name, key),
      count,
    }));
    return [name, options] as const;
  });
  return Object.fromEntries<PropertyValues[keyof PropertyValues]>(entries);
}

/** Compares several times faster than `localeCompare`. */
const inGerman = new Intl.Collator('de');

function countOptions(
  stock: readonly Car[],
  isCounted: (car: Car) => boolean,
  valuesOf: (car: Car) => readonly string[],
): [key: string, count: number][] {
  const counts = new Map<string, number>();
  for (const car of stock) {
    const isIn = isCounted(car) ? 1 : 0;
    for (const value of new Set(valuesOf(car))) counts.set(value, (counts.get(value) ?? 0) + isIn);
  }
  return [...counts].sort(([left], [right]) => inGerman.compare(left, right));
}

/** Counts of makes and models, without the chosen make and model: the models of a make add up to it. */
function manufacturers(stock: readonly Car[], filter: VehicleFilter): PropertyValues['manufacturers'] {
  const isCounted = (car: Car) => filter.matches(car, ['manufacturer', 'model']);
  // Tests may add any vehicle to the stock.
  const upper = (text: unknown) => String(text).toLocaleUpperCase('de');
  return countOptions(stock, isCounted, ({ manufacturer }) => [manufacturer].filter(Boolean)).map(([make, count]) => {
    const ofMake = stock.filter(({ manufacturer }) => manufacturer === make);
    const models = countOptions(ofMake, isCounted, ({ model }) => [model].filter(Boolean));
    return {
      key: upper(make),
      label: make,
      count,
      models: models.map(([model, ofModel]) => ({ key: upper(model), label: model, count: ofModel })),
    };
  });
}
