import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { NO_FACETS, type Facets } from '../../../../src/domain/vehicle/search/facets';
import type { CarTypeTab, FilterValues } from '../../../../src/features/search/filters/filter';
import { optionsOf, type FacetSources } from '../../../../src/features/search/filters/filterOptions';
import { shownFilters } from '../../../../src/features/search/filters/filterRules';
import { filterKeys, filterOf, type FilterKey } from '../../../../src/features/search/filters/filters';
import { toCarQuery } from '../../../../src/features/search/state/searchAddress';
import { toQueryString } from '../../../../src/lib/http/queryString';
import { NOW } from '../../../now';

const option = (key: string, label = key) => ({ key, label, count: 3 });

const STOCK: Facets = {
  ...NO_FACETS,
  manufacturers: [{ ...option('VOLKSWAGEN', 'Volkswagen'), models: [option('GOLF', 'Golf')] }],
  fuelTypes: [option('HYBRID', 'Hybrid Benzin')],
  gearBoxTypes: [option('2', 'Automatik')],
  usedConditionTypes: [option('Neuwagen')],
  driveTypes: [option('PLUG_IN_HYBRID')],
  vehicleDealerLocationIds: [option('loc-1', 'Heilbronn')],
  vehicleSubTypes: [option('KOMBI', 'Kombi')],
  varnishBaseColorTypes: [option('SILVER', 'Silber')],
  interiorBaseColorTypes: [option('BEIGE', 'Beige')],
  interiorTypes: [option('Leder')],
  qualitySeals: [option('DEKRA_SIEGEL', 'DEKRA-Siegel')],
  marketingCampaigns: [option('HERBSTAKTION', 'Herbstaktion')],
  equipmentIds: [option('tow_bar')],
};
const SOURCES: FacetSources = {
  stock: STOCK,
  result: undefined,
  frozenCounts: undefined,
  equipmentLabels: new Map([['tow_bar', 'Anhängerkupplung']]),
};

interface Row {
  /** What is chosen, and as which parameters it goes over the wire. */
  values: FilterValues;
  wire: string;
  /** Role and name of each control, and what it shows of the choice; none for what only an address can set. */
  controls: readonly (readonly [role: 'combobox' | 'button' | 'checkbox' | 'searchbox', name: string, shown: string])[];
  /** Where its control stands. */
  tab?: CarTypeTab;
}

const ADDRESS_ONLY: Row['controls'] = [];

/** Every filter: without its row this file does not compile. */
const TABLE: Record<FilterKey, Row> = {
  // Typed into the search box above the list.
  searchTerm: { values: { searchTerm: 'golf navi' }, wire: 'searchTerm=golf+navi', controls: ADDRESS_ONLY },
  manufacturer: {
    values: { manufacturer: 'VOLKSWAGEN' },
    wire: 'manufacturer=VOLKSWAGEN',
    controls: [['combobox', 'Hersteller', 'Volkswagen (3)']],
  },
  model: {
    values: { manufacturer: 'VOLKSWAGEN', model: 'GOLF' },
    wire: 'manufacturer=VOLKSWAGEN&model=GOLF',
    controls: [['combobox', 'Modell', 'Golf (3)']],
  },
  carTypes: { values: { carTypes: ['PKW', 'ZWEIRAD'] }, wire: 'carTypes=PKW%2CZWEIRAD', controls: ADDRESS_ONLY },
  price: {
    values: { minPrice: 5_000, maxPrice: 20_000 },
    wire: 'minPrice=5000&maxPrice=20000',
    controls: [
      ['combobox', 'Preis von', '5.000\u00A0€'],
      ['combobox', 'Preis bis', '20.000\u00A0€'],
    ],
  },
  monthlyRate: {
    values: { minMonthlyFinancingRateExample: 100, maxMonthlyFinancingRateExample: 300 },
    wire: 'minMonthlyFinancingRateExample=100&maxMonthlyFinancingRateExample=300',
    controls: [
      ['combobox', 'Monatliche Rate von', '100\u00A0€'],
      ['combobox', 'Monatliche Rate bis', '300\u00A0€'],
    ],
  },
  registration: {
    values: { minInitialRegistration: '2020-01-01', maxInitialRegistration: '2022-12-31' },
    wire: 'minInitialRegistration=2020-01-01&maxInitialRegistration=2022-12-31',
    controls: [
      ['combobox', 'Erstzulassung von', '2020'],
      ['combobox', 'Erstzulassung bis', '2022'],
    ],
  },
  mileage: {
    values: { maxMileAge: 50_000 },
    wire: 'maxMileAge=50000',
    controls: [['combobox', 'Kilometerstand', 'bis 50.000\u00A0km']],
  },
  fuel: {
    values: { fuelTypes: ['HYBRID'] },
    wire: 'fuelTypes=HYBRID',
    controls: [['button', 'Kraftstoff Hybrid Benzin', 'Hybrid Benzin']],
  },
  plugInHybrid: {
    values: { fuelTypes: ['HYBRID'], driveTypes: ['PLUG_IN_HYBRID'] },
    wire: 'fuelTypes=HYBRID&driveTypes=PLUG_IN_HYBRID',
    controls: [['checkbox', 'Plug-in-Hybrid (3)', '']],
  },
  gearbox: {
    values: { gearBoxTypes: ['2'] },
    wire: 'gearBoxTypes=2',
    controls: [['button', 'Getriebe Automatik', 'Automatik']],
  },
  condition: {
    values: { usedConditionTypes: ['Neuwagen'] },
    wire: 'usedConditionTypes=Neuwagen',
    controls: [['button', 'Fahrzeugzustand Neuwagen', 'Neuwagen']],
  },
  location: {
    values: { vehicleDealerLocationIds: ['loc-1'] },
    wire: 'vehicleDealerLocationIds=loc-1',
    controls: [['button', 'Standort Heilbronn', 'Heilbronn']],
  },
  isVatDeductable: {
    values: { isVatDeductable: true },
    wire: 'isVatDeductable=true',
    controls: [['checkbox', 'MwSt. ausweisbar', '']],
  },
  isAvailableInstantly: {
    values: { isAvailableInstantly: true },
    wire: 'isAvailableInstantly=true',
    controls: [['checkbox', 'Sofort verfügbar', '']],
  },
  hasLeasing: {
    values: { hasInitialLeasingInstallment: true },
    wire: 'hasInitialLeasingInstallment=true',
    controls: [['checkbox', 'Mit Leasingangebot', '']],
  },
  subType: {
    values: { vehicleSubTypes: ['KOMBI'] },
    wire: 'vehicleSubTypes=KOMBI',
    controls: [['checkbox', 'Kombi (3)', '']],
  },
  power: {
    // 110 PS ÷ 1.35962 = 80.9 kW, 200 PS ÷ 1.35962 = 147.1 kW
    values: { minEnginePower: 81, maxEnginePower: 147 },
    wire: 'minEnginePower=81&maxEnginePower=147',
    controls: [
      ['combobox', 'Leistung von', '110\u00A0PS'],
      ['combobox', 'Leistung bis', '200\u00A0PS'],
    ],
  },
  capacity: {
    values: { maxEngineCapacity: 2_000 },
    wire: 'maxEngineCapacity=2000',
    controls: [['combobox', 'Hubraum', 'bis 2.000\u00A0cm³']],
  },
  cylinders: {
    values: { minEngineCylinders: 6 },
    wire: 'minEngineCylinders=6',
    controls: [['combobox', 'Zylinder', 'ab 6']],
  },
  doorCount: {
    values: { doorCountType: '4/5' },
    wire: 'doorCountType=4%2F5',
    controls: [['combobox', 'Anzahl Türen', '4/5 Türen']],
  },
  doors: { values: { maxDoors: 3 }, wire: 'maxDoors=3', controls: [['combobox', 'Höchstzahl Türen', 'bis 3']] },
  seats: { values: { minSeats: 7 }, wire: 'minSeats=7', controls: [['combobox', 'Sitzplätze', 'ab 7']] },
  sleepingPlaces: {
    values: { minSleepingPlaces: 4 },
    wire: 'minSleepingPlaces=4',
    controls: [['combobox', 'Schlafplätze', 'ab 4']],
    tab: 'WOHNMOBIL',
  },
  weight: {
    values: { minWeightTotal: 1_500, maxWeightTotal: 3_500 },
    wire: 'minWeightTotal=1500&maxWeightTotal=3500',
    controls: [
      ['combobox', 'Zulässiges Gesamtgewicht von', '1.500\u00A0kg'],
      ['combobox', 'Zulässiges Gesamtgewicht bis', '3.500\u00A0kg'],
    ],
    tab: 'ANHAENGER',
  },
  length: {
    values: { minLength: 5_000, maxLength: 6_000 },
    wire: 'minLength=5000&maxLength=6000',
    controls: [
      ['combobox', 'Länge von', '5.000\u00A0mm'],
      ['combobox', 'Länge bis', '6.000\u00A0mm'],
    ],
    tab: 'WOHNMOBIL',
  },
  exteriorColour: {
    values: { varnishBaseColorTypes: ['SILVER'] },
    wire: 'varnishBaseColorTypes=SILVER',
    controls: [['button', 'Außenfarbe Silber', 'Silber']],
  },
  interiorColour: {
    values: { interiorBaseColorTypes: ['BEIGE'] },
    wire: 'interiorBaseColorTypes=BEIGE',
    controls: [['button', 'Farbe der Innenausstattung Beige', 'Beige']],
  },
  interior: {
    values: { interiorTypes: ['Leder'] },
    wire: 'interiorTypes=Leder',
    controls: [['button', 'Material der Innenausstattung Leder', 'Leder']],
  },
  qualitySeal: {
    values: { qualitySeals: ['DEKRA_SIEGEL'] },
    wire: 'qualitySeals=DEKRA_SIEGEL',
    controls: [['button', 'Gütesiegel DEKRA-Siegel', 'DEKRA-Siegel']],
  },
  campaign: {
    values: { marketingCampaigns: ['HERBSTAKTION'] },
    wire: 'marketingCampaigns=HERBSTAKTION',
    controls: [['button', 'Aktion Herbstaktion', 'Herbstaktion']],
  },
  equipment: {
    values: { equipmentIds: ['tow_bar'] },
    wire: 'equipmentIds=tow_bar',
    controls: [['checkbox', 'Anhängerkupplung (3)', '']],
  },
  locationName: { values: { locationNames: ['Heilbronn'] }, wire: 'locationNames=Heilbronn', controls: ADDRESS_ONLY },
  vehicles: { values: { carIds: ['a', 'b'] }, wire: 'carIds=a%2Cb', controls: ADDRESS_ONLY },
  hasImages: { values: { hasImages: true }, wire: 'hasImages=true', controls: ADDRESS_ONLY },
  hasConditionReport: {
    values: { hasConditionDocumentUrls: true },
    wire: 'hasConditionDocumentUrls=true',
    controls: ADDRESS_ONLY,
  },
  hasEnergyLabel: {
    values: { hasEnVkvLabelDocument: true },
    wire: 'hasEnVkvLabelDocument=true',
    controls: ADDRESS_ONLY,
  },
};

/** What the visitor must have chosen before: a make for its models, a hybrid fuel for the plug-in. */
const BEFORE: Partial<Record<FilterKey, FilterValues>> = {
  model: { manufacturer: 'VOLKSWAGEN' },
  plugInHybrid: { fuelTypes: ['HYBRID'] },
};

const entry = (list: string, shown: string) =>
  within(screen.getByRole('combobox', { name: list }))
    .getAllByRole('option')
    .filter(({ textContent }) => textContent === shown);

/** One control that holds what is chosen in it, and says so. */
function Form({ filterKey }: { filterKey: FilterKey }) {
  const [values, setValues] = useState(BEFORE[filterKey] ?? {});
  const { Control } = filterOf(filterKey);
  return (
    <>
      <Control values={values} options={optionsOf(filterKey, values, SOURCES)} now={NOW} onChange={setValues} />
      <output>{JSON.stringify(values)}</output>
    </>
  );
}

describe('every filter of the table', () => {
  it.each(filterKeys)('%s: goes over the wire in its name and spelling', (key) => {
    const { values, wire } = TABLE[key];
    expect(toQueryString({ ...toCarQuery({ tab: 'ALLE', values, orderBy: undefined }, []) })).toBe(wire);
  });

  it.each(filterKeys)('%s: has its control with its label, which shows what is chosen', async (key) => {
    const { values, controls } = TABLE[key];
    const { Control, placement } = filterOf(key);
    if (controls === ADDRESS_ONLY) {
      expect(placement).toBe('address');
      return;
    }
    const options = optionsOf(key, values, SOURCES);
    render(<Control values={values} options={options} now={NOW} onChange={vi.fn()} />);
    for (const [role, name, shown] of controls) {
      // Pictures come with a chunk of their own.
      const control = await screen.findByRole(role, { name });
      if (role === 'checkbox') expect(control).toBeChecked();
      else if (role === 'button') expect(control).toHaveTextContent(shown);
      else expect(control).toHaveDisplayValue(shown);
    }
  });

  it.each(filterKeys.filter((key) => TABLE[key].controls !== ADDRESS_ONLY))(
    '%s: is chosen in its control',
    async (key) => {
      const { values, controls } = TABLE[key];
      const user = userEvent.setup();
      render(<Form filterKey={key} />);
      for (const [role, name, shown] of controls) {
        if (role === 'combobox') await user.selectOptions(screen.getByRole(role, { name }), entry(name, shown));
        else if (role === 'checkbox') await user.click(await screen.findByRole(role, { name }));
        else if (role === 'searchbox') await user.type(screen.getByRole(role, { name }), `${shown}{Enter}`);
        else {
          await user.click(screen.getByRole(role, { name: `${filterOf(key).label} Beliebig` }));
          await user.click(screen.getByRole('checkbox', { name: new RegExp(`^${shown}`) }));
        }
      }
      expect(JSON.parse(screen.getByRole('status').textContent)).toEqual(values);
    },
  );

  it.each(filterKeys)('%s: stands in its form for a type of vehicle that has it', (key) => {
    const { values, tab = 'PKW' } = TABLE[key];
    const { placement } = filterOf(key);
    expect(shownFilters(placement, tab, values, SOURCES)).toContain(key);
  });
});
