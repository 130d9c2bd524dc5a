import type { Car, FinancingProvider, LeasingProvider } from '../contract';
import { exampleFinancing } from '../rules/credit';
import { leaseQuote } from '../rules/lease';
import type { Random } from './random';
import type { TenantSpec } from './tenants';

const BANK_OF: Record<string, FinancingProvider> = {
  Volkswagen: 'VW',
  Audi: 'VW',
  Skoda: 'VW',
  Seat: 'VW',
  Cupra: 'VW',
  Porsche: 'VW',
  BMW: 'BMW',
  'Mercedes-Benz': 'MBB',
  Toyota: 'TFS',
  Renault: 'RENAULT',
  Dacia: 'RENAULT',
};

function providersOf(
  car: Car,
  tenant: TenantSpec,
  random: Random,
): { financing: FinancingProvider; leasing: LeasingProvider } {
  const isOld = (car.mileAge ?? 0) > 130_000;
  if (!tenant.hasFinance || isOld || car.carType === 'ANHAENGER') return { financing: 'NONE', leasing: 'NONE' };
  const own = BANK_OF[car.manufacturer];
  const isErnst = own === 'VW' && random.chance(0.2);
  const free = random.pick(['SANTANDER', 'BDK', 'CREDITPLUS', 'BANK11', 'VIRTUAL'] as const);
  const leasing =
    own === 'BMW'
      ? 'BMW'
      : own === 'VW'
        ? isErnst
          ? 'VW_ERNST'
          : 'VW'
        : random.pick(['SANTANDER', 'VIRTUAL', 'NONE'] as const);
  return { financing: isErnst ? 'VW_ERNST' : (own ?? free), leasing };
}

export function ratesOf(car: Car, tenant: TenantSpec, random: Random): Partial<Car> {
  const { financing, leasing } = providersOf(car, tenant, random);
  const lease =
    leasing === 'NONE'
      ? undefined
      : leaseQuote({
          price: car.publicPrice,
          deposit: 0,
          months: 48,
          kmPerYear: 10_000,
          mileage: car.mileAge ?? 0,
          type: 1,
          customerType: 1,
          provider: leasing,
        });
  return {
    leasingCalculationProviderType: leasing,
    ...creditOf(car, financing),
    ...(lease && { initialLeasingInstallment: lease.monthlyRateGross }),
  };
}

/** Bank of a vehicle, and the example on its card. */
export function creditOf(car: Car, provider: FinancingProvider): Partial<Car> {
  const example = provider === 'NONE' ? undefined : exampleFinancing(car, provider);
  return {
    financingCalculationProviderType: provider,
    initialFinancingInstallment: example?.rate,
    virtualFinancingDeposit: example?.deposit,
    virtualFinancingDuration: example?.duration,
    virtualFinancingFinalInstallment: example?.balloon,
    virtualFinancingMileage: example && 10_000,
  };
}
