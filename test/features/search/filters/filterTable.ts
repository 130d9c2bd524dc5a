import type { Facets } from '../../../../src/domain/vehicle/search/facets';
import { NO_FACETS } from '../../../builders/facets';
import type { CarTypeTab, FilterValues } from '../../../../src/features/search/filters/filter';
import type { FacetSources } from '../../../../src/features/search/filters/filterOptions';
import type { FilterKey } from '../../../../src/features/search/filters/filters';
import type { Car } from '../../../platform/contract';
import { aPlatform } from '../../../platform/testPlatform';
import { NOW } from '../../../now';

const cars = aPlatform().tenant(1).vehicles;
const place = cars.find(({ carDealerLocation }) => carDealerLocation?.id !== undefined)?.carDealerLocation;
const placeId = place?.id ?? '';
const placeName = place?.name ?? '';
const ids = cars.slice(3, 6).map(({ id }) => id);

const option = (key: string, label = key) => ({ key, label, count: 3 });

export const STOCK: Facets = {
  ...NO_FACETS,
  manufacturers: [{ ...option('VOLKSWAGEN', 'Volkswagen'), models: [option('GOLF', 'Golf')] }],
  fuelTypes: [option('Benzin'), option('Hybrid Benzin')],
  gearBoxTypes: [option('Automatik')],
  usedConditionTypes: [option('Vorführwagen')],
  driveTypes: [option('PLUG_IN_HYBRID')],
  vehicleDealerLocationIds: [option(placeId, 'Landau')],
  vehicleSubTypes: [option('KOMBI', 'Kombi')],
  varnishBaseColorTypes: [option('SILVER')],
  interiorBaseColorTypes: [option('BEIGE')],
  interiorTypes: [option('Leder')],
  qualitySeals: [option('JAHRESWAGEN_GARANTIE')],
  marketingCampaigns: [option('HERBSTAKTION')],
  equipmentIds: [option('tow_bar'), option('seat_heating')],
};

export const SOURCES: FacetSources = {
  stock: STOCK,
  result: undefined,
  frozenCounts: undefined,
  equipmentLabels: new Map([
    ['tow_bar', 'Anhängerkupplung'],
    ['seat_heating', 'Sitzheizung'],
  ]),
};

/** Role, label and what is chosen in it; a checkbox is named by what is chosen. */
export type Control = readonly [role: 'combobox' | 'button' | 'checkbox', label: string, shown?: string];

interface Row {
  /** Parameters, the same in an address and on the wire. */
  address: string;
  values: FilterValues;
  chips: readonly string[];
  /** None for filters that only an address can set. */
  controls?: readonly Control[];
  /** A type of vehicle that has it; default: PKW. */
  tab?: CarTypeTab;
  /** Vehicles of the demo stock that are meant. */
  holds: (car: Car) => boolean;
}

const isIn = (value: number | undefined, low: number, high = Infinity) =>
  value !== undefined && value >= low && value <= high;

/** Every filter: without its row this file does not compile. */
export const TABLE: Record<FilterKey, Row> = {
  // Typed into the search box above the list.
  searchTerm: {
    address: 'searchTerm=golf%20navi',
    values: { searchTerm: 'golf navi' },
    chips: ['„golf navi“'],
    holds: ({ manufacturer, model, marketingTitle, heading, equipments = [] }) => {
      const text = [manufacturer, model, marketingTitle, heading, ...equipments.map(({ name }) => name)].join(' ');
      return /golf/i.test(text) && /navi/i.test(text);
    },
  },
  manufacturer: {
    address: 'manufacturer=VOLKSWAGEN',
    values: { manufacturer: 'VOLKSWAGEN' },
    chips: ['Volkswagen'],
    controls: [['combobox', 'Hersteller', 'Volkswagen (3)']],
    holds: ({ manufacturer }) => manufacturer === 'Volkswagen',
  },
  model: {
    address: 'manufacturer=VOLKSWAGEN&model=GOLF',
    values: { manufacturer: 'VOLKSWAGEN', model: 'GOLF' },
    chips: ['Volkswagen', 'Golf'],
    controls: [['combobox', 'Modell', 'Golf (3)']],
    holds: ({ manufacturer, model }) => manufacturer === 'Volkswagen' && model === 'Golf',
  },
  carTypes: {
    address: 'carTypes=ZWEIRAD%2CANHAENGER',
    values: { carTypes: ['ZWEIRAD', 'ANHAENGER'] },
    chips: ['Zweirad', 'Anhänger'],
    holds: ({ carType }) => carType === 'ZWEIRAD' || carType === 'ANHAENGER',
  },
  price: {
    address: 'minPrice=15000&maxPrice=25000',
    values: { minPrice: 15_000, maxPrice: 25_000 },
    chips: ['Preis: 15.000\u00A0€ bis 25.000\u00A0€'],
    controls: [
      ['combobox', 'Preis von', '15.000\u00A0€'],
      ['combobox', 'Preis bis', '25.000\u00A0€'],
    ],
    holds: ({ publicPrice }) => isIn(publicPrice, 15_000, 25_000),
  },
  monthlyRate: {
    address: 'minMonthlyFinancingRateExample=100&maxMonthlyFinancingRateExample=300',
    values: { minMonthlyFinancingRateExample: 100, maxMonthlyFinancingRateExample: 300 },
    chips: ['Monatliche Rate: 100\u00A0€ bis 300\u00A0€'],
    controls: [
      ['combobox', 'Monatliche Rate von', '100\u00A0€'],
      ['combobox', 'Monatliche Rate bis', '300\u00A0€'],
    ],
    holds: ({ initialFinancingInstallment }) => isIn(initialFinancingInstallment, 100, 300),
  },
  registration: {
    address: 'minInitialRegistration=2022-01-01&maxInitialRegistration=2024-12-31',
    values: { minInitialRegistration: '2022-01-01', maxInitialRegistration: '2024-12-31' },
    chips: ['Erstzulassung: 2022 bis 2024'],
    controls: [
      ['combobox', 'Erstzulassung von', '2022'],
      ['combobox', 'Erstzulassung bis', '2024'],
    ],
    holds: ({ initialRegistration = '' }) => ['2022', '2023', '2024'].includes(initialRegistration.slice(0, 4)),
  },
  mileage: {
    address: 'maxMileAge=50000',
    values: { maxMileAge: 50_000 },
    chips: ['Kilometerstand: bis 50.000\u00A0km'],
    controls: [['combobox', 'Kilometerstand', 'bis 50.000\u00A0km']],
    holds: ({ mileAge }) => isIn(mileAge, 0, 50_000),
  },
  fuel: {
    address: 'fuelTypes=Benzin%2CHybrid%20Benzin',
    values: { fuelTypes: ['Benzin', 'Hybrid Benzin'] },
    chips: ['Benzin', 'Hybrid (Benzin/Elektro)'],
    controls: [['button', 'Kraftstoff', 'Benzin, Hybrid (Benzin/Elektro)']],
    holds: ({ fuelType }) => fuelType === 'Benzin' || fuelType === 'Hybrid Benzin',
  },
  plugInHybrid: {
    address: 'fuelTypes=Hybrid%20Benzin&driveTypes=PLUG_IN_HYBRID',
    values: { fuelTypes: ['Hybrid Benzin'], driveTypes: ['PLUG_IN_HYBRID'] },
    chips: ['Hybrid (Benzin/Elektro)', 'Plug-in-Hybrid'],
    controls: [['checkbox', 'Plug-in-Hybrid (3)']],
    holds: ({ fuelType, isPlugInHybrid }) => fuelType === 'Hybrid Benzin' && isPlugInHybrid === true,
  },
  gearbox: {
    address: 'gearBoxTypes=Automatik',
    values: { gearBoxTypes: ['Automatik'] },
    chips: ['Automatik'],
    controls: [['button', 'Getriebe', 'Automatik']],
    holds: ({ gearBoxType }) => gearBoxType === 'Automatik',
  },
  condition: {
    address: 'usedConditionTypes=Vorf%C3%BChrwagen',
    values: { usedConditionTypes: ['Vorführwagen'] },
    chips: ['Vorführwagen'],
    controls: [['button', 'Fahrzeugzustand', 'Vorführwagen']],
    holds: ({ usedConditionType }) => usedConditionType === 'Vorführwagen',
  },
  location: {
    address: `vehicleDealerLocationIds=${placeId}`,
    values: { vehicleDealerLocationIds: [placeId] },
    chips: ['Landau'],
    controls: [['button', 'Standort', 'Landau']],
    holds: ({ carDealerLocation }) => carDealerLocation?.id === placeId,
  },
  isVatDeductable: {
    address: 'isVatDeductable=true',
    values: { isVatDeductable: true },
    chips: ['MwSt. ausweisbar'],
    controls: [['checkbox', 'MwSt. ausweisbar']],
    holds: ({ isVatDeductable }) => isVatDeductable === true,
  },
  isAvailableInstantly: {
    address: 'isAvailableInstantly=true',
    values: { isAvailableInstantly: true },
    chips: ['Sofort verfügbar'],
    controls: [['checkbox', 'Sofort verfügbar']],
    holds: ({ availableFromDate }) => availableFromDate !== undefined && Date.parse(availableFromDate) <= NOW.getTime(),
  },
  hasLeasing: {
    address: 'hasInitialLeasingInstallment=true',
    values: { hasInitialLeasingInstallment: true },
    chips: ['Mit Leasingangebot'],
    controls: [['checkbox', 'Mit Leasingangebot']],
    holds: ({ initialLeasingInstallment }) => initialLeasingInstallment !== undefined,
  },
  subType: {
    address: 'vehicleSubTypes=KOMBI',
    values: { vehicleSubTypes: ['KOMBI'] },
    chips: ['Kombi'],
    controls: [['checkbox', 'Kombi (3)']],
    holds: ({ vehicleSubType }) => vehicleSubType === 'KOMBI',
  },
  power: {
    // 110 PS ÷ 1.35962 = 80.9 kW, 200 PS ÷ 1.35962 = 147.1 kW
    address: 'minEnginePower=81&maxEnginePower=147',
    values: { minEnginePower: 81, maxEnginePower: 147 },
    chips: ['Leistung: 110\u00A0PS bis 200\u00A0PS'],
    controls: [
      ['combobox', 'Leistung von', '110\u00A0PS'],
      ['combobox', 'Leistung bis', '200\u00A0PS'],
    ],
    holds: ({ enginePower }) => isIn(enginePower, 81, 147),
  },
  capacity: {
    address: 'maxEngineCapacity=2000',
    values: { maxEngineCapacity: 2_000 },
    chips: ['Hubraum: bis 2.000\u00A0cm³'],
    controls: [['combobox', 'Hubraum', 'bis 2.000\u00A0cm³']],
    holds: ({ engineCapacity }) => isIn(engineCapacity, 0, 2_000),
  },
  cylinders: {
    address: 'minEngineCylinders=6',
    values: { minEngineCylinders: 6 },
    chips: ['Zylinder: ab 6'],
    controls: [['combobox', 'Zylinder', 'ab 6']],
    holds: ({ cylinders }) => isIn(cylinders, 6),
  },
  doorCount: {
    address: 'doorCountType=4%2F5',
    values: { doorCountType: '4/5' },
    chips: ['4/5 Türen'],
    holds: ({ doorsCount }) => doorsCount === 4 || doorsCount === 5,
  },
  doors: {
    address: 'maxDoors=3',
    values: { maxDoors: 3 },
    chips: ['Höchstzahl Türen: bis 3'],
    controls: [['combobox', 'Höchstzahl Türen', 'bis 3']],
    holds: ({ doorsCount }) => isIn(doorsCount, 0, 3),
  },
  seats: {
    address: 'minSeats=7',
    values: { minSeats: 7 },
    chips: ['Sitzplätze: ab 7'],
    controls: [['combobox', 'Sitzplätze', 'ab 7']],
    holds: ({ seatsCount }) => isIn(seatsCount, 7),
  },
  sleepingPlaces: {
    address: 'minSleepingPlaces=4',
    values: { minSleepingPlaces: 4 },
    chips: ['Schlafplätze: ab 4'],
    controls: [['combobox', 'Schlafplätze', 'ab 4']],
    tab: 'WOHNMOBIL',
    holds: ({ sleepingPlaces }) => isIn(sleepingPlaces, 4),
  },
  weight: {
    address: 'minWeightTotal=1500&maxWeightTotal=3500',
    values: { minWeightTotal: 1_500, maxWeightTotal: 3_500 },
    chips: ['Zulässiges Gesamtgewicht: 1.500\u00A0kg bis 3.500\u00A0kg'],
    controls: [
      ['combobox', 'Zulässiges Gesamtgewicht von', '1.500\u00A0kg'],
      ['combobox', 'Zulässiges Gesamtgewicht bis', '3.500\u00A0kg'],
    ],
    tab: 'ANHAENGER',
    holds: ({ weightTotal }) => isIn(weightTotal, 1_500, 3_500),
  },
  length: {
    address: 'minLength=5000&maxLength=6000',
    values: { minLength: 5_000, maxLength: 6_000 },
    chips: ['Länge: 5.000\u00A0mm bis 6.000\u00A0mm'],
    controls: [
      ['combobox', 'Länge von', '5.000\u00A0mm'],
      ['combobox', 'Länge bis', '6.000\u00A0mm'],
    ],
    tab: 'WOHNMOBIL',
    holds: ({ length }) => isIn(length, 5_000, 6_000),
  },
  exteriorColour: {
    address: 'varnishBaseColorTypes=SILVER',
    values: { varnishBaseColorTypes: ['SILVER'] },
    chips: ['Silber'],
    controls: [['button', 'Außenfarbe', 'Silber']],
    holds: ({ varnishColor = '' }) => /silber|silver/i.test(varnishColor),
  },
  interiorColour: {
    address: 'interiorBaseColorTypes=BEIGE',
    values: { interiorBaseColorTypes: ['BEIGE'] },
    chips: ['Beige'],
    controls: [['button', 'Farbe der Innenausstattung', 'Beige']],
    holds: ({ interiorPrimaryColorType }) => interiorPrimaryColorType === 'BEIGE',
  },
  interior: {
    address: 'interiorTypes=Leder',
    values: { interiorTypes: ['Leder'] },
    chips: ['Leder'],
    controls: [['button', 'Material der Innenausstattung', 'Leder']],
    holds: ({ interiorMaterial }) => String(interiorMaterial) === 'Leder',
  },
  qualitySeal: {
    address: 'qualitySeals=JAHRESWAGEN_GARANTIE',
    values: { qualitySeals: ['JAHRESWAGEN_GARANTIE'] },
    chips: ['Jahreswagen Garantie'],
    controls: [['button', 'Gütesiegel', 'Jahreswagen Garantie']],
    holds: ({ qualitySeal }) => qualitySeal === 'JAHRESWAGEN_GARANTIE',
  },
  campaign: {
    address: 'marketingCampaigns=HERBSTAKTION',
    values: { marketingCampaigns: ['HERBSTAKTION'] },
    chips: ['Herbstaktion'],
    controls: [['button', 'Aktion', 'Herbstaktion']],
    holds: ({ marketingCampaign }) => marketingCampaign === 'HERBSTAKTION',
  },
  equipment: {
    address: 'equipmentIds=tow_bar%2Cseat_heating',
    values: { equipmentIds: ['tow_bar', 'seat_heating'] },
    chips: ['Anhängerkupplung', 'Sitzheizung'],
    controls: [
      ['checkbox', 'Anhängerkupplung (3)'],
      ['checkbox', 'Sitzheizung (3)'],
    ],
    // Every further piece narrows the list.
    holds: ({ equipments = [] }) =>
      ['tow_bar', 'seat_heating'].every((key) => equipments.some(({ equipmentKey }) => equipmentKey === key)),
  },
  locationName: {
    address: `locationNames=${encodeURIComponent(placeName)}`,
    values: { locationNames: [placeName] },
    chips: [placeName],
    holds: ({ carDealerLocation }) => carDealerLocation?.name === placeName,
  },
  vehicles: {
    address: `carIds=${ids.join('%2C')}`,
    values: { carIds: ids },
    chips: ['Ausgewählte Fahrzeuge'],
    holds: ({ id }) => ids.includes(id),
  },
  hasImages: {
    address: 'hasImages=true',
    values: { hasImages: true },
    chips: ['Mit Bildern'],
    holds: ({ images }) => (images ?? []).length > 0,
  },
  hasConditionReport: {
    address: 'hasConditionDocumentUrls=true',
    values: { hasConditionDocumentUrls: true },
    chips: ['Mit Zustandsbericht'],
    holds: ({ conditionDocumentUrls }) => (conditionDocumentUrls ?? []).length > 0,
  },
  hasEnergyLabel: {
    address: 'hasEnVkvLabelDocument=true',
    values: { hasEnVkvLabelDocument: true },
    chips: ['Mit Energielabel'],
    holds: ({ enVkvLabelDocumentUrl }) => enVkvLabelDocumentUrl !== undefined,
  },
};
