import type { FacetOption, Facets } from '../../../../src/domain/vehicle/search/facets';
import { NO_FACETS } from '../../../builders/facets';
import type { CarType } from '../../../../src/domain/enums/carType';
import { readPhrase } from '../../../../src/domain/vehicle/phrase/readPhrase';
import { vocabularyOf } from '../../../../src/domain/vehicle/phrase/vocabulary';
import { NOW } from '../../../now';

const options = (...entries: readonly (string | readonly [key: string, label: string])[]): FacetOption[] =>
  entries.map((entry) => {
    const [key, label] = typeof entry === 'string' ? [entry, entry] : entry;
    return { key, label, count: 3 };
  });

const make = (label: string, ...models: readonly string[]) => ({
  key: label.toLocaleUpperCase('de'),
  label,
  count: 9,
  models: models.map((model) => ({ key: model.toLocaleUpperCase('de'), label: model, count: 3 })),
});

const everyType: Facets = {
  ...NO_FACETS,
  usedConditionTypes: options(
    'Neuwagen',
    'Gebrauchtwagen',
    'Tageszulassung',
    'Vorführwagen',
    'Jahreswagen',
    'Oldtimer',
  ),
  varnishBaseColorTypes: options(
    ['BLACK', 'Schwarz'],
    ['GRAY', 'Grau'],
    ['SILVER', 'Silber'],
    ['WHITE', 'Weiß'],
    ['RED', 'Rot'],
    ['BLUE', 'Blau'],
    ['GREEN', 'Grün'],
  ),
  vehicleDealerLocationIds: options(
    ['loc-landau', 'Autohaus Bergmann Landau'],
    ['loc-heilbronn', 'Autohaus Bergmann Heilbronn'],
    ['loc-karlsruhe', 'Autohaus Bergmann Karlsruhe'],
  ),
};

/** What a dealer has on the day of the test, by hand. */
export const STOCK: ReadonlyMap<CarType, Facets> = new Map<CarType, Facets>([
  [
    'PKW',
    {
      ...everyType,
      manufacturers: [
        make('Volkswagen', 'Golf', 'Golf Variant', 'Passat Variant', 'Polo', 'T-Roc', 'Tiguan', 'ID.3', 'ID.4'),
        make('Audi', 'A3 Sportback', 'A4 Avant', 'Q3', 'Q5'),
        make('BMW', '118', '320', 'X1', 'X3'),
        make('Mercedes-Benz', 'A 180', 'C 220', 'C 300', 'GLA 200'),
        make('Skoda', 'Fabia', 'Octavia Combi', 'Superb Combi', 'Kodiaq'),
        make('Fiat', '500', 'Tipo Kombi'),
        make('Tesla', 'Model 3', 'Model Y'),
        make('Porsche', '911', 'Macan'),
        make('Renault', 'Clio', 'Zoe'),
      ],
      fuelTypes: options('Benzin', 'Diesel', 'Elektro', 'Hybrid Benzin', 'Autogas'),
      gearBoxTypes: options('Automatik', 'Schaltgetriebe'),
      driveTypes: options(
        ['ALL_WHEEL', 'Allradantrieb'],
        ['FRONT_WHEEL', 'Frontantrieb'],
        ['PLUG_IN_HYBRID', 'Plug-in-Hybrid'],
      ),
      vehicleSubTypes: options(
        ['KOMBI', 'Kombi'],
        ['LIMOUSINE', 'Limousine'],
        ['SUV_GELAENDEWAGEN', 'SUV / Geländewagen'],
        ['KLEINWAGEN', 'Kleinwagen'],
        ['CABRIO', 'Cabrio / Roadster'],
        ['COUPE', 'Coupé'],
        ['VAN_KLEINBUS', 'Van / Kleinbus'],
      ),
      interiorTypes: options('Stoff', 'Leder', 'Alcantara'),
      interiorBaseColorTypes: options(['BLACK', 'Schwarz'], ['BEIGE', 'Beige']),
      qualitySeals: options(['DEKRA_SIEGEL', 'DEKRA-Siegel'], ['DAS_WELTAUTO', 'Das WeltAuto']),
      marketingCampaigns: options(['HERBSTAKTION', 'Herbstaktion']),
      equipmentIds: options(
        'tow_bar',
        'navigation_system',
        'seat_heating',
        'leather_seats',
        'rear_camera',
        'camera_360',
      ),
    },
  ],
  [
    'NUTZFAHRZEUG',
    {
      ...everyType,
      manufacturers: [make('Volkswagen', 'Transporter', 'Caddy Cargo', 'Crafter'), make('Ford', 'Transit Custom')],
      fuelTypes: options('Diesel', 'Elektro'),
      gearBoxTypes: options('Automatik', 'Schaltgetriebe'),
      vehicleSubTypes: options(['KASTENWAGEN', 'Kastenwagen'], ['PICKUP', 'Pick-up']),
      equipmentIds: options('tow_bar', 'navigation_system'),
    },
  ],
  [
    'WOHNMOBIL',
    {
      ...everyType,
      manufacturers: [make('Hymer', 'Exsis-t'), make('Volkswagen', 'California')],
      fuelTypes: options('Diesel'),
      gearBoxTypes: options('Automatik', 'Schaltgetriebe'),
      vehicleSubTypes: options(['TEILINTEGRIERT', 'Teilintegriert'], ['KASTENWAGEN', 'Kastenwagen']),
      equipmentIds: options('tow_bar', 'rear_camera'),
    },
  ],
  [
    'ZWEIRAD',
    {
      ...everyType,
      manufacturers: [make('Yamaha', 'MT-07'), make('BMW', 'R 1250 GS')],
      fuelTypes: options('Benzin', 'Elektro'),
      gearBoxTypes: options('Schaltgetriebe', 'Automatik'),
      vehicleSubTypes: options(['ENDURO', 'Enduro / Reiseenduro'], ['ROLLER', 'Roller'], ['NAKED_BIKE', 'Naked Bike']),
    },
  ],
  [
    'ANHAENGER',
    {
      ...everyType,
      manufacturers: [make('Humbaur', 'HTK 2700.27')],
      vehicleSubTypes: options(['PFERDEANHAENGER', 'Pferdeanhänger'], ['KIPPER', 'Kipper']),
    },
  ],
]);

export const EQUIPMENT: ReadonlyMap<string, string> = new Map([
  ['tow_bar', 'Anhängerkupplung'],
  ['navigation_system', 'Navigationssystem'],
  ['seat_heating', 'Sitzheizung'],
  ['leather_seats', 'Lederausstattung'],
  ['rear_camera', 'Rückfahrkamera'],
  ['camera_360', '360°-Kamera'],
]);

export const vocabulary = vocabularyOf({ stock: STOCK, equipment: EQUIPMENT });
const DETAIL_FILTERS = new Set(['vehicleSubTypes', 'equipmentIds', 'minSeats']);

/** Reads a sentence while a type of vehicle is chosen. */
export const readIn = (sentence: string, tab: CarType | 'ALLE' = 'PKW', now = NOW, find = vocabulary.find) =>
  readPhrase(sentence, {
    vocabulary: { ...vocabulary, find },
    types: [...STOCK.keys()],
    chosen: tab === 'ALLE' ? undefined : tab,
    isDetailFilter: (name) => DETAIL_FILTERS.has(name),
    now,
  });
