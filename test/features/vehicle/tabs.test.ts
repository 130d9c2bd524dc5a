import { describe, expect, it } from 'vitest';
import type { FuelType } from '../../../src/domain/enums/fuelType';
import type { UsedCondition } from '../../../src/domain/enums/usedCondition';
import type { Vehicle } from '../../../src/domain/vehicle/vehicle';
import type { TenantSettings } from '../../../src/domain/tenant/settings';
import type { Quotes } from '../../../src/features/finance/terms/quotes';
import { tabOfAddress, vehicleTabs, visibleTabs, type TabContext } from '../../../src/features/vehicle/tabs';
import { someSettings } from '../../builders/tenant';
import { aVehicle } from '../../builders/vehicle';
import { FINANCING_TERMS } from '../../builders/terms';

const ALL = [
  'technische-daten',
  'fahrzeugdaten',
  'ausstattung',
  'beschreibung',
  'finanzierung',
  'leasing',
  'inzahlungnahme',
  'zustand',
  'zubehoer',
  'emobilitaet',
];
const NO_QUOTES: Quotes = { financing: { status: 'none' }, leasing: { status: 'none' } };
const LOADING: Quotes = { financing: { status: 'loading' }, leasing: { status: 'loading' } };
const READY: Quotes = {
  financing: {
    status: 'ready',
    quote: {
      monthlyInstallmentRate: 364.56,
      duration: 48,
      deposit: 2400,
      finalInstallment: 7400,
      legalTextHtml: '<p>Beispiel</p>',
      terms: FINANCING_TERMS,
      settings: { durationsWithoutFinalInstallment: [48] },
    },
  },
  leasing: {
    status: 'ready',
    quote: { monthlyRateGross: 199, durationInMonth: 48, kmPerYear: 10_000, legalTextHtml: '<p>Beispiel</p>' },
  },
};

function aContext(
  vehicle: Partial<Vehicle> = {},
  settings: Partial<TenantSettings> = {},
  quotes: Quotes = NO_QUOTES,
): TabContext {
  return {
    vehicle: aVehicle({ descriptionHtml: '<p>Gepflegt.</p>', ...vehicle }),
    settings: someSettings({ uiVehicleDetailsAvailableChildRoutes: ALL, ...settings }),
    quotes,
  };
}

const slugs = (context: TabContext): string[] => visibleTabs(context).map(({ slug }) => slug);

describe('the tabs of a vehicle', () => {
  it('stand in their order under the names that the tenant uses for them', () => {
    expect(vehicleTabs.map(({ slug, label }) => `${slug}: ${label}`)).toEqual([
      'technische-daten: Daten',
      'ausstattung: Ausstattung',
      'beschreibung: Beschreibung',
      'finanzierung: Finanzierung',
      'leasing: Leasing',
      'inzahlungnahme: Inzahlungnahme',
      'zubehoer: Zubehör',
      'emobilitaet: E-Mobilität',
    ]);
  });

  it('are only those that the tenant has enabled', () => {
    const context = aContext({}, { uiVehicleDetailsAvailableChildRoutes: ['beschreibung', 'technische-daten'] });
    expect(slugs(context)).toEqual(['technische-daten', 'beschreibung']);
  });

  it('are the plain data where the tenant names none that there are', () => {
    expect(slugs(aContext({}, { uiVehicleDetailsAvailableChildRoutes: [] }))).toEqual([
      'technische-daten',
      'ausstattung',
      'beschreibung',
    ]);
  });

  it('have one for technical and vehicle data, where the tenant names either', () => {
    const context = aContext({}, { uiVehicleDetailsAvailableChildRoutes: ['leasing', 'fahrzeugdaten'] });
    expect(slugs(context)).toEqual(['technische-daten', 'leasing']);
  });

  it.each<[string, Partial<Vehicle>, Partial<TenantSettings>, string, boolean]>([
    ['a car shows its equipment', { carType: 'PKW' }, {}, 'ausstattung', true],
    ['a trailer shows no equipment', { carType: 'ANHAENGER' }, {}, 'ausstattung', false],
    ['a vehicle without a description has no such tab', { descriptionHtml: undefined }, {}, 'beschreibung', false],
    ['a described vehicle has one', {}, {}, 'beschreibung', true],
    [
      'trade-in leads to the valuation that the dealer linked',
      {},
      { tradeInSource: 'widgetUrl', tradeInWidgetUrl: 'https://bewerten.test' },
      'inzahlungnahme',
      true,
    ],
    ['trade-in leads to the shop’s own valuation', {}, { tradeInSource: 'internal' }, 'inzahlungnahme', true],
    ['trade-in is away without that link', {}, { tradeInSource: 'widgetUrl' }, 'inzahlungnahme', false],
    [
      'trade-in by AutoUncle needs its company id',
      {},
      { tradeInSource: 'autoUncle', autoUncleCompanyId: 'company' },
      'inzahlungnahme',
      true,
    ],
    ['trade-in by AutoUncle is away without it', {}, { tradeInSource: 'autoUncle' }, 'inzahlungnahme', false],
    ['an electric car can be charged', { fuelType: 'electric' }, { uiEmobilioClientId: 'id' }, 'emobilitaet', true],
    ['so can a petrol hybrid', { fuelType: 'hybridPetrol' }, { uiEmobilioClientId: 'id' }, 'emobilitaet', true],
    [
      'so can a petrol car with a plug',
      { fuelType: 'petrol', isPlugInHybrid: true },
      { uiEmobilioClientId: 'id' },
      'emobilitaet',
      true,
    ],
    [
      'a diesel hybrid has no such tab',
      { fuelType: 'hybridDiesel' },
      { uiEmobilioClientId: 'id' },
      'emobilitaet',
      false,
    ],
    ['nor has a petrol car', { fuelType: 'petrol' }, { uiEmobilioClientId: 'id' }, 'emobilitaet', false],
    ['nor has a dealer without an id', { fuelType: 'electric' }, {}, 'emobilitaet', false],
  ])('%s', (_rule, vehicle, settings, slug, isThere) => {
    expect(slugs(aContext(vehicle, settings)).includes(slug)).toBe(isThere);
  });

  it('show the accessories only where there is a navigator for the vehicle', () => {
    expect(slugs(aContext())).not.toContain('zubehoer');
    expect(slugs({ ...aContext(), navigator: { brand: 'Volkswagen', configId: 'vw' } })).toContain('zubehoer');
  });

  it('keep their places for every fuel and condition', () => {
    const fuels: FuelType[] = ['petrol', 'diesel', 'electric', 'hybridPetrol', 'other'];
    const conditions: UsedCondition[] = ['new', 'used', 'dayRegistration', 'demonstration', 'nearlyNew', 'classic'];
    for (const fuelType of fuels) {
      for (const usedConditionType of conditions) {
        const shown = slugs(aContext({ fuelType, usedConditionType }));
        expect(shown).toEqual(ALL.filter((slug) => shown.includes(slug)));
      }
    }
  });
});

describe('the tab of an address', () => {
  const open = (slug: string | undefined, context: TabContext) =>
    tabOfAddress(visibleTabs(context), slug, context)?.slug;

  it.each<[string, string | undefined, Quotes, string]>([
    ['no tab', undefined, NO_QUOTES, 'technische-daten'],
    ['a tab that is there', 'ausstattung', NO_QUOTES, 'ausstattung'],
    ['a tab that nobody knows', 'motorraum', NO_QUOTES, 'technische-daten'],
    ['financing while it is being calculated', 'finanzierung', LOADING, 'finanzierung'],
    ['financing that is ready', 'finanzierung', READY, 'finanzierung'],
    ['financing that is not possible', 'finanzierung', NO_QUOTES, 'technische-daten'],
    ['leasing that is not possible', 'leasing', NO_QUOTES, 'technische-daten'],
    ['leasing that is ready', 'leasing', READY, 'leasing'],
  ])('%s', (_address, slug, quotes, expected) => {
    expect(open(slug, aContext({}, {}, quotes))).toBe(expected);
  });

  it('is the first one where the tenant has no data', () => {
    const context = aContext({}, { uiVehicleDetailsAvailableChildRoutes: ['beschreibung', 'ausstattung'] });
    expect(open(undefined, context)).toBe('ausstattung');
  });

  it('says why financing and leasing cannot be chosen', () => {
    const reasons = (quotes: Quotes) => {
      const context = aContext({}, {}, quotes);
      return vehicleTabs.flatMap(({ obstacle }) => obstacle?.(context)?.reason ?? []);
    };
    expect(reasons(LOADING)).toEqual([
      'Der Finanzierungsrechner wird initialisiert ...',
      'Der Leasingrechner wird initialisiert ...',
    ]);
    expect(reasons(NO_QUOTES)).toEqual([
      'Für dieses Fahrzeug ist keine Finanzierungsrechnung möglich.',
      'Für dieses Fahrzeug ist keine Leasingrechnung möglich.',
    ]);
    expect(reasons(READY)).toEqual([]);
  });
});
