import { describe, expect, it } from 'vitest';
import { NO_FACETS, type Facets } from '../../../../src/domain/vehicle/search/facets';
import type { FilterValues } from '../../../../src/features/search/filters/filter';
import { type FacetSources } from '../../../../src/features/search/filters/filterOptions';
import { chipsOf, normalised, shownFilters } from '../../../../src/features/search/filters/filterRules';
import { filterKeys, filterOf, filters, type FilterKey } from '../../../../src/features/search/filters/filters';
import { formatSearch, parseSearch, toCarQuery } from '../../../../src/features/search/state/searchAddress';
import { withoutForbidden } from '../../../../src/features/search/filters/tenantLimits';

const option = (key: string, count = 3, label = key) => ({ key, label, count });

const STOCK: Facets = {
  ...NO_FACETS,
  manufacturers: [{ ...option('VOLKSWAGEN', 9, 'Volkswagen'), models: [option('GOLF', 4, 'Golf')] }],
  fuelTypes: [option('Benzin'), option('Hybrid Benzin')],
  gearBoxTypes: [option('Automatik')],
  usedConditionTypes: [option('Vorführwagen')],
  driveTypes: [option('PLUG_IN_HYBRID')],
  vehicleDealerLocationIds: [option('loc-1', 2, 'Heilbronn')],
  vehicleSubTypes: [option('KOMBI', 2, 'Kombi')],
  varnishBaseColorTypes: [option('SILVER')],
  interiorBaseColorTypes: [option('BEIGE')],
  interiorTypes: [option('Leder')],
  qualitySeals: [option('JAHRESWAGEN_GARANTIE')],
  marketingCampaigns: [option('SOMMER_AKTION')],
  equipmentIds: [option('tow_bar')],
  carTypes: [option('PKW')],
};

const SOURCES: FacetSources = {
  stock: STOCK,
  result: undefined,
  frozenCounts: undefined,
  equipmentLabels: new Map([['tow_bar', 'Anhängerkupplung']]),
};

/** One address for every filter of the table, what it holds, and what its chips say. */
const TABLE: Record<FilterKey, { address: string; values: FilterValues; chips: string[] }> = {
  searchTerm: { address: 'searchTerm=golf+navi', values: { searchTerm: 'golf navi' }, chips: ['„golf navi“'] },
  manufacturer: {
    address: 'manufacturer=VOLKSWAGEN',
    values: { manufacturer: 'VOLKSWAGEN' },
    chips: ['Volkswagen'],
  },
  model: {
    address: 'manufacturer=VOLKSWAGEN&model=GOLF',
    values: { manufacturer: 'VOLKSWAGEN', model: 'GOLF' },
    chips: ['Volkswagen', 'Golf'],
  },
  carTypes: { address: 'carTypes=PKW', values: { carTypes: ['PKW'] }, chips: ['PKW'] },
  price: {
    address: 'minPrice=5000&maxPrice=20000',
    values: { minPrice: 5000, maxPrice: 20000 },
    chips: ['Preis: 5.000\u00A0€ bis 20.000\u00A0€'],
  },
  monthlyRate: {
    address: 'maxMonthlyFinancingRateExample=300',
    values: { maxMonthlyFinancingRateExample: 300 },
    chips: ['Monatliche Rate: bis 300\u00A0€'],
  },
  registration: {
    address: 'minInitialRegistration=2020-01-01&maxInitialRegistration=2022-12-31',
    values: { minInitialRegistration: '2020-01-01', maxInitialRegistration: '2022-12-31' },
    chips: ['Erstzulassung: 2020 bis 2022'],
  },
  mileage: {
    address: 'maxMileAge=50000',
    values: { maxMileAge: 50000 },
    chips: ['Kilometerstand: bis 50.000\u00A0km'],
  },
  fuel: {
    address: 'fuelTypes=Benzin%2CHybrid+Benzin',
    values: { fuelTypes: ['Benzin', 'Hybrid Benzin'] },
    chips: ['Benzin', 'Hybrid (Benzin/Elektro)'],
  },
  plugInHybrid: {
    address: 'driveTypes=PLUG_IN_HYBRID',
    values: { driveTypes: ['PLUG_IN_HYBRID'] },
    chips: ['Plug-in-Hybrid'],
  },
  gearbox: { address: 'gearBoxTypes=Automatik', values: { gearBoxTypes: ['Automatik'] }, chips: ['Automatik'] },
  condition: {
    address: 'usedConditionTypes=Vorf%C3%BChrwagen',
    values: { usedConditionTypes: ['Vorführwagen'] },
    chips: ['Vorführwagen'],
  },
  location: {
    address: 'vehicleDealerLocationIds=loc-1',
    values: { vehicleDealerLocationIds: ['loc-1'] },
    chips: ['Heilbronn'],
  },
  isVatDeductable: {
    address: 'isVatDeductable=true',
    values: { isVatDeductable: true },
    chips: ['MwSt. ausweisbar'],
  },
  isAvailableInstantly: {
    address: 'isAvailableInstantly=true',
    values: { isAvailableInstantly: true },
    chips: ['Sofort verfügbar'],
  },
  hasLeasing: {
    address: 'hasInitialLeasingInstallment=true',
    values: { hasInitialLeasingInstallment: true },
    chips: ['Mit Leasingangebot'],
  },
  subType: { address: 'vehicleSubTypes=KOMBI', values: { vehicleSubTypes: ['KOMBI'] }, chips: ['Kombi'] },
  power: {
    address: 'minEnginePower=81&maxEnginePower=147',
    values: { minEnginePower: 81, maxEnginePower: 147 },
    chips: ['Leistung: 110\u00A0PS bis 200\u00A0PS'],
  },
  capacity: {
    address: 'maxEngineCapacity=2000',
    values: { maxEngineCapacity: 2000 },
    chips: ['Hubraum: bis 2.000\u00A0cm³'],
  },
  cylinders: { address: 'minEngineCylinders=6', values: { minEngineCylinders: 6 }, chips: ['Zylinder: ab 6'] },
  doorCount: { address: 'doorCountType=4%2F5', values: { doorCountType: '4/5' }, chips: ['4/5 Türen'] },
  doors: { address: 'maxDoors=3', values: { maxDoors: 3 }, chips: ['Höchstzahl Türen: bis 3'] },
  seats: { address: 'minSeats=7', values: { minSeats: 7 }, chips: ['Sitzplätze: ab 7'] },
  sleepingPlaces: { address: 'minSleepingPlaces=4', values: { minSleepingPlaces: 4 }, chips: ['Schlafplätze: ab 4'] },
  weight: {
    address: 'maxWeightTotal=3500',
    values: { maxWeightTotal: 3500 },
    chips: ['Zulässiges Gesamtgewicht: bis 3.500\u00A0kg'],
  },
  length: { address: 'maxLength=6000', values: { maxLength: 6000 }, chips: ['Länge: bis 6.000\u00A0mm'] },
  exteriorColour: {
    address: 'varnishBaseColorTypes=SILVER',
    values: { varnishBaseColorTypes: ['SILVER'] },
    chips: ['Silber'],
  },
  interiorColour: {
    address: 'interiorBaseColorTypes=BEIGE',
    values: { interiorBaseColorTypes: ['BEIGE'] },
    chips: ['Beige'],
  },
  interior: { address: 'interiorTypes=Leder', values: { interiorTypes: ['Leder'] }, chips: ['Leder'] },
  qualitySeal: {
    address: 'qualitySeals=JAHRESWAGEN_GARANTIE',
    values: { qualitySeals: ['JAHRESWAGEN_GARANTIE'] },
    chips: ['Jahreswagen Garantie'],
  },
  campaign: {
    address: 'marketingCampaigns=SOMMER_AKTION',
    values: { marketingCampaigns: ['SOMMER_AKTION'] },
    chips: ['Sommer Aktion'],
  },
  equipment: { address: 'equipmentIds=tow_bar', values: { equipmentIds: ['tow_bar'] }, chips: ['Anhängerkupplung'] },
  locationName: {
    address: 'locationNames=Heilbronn',
    values: { locationNames: ['Heilbronn'] },
    chips: ['Heilbronn'],
  },
  vehicles: {
    address: 'carIds=a%2Cb',
    values: { carIds: ['a', 'b'] },
    chips: ['Ausgewählte Fahrzeuge'],
  },
  hasImages: { address: 'hasImages=true', values: { hasImages: true }, chips: ['Mit Bildern'] },
  hasConditionReport: {
    address: 'hasConditionDocumentUrls=true',
    values: { hasConditionDocumentUrls: true },
    chips: ['Mit Zustandsbericht'],
  },
  hasEnergyLabel: {
    address: 'hasEnVkvLabelDocument=true',
    values: { hasEnVkvLabelDocument: true },
    chips: ['Mit Energielabel'],
  },
};

const read = (address: string) => normalised(parseSearch(address).values, SOURCES);

describe('every filter of the table', () => {
  it.each(filterKeys)('%s: goes from the address into the search and back', (key) => {
    const { address, values } = TABLE[key];
    expect(read(address)).toEqual(values);
    expect(formatSearch({ tab: undefined, values, orderBy: undefined })).toBe(address);
  });

  it.each(filterKeys)('%s: is asked of the platform as it stands', (key) => {
    const { values } = TABLE[key];
    expect(toCarQuery({ tab: 'ALLE', values, orderBy: undefined }, [])).toMatchObject(values);
  });

  it.each(filterKeys)('%s: shows chips, and taking each away empties it', (key) => {
    const { values, chips } = TABLE[key];
    expect(chipsOf(values, SOURCES).map(({ label }) => label)).toEqual(chips);
    let left = values;
    chips.forEach(() => {
      left = chipsOf(left, SOURCES).at(-1)?.without ?? left;
    });
    expect(left).toEqual({});
  });
});

describe('the table', () => {
  it('gives every parameter of the query to one filter only', () => {
    const names = filterKeys.flatMap((key) => filterOf(key).names);
    expect(new Set(names).size).toBe(names.length);
  });

  it('reads every bound that an address may carry, also where the form offers only one of two', () => {
    expect(chipsOf(read('minSeats=2&maxSeats=5'), SOURCES).map(({ label }) => label)).toEqual(['Sitzplätze: 2 bis 5']);
    expect(chipsOf(read('minEngineCapacity=1000'), SOURCES).map(({ label }) => label)).toEqual([
      'Hubraum: ab 1.000\u00A0cm³',
    ]);
  });

  it('reads older names and any spelling', () => {
    expect(read('fuelType=PETROL')).toEqual({ fuelTypes: ['Benzin'] });
    expect(read('fuelTypes=6')).toEqual({ fuelTypes: ['Hybrid Benzin'] });
    expect(read('gearBoxType=automatik')).toEqual({ gearBoxTypes: ['Automatik'] });
    expect(read('manufacturer=volkswagen&model=golf')).toEqual({ manufacturer: 'VOLKSWAGEN', model: 'GOLF' });
    expect(read('varnishBaseColorTypes=silver')).toEqual({ varnishBaseColorTypes: ['SILVER'] });
  });

  it('sends the first spelling of a value that the platform does not list', () => {
    expect(read('fuelTypes=DIESEL')).toEqual({ fuelTypes: ['Diesel'] });
  });

  it('leaves out what nobody can mean', () => {
    expect(
      read('fuelTypes=KERNKRAFT&maxPrice=viel&minInitialRegistration=gestern&unsinn=1&isVatDeductable=vielleicht'),
    ).toEqual({});
    expect(read('fuelTypes=KERNKRAFT,Benzin,Benzin')).toEqual({ fuelTypes: ['Benzin'] });
    expect(read('%%%&&&===')).toEqual({});
  });

  it('keeps a make that is sold out, so that the visitor is told instead of shown something else', () => {
    expect(read('manufacturer=OPEL')).toEqual({ manufacturer: 'OPEL' });
  });
});

describe('what the tenant does not offer', () => {
  const enforced = ['PKW', 'WOHNMOBIL'] as const;
  const ask = (address: string) => toCarQuery(parseSearch(address), enforced);

  it('is not asked for, even where a dealer’s link names nothing else', () => {
    expect(ask('carTypes=ZWEIRAD,ANHAENGER').carTypes).toEqual(['PKW', 'WOHNMOBIL']);
    expect(ask('carTypes=ZWEIRAD,WOHNMOBIL').carTypes).toEqual(['WOHNMOBIL']);
    expect(ask('carType=ALLE').carTypes).toEqual(['PKW', 'WOHNMOBIL']);
    expect(toCarQuery(parseSearch('carTypes=ZWEIRAD'), []).carTypes).toEqual(['ZWEIRAD']);
  });

  it('is taken out of an address: types, and equipment that it hides', () => {
    const limits = { carTypesEnforced: [...enforced], hiddenEquipmentKeys: ['tow_bar', 'alarm'] };
    const open = (address: string) => formatSearch(withoutForbidden(parseSearch(address), limits));
    expect(open('carType=ZWEIRAD&maxPrice=9000')).toBe('maxPrice=9000');
    expect(open('carTypes=ZWEIRAD')).toBe('carType=ALLE');
    expect(open('carType=PKW&equipmentIds=TOW_BAR,sunroof')).toBe('carType=PKW&equipmentIds=sunroof');
    expect(open('carType=PKW&equipmentIds=alarm')).toBe('carType=PKW');
  });
});

describe('what is on the screen', () => {
  it('shows the plug-in hybrid only with a hybrid petrol or hybrid diesel', () => {
    const shows = (fuelTypes: string[] | undefined) =>
      shownFilters('basic', 'PKW', { fuelTypes }, SOURCES).includes('plugInHybrid');
    expect(shows(undefined)).toBe(false);
    expect(shows(['Benzin', 'Elektro'])).toBe(false);
    expect(shows(['Hybrid Benzin'])).toBe(true);
    expect(shows(['Diesel', 'Hybrid Diesel'])).toBe(true);
  });

  it('asks for sleeping places in motorhomes only, and for no engine in trailers', () => {
    expect(shownFilters('detail', 'WOHNMOBIL', {}, SOURCES)).toContain('sleepingPlaces');
    expect(shownFilters('detail', 'PKW', {}, SOURCES)).not.toContain('sleepingPlaces');
    expect(shownFilters('detail', 'ANHAENGER', {}, SOURCES)).not.toContain('power');
    expect(shownFilters('basic', 'ANHAENGER', {}, SOURCES)).not.toContain('fuel');
    expect(shownFilters('basic', 'ALLE', {}, SOURCES)).toContain('fuel');
  });

  it('leaves out what the whole stock has nothing of, once that is known, unless it is chosen', () => {
    const bare: FacetSources = { ...SOURCES, stock: { ...STOCK, fuelTypes: [], driveTypes: [], interiorTypes: [] } };
    expect(shownFilters('basic', 'PKW', {}, bare)).not.toContain('fuel');
    expect(shownFilters('detail', 'PKW', {}, bare)).not.toContain('interior');
    expect(shownFilters('basic', 'PKW', { fuelTypes: ['Hybrid Benzin'] }, bare)).not.toContain('plugInHybrid');
    expect(shownFilters('basic', 'PKW', { fuelTypes: ['Diesel'] }, bare)).toContain('fuel');
    // Another filter fills it.
    expect(shownFilters('basic', 'PKW', {}, bare)).toContain('model');
    expect(shownFilters('basic', 'PKW', {}, { ...bare, stock: undefined })).toContain('fuel');
  });

  it('never shows what only a dealer’s link can set', () => {
    for (const placement of ['basic', 'detail'] as const)
      for (const key of shownFilters(placement, 'PKW', {}, SOURCES)) expect(filters[key].placement).toBe(placement);
  });
});
