import { describe, expect, it } from 'vitest';
import type { FinanceRequest, FinanceResult, LeasingAnswer, LeasingQuote } from './contract';
import { financeConditions, monthlyRate } from './rules/credit';
import { leaseQuote } from './rules/lease';
import { SPECIAL } from './stock/specials';
import { ADMIN, aPlatform, call } from './testPlatform';

describe('the rate of a loan', () => {
  it.each([
    ['with a balloon', 22_500, 7400, 48, 3.99, 364.56],
    ['without', 22_500, 0, 60, 3.99, 413.55],
    ['without interest', 12_000, 0, 24, 0, 500],
  ])('%s', (_, loan, balloon, months, effective, rate) => {
    expect(monthlyRate(loan, balloon, months, effective)).toBe(rate);
  });
});

describe('the calculators', () => {
  const platform = aPlatform();
  const idOf = (internalId: string) =>
    platform.tenant(1).vehicles.find((car) => car.internalId === internalId)?.id ?? '';
  const request: FinanceRequest = {
    carId: idOf(SPECIAL.financeVw),
    bank: 'VW',
    roundedPurchasePrice: 25_000,
    durationInMonth: 48,
    effectiveInterestRate: 3.99,
    deposit: 2500,
    mileage: 10_000,
    balloon: 7400,
    rsv: 1,
    isInitialCalculation: true,
  };
  const finance = async (overrides: Partial<FinanceRequest>) =>
    call(platform, 'POST', `/cardealeradmin/${ADMIN}/carfinancings/result`, { ...request, ...overrides });

  it('finance with the example of § 17 PAngV', async () => {
    const { status, data } = await finance({});
    expect(status).toBe(200);
    expect(data).toMatchObject({ monthlyInstallmentRate: 364.56, finalInstallment: 7400, deposit: 2500, duration: 48 });
    const { legalTextHtml } = data as FinanceResult;
    for (const part of ['Repräsentatives Beispiel', '22.500,00', '3,99', '3,92', '364,56', '24.898,88'])
      expect(legalTextHtml).toContain(part);
  });

  it('take the 1 that stands for no deposit and no balloon as none, and answer it as it was sent', async () => {
    expect(
      (await finance({ roundedPurchasePrice: 22_500, deposit: 1, balloon: 1, durationInMonth: 60 })).data,
    ).toMatchObject({ monthlyInstallmentRate: 413.55, finalInstallment: 1, deposit: 1 });
  });

  it.each<[string, object]>([
    ['bank', { bank: 'NONE' }],
    ['roundedPurchasePrice', { roundedPurchasePrice: 22_500.5 }],
    ['durationInMonth', { durationInMonth: 11 }],
    ['deposit', { deposit: 25_000 }],
  ])('refuse a wrong %s', async (name, overrides) => {
    const { status, data } = await call(platform, 'POST', `/cardealeradmin/${ADMIN}/carfinancings/result`, {
      ...request,
      ...overrides,
    });
    expect(status).toBe(400);
    expect(data).toHaveProperty('message', expect.stringContaining(name));
  });

  it('answer the settings of the bank, and none for no bank', async () => {
    const settings = (provider: string) =>
      call(
        platform,
        'GET',
        `/cardealeradmin/${ADMIN}/carfinancings/settings?carId=${request.carId}&carPurchasePrice=20000&providerType=${provider}`,
      );
    expect((await settings('BANK11')).data).toMatchObject({
      effectiveInterestRate: 7.99,
      intialDurationWithoutFinalInstallment: 60,
    });
    expect((await settings('NONE')).status).toBe(400);
  });

  it('limit deposit and balloon by price and duration', () => {
    expect(financeConditions(20_000, 48, 1)).toEqual({ maxDeposit: 10_000, maxBalloon: 9000 });
    expect(financeConditions(20_000, 24, 9000)).toEqual({ maxDeposit: 10_000, maxBalloon: 11_000 });
  });

  it('lease: all terms at once, or the one that was asked for', async () => {
    const carId = idOf(SPECIAL.financeVw);
    const fast = (
      await call(platform, 'POST', '/leasing/calculate/fast', {
        carId,
        customerType: 1,
        type: 1,
        carPrice: 30_000,
        providerType: 'VW',
      })
    ).data as LeasingQuote[];
    expect(fast.length).toBeGreaterThan(12);
    expect(fast.every(({ monthlyRateGross }) => monthlyRateGross > 0)).toBe(true);
    const body = {
      carId,
      vehicle: {},
      customerType: 2,
      deposit: 20_000,
      type: 1,
      carPrice: 30_000,
      bank: 'SANTANDER',
      kmPerYear: 10_000,
      durationInMonth: 36,
    };
    const { quotes, santanderCondition } = (await call(platform, 'POST', '/leasing/calculate', body))
      .data as LeasingAnswer;
    expect(quotes).toHaveLength(1);
    expect(santanderCondition).toEqual({ downPaymentNet: 10_000 });
    expect((await call(platform, 'POST', '/leasing/apply', { carId, customerType: 2, quote: quotes[0] })).status).toBe(
      204,
    );
    expect(platform.state.leasingApplications).toHaveLength(1);
  });

  it('lease nothing that comes back with more than 200,000 km', () => {
    const terms = {
      price: 20_000,
      deposit: 0,
      months: 48,
      kmPerYear: 40_000,
      mileage: 39_999,
      type: 1,
      customerType: 1,
      provider: 'VIRTUAL',
    } as const;
    expect(leaseQuote(terms)).toBeDefined();
    expect(leaseQuote({ ...terms, mileage: 40_001 })).toBeUndefined();
  });
});
