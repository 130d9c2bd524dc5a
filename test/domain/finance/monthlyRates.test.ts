import { expect, it } from 'vitest';
import { monthlyRate } from '../../../src/domain/finance/monthlyRates';
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
  expect(monthlyRate(aVehicle(vehicle), settings, NOW, kind)?.name).toBe(name);
});

it('the terms beside a rate name the effective interest of its example', () => {
  const rate = monthlyRate(aVehicle(FINANCED), settings, NOW);
  expect(rate?.amount).toBe('364,56\u00A0€');
  expect(rate?.terms).toEqual(['2.500\u00A0€ Anzahlung', '48\u00A0Monate', 'eff.\u00A03,99\u00A0%']);
  expect(rate?.text).toContain('effektiver Jahreszins 3,99\u00A0%');
});
