import { expect, it } from 'vitest';
import { rateOf } from '../../../src/domain/finance/rateOf';
import { FINANCING_TERMS, LEASING_TERMS } from '../../builders/terms';
import { someSettings } from '../../builders/tenant';
import { aVehicle } from '../../builders/vehicle';
import { NOW } from '../../now';

const FINANCED = {
  publicPrice: 25_000,
  initialFinancingInstallment: 364.56,
  virtualFinancingDeposit: 2_500,
  virtualFinancingDuration: 48,
  virtualFinancingFinalInstallment: 7_400,
};
const LEASED = { initialLeasingInstallment: 249 };
const settings = someSettings({ leasingContractTypes: [{ providerType: 'NONE', contractType: 'mileage' }] });

it.each([
  ['financing without a choice', { ...FINANCED, ...LEASED }, undefined, 'Finanzierung'],
  ['leasing where the visitor leases', { ...FINANCED, ...LEASED }, 'leasing', 'Leasing'],
  ['the only kind that the vehicle has', LEASED, 'financing', 'Leasing'],
  ['the only kind that the vehicle has', FINANCED, 'leasing', 'Finanzierung'],
  ['none without either', {}, 'financing', undefined],
] as const)('a card has one rate: %s', (_, vehicle, kind, name) => {
  expect(rateOf(aVehicle(vehicle), { kind }, undefined, settings, NOW)?.name).toBe(name);
});

it('the terms beside a rate name the effective interest of its example', () => {
  const rate = rateOf(aVehicle(FINANCED), {}, undefined, settings, NOW);
  expect(rate?.amount).toBe('364,56\u00A0€');
  expect(rate?.terms).toEqual(['2.500\u00A0€ Anzahlung', '48\u00A0Monate', 'eff.\u00A03,99\u00A0%']);
  expect(rate?.text).toContain('effektiver Jahreszins 3,99\u00A0%');
});

const FINANCING = {
  terms: { ...FINANCING_TERMS, purchasePrice: 25_000, deposit: 4_000 },
  monthlyInstallment: 331.25,
  fundingDuration: 48,
  fundingDeposit: 4_000,
  depositSurplus: 0,
  finalInstallment: 7_400,
};
const LEASING = {
  terms: { ...LEASING_TERMS, carPrice: 25_000, kmPerYear: 15_000, downPaymentNet: 2_000 },
  monthlyInstallment: 189,
  fundingDuration: 24,
  downPayment: 2_380,
  downPaymentSurplus: 0,
};

it('the bank’s answer to the frame is the rate, with its terms, as long as the price is the same', () => {
  const vehicle = aVehicle({ ...FINANCED, ...LEASED });
  const named = (car = vehicle, shop = settings) => ({
    financing: rateOf(car, { kind: 'financing' }, { financing: FINANCING }, shop, NOW),
    leasing: rateOf(car, { kind: 'leasing' }, { leasing: LEASING }, shop, NOW),
  });
  const { financing, leasing } = named();
  expect([financing?.amount, financing?.terms[0]]).toEqual(['331,25\u00A0€', '4.000\u00A0€ Anzahlung']);
  expect([leasing?.amount, leasing?.terms]).toEqual([
    '189,00\u00A0€',
    ['2.380\u00A0€ Sonderzahlung', '24\u00A0Monate', '15.000\u00A0km im Jahr'],
  ]);
  expect(leasing?.text).toContain('Gesamtbetrag 6.916,00\u00A0€');
  const dearer = named({ ...vehicle, publicPrice: 26_000 });
  expect([dearer.financing?.amount, dearer.leasing?.amount]).toEqual(['364,56\u00A0€', '249,00\u00A0€']);
  const forCompanies = named(vehicle, { ...settings, isB2BShop: true }).leasing;
  expect([forCompanies?.rate, forCompanies?.isNet, forCompanies?.amount]).toEqual([
    158.82,
    true,
    '158,82\u00A0€ netto',
  ]);
  expect(forCompanies?.terms.slice(0, 2)).toEqual(['189,00\u00A0€ brutto', '2.000\u00A0€ Sonderzahlung netto']);
});
