import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { monthlyInstallment } from '../../../src/domain/finance/annuity';
import { calculationText } from '../../../src/domain/finance/calculationText';
import {
  financingTypes,
  orderFinancingSchema,
  type FinancingTerms,
  type OrderFinancing,
} from '../../../src/domain/finance/financing';
import { highestDeposit, limitsOf, termsWithin } from '../../../src/domain/finance/financingForm';
import { frameOf, withFrame, type Frame } from '../../../src/domain/finance/frame';
import { chosenFinancing, chosenLeasing } from '../../../src/domain/finance/framedTerms';
import { initialFinancingTerms } from '../../../src/domain/finance/initialQuote';
import {
  leasingQuoteSchema,
  leasingTypes,
  orderLeasingSchema,
  type LeasingTerms,
  type OrderLeasing,
} from '../../../src/domain/finance/leasing';
import { termsOfQuote } from '../../../src/domain/finance/leasingForm';
import { rateOf, type AppliedCalculation } from '../../../src/domain/finance/rateOf';
import { orderCreateOf } from '../../../src/domain/order/orderCreate';
import { orderTermsOf } from '../../../src/domain/order/orderTerms';
import { orderTotals } from '../../../src/domain/order/orderTotals';
import { paymentOptionById } from '../../../src/domain/order/paymentOption/paymentOptions';
import { PRESETS } from '../../../src/domain/running-costs/assumptions';
import { monthlyCosts } from '../../../src/domain/running-costs/monthlyCosts';
import { grossOf, netOf } from '../../../src/domain/tax/valueAddedTax';
import type { TenantSettings } from '../../../src/domain/tenant/settings';
import type { Vehicle } from '../../../src/domain/vehicle/vehicle';
import { agreedTexts, billOf } from '../../../src/features/checkout/bill/bill';
import { compareVehicles } from '../../../src/features/favourites/comparison/comparison';
import { orderFinancingOf, orderLeasingOf } from '../../../src/features/finance/terms/orderTerms';
import { pdfRequestOf } from '../../../src/features/vehicle/pdf/pdfRequest';
import { exactPrice, formatAmount } from '../../../src/lib/format';
import { aCustomer, anOrder, anOrderDraft } from '../../builders/order';
import { ADMIN_ID, aTenant, someSettings } from '../../builders/tenant';
import { aVehicle } from '../../builders/vehicle';
import { NOW } from '../../now';

const maybe = (most: number, least = 0) => fc.option(fc.integer({ min: least, max: most }), { nil: undefined });
const aFrame: fc.Arbitrary<Frame> = fc
  .record({
    kind: fc.constantFrom(undefined, 'financing', 'leasing'),
    deposit: maybe(60_000),
    specialPayment: maybe(20_000),
    months: maybe(130),
    kilometres: maybe(60_000),
    contract: fc.constantFrom(undefined, ...financingTypes.keys),
    finalInstallment: maybe(40_000),
    lease: fc.constantFrom(undefined, ...leasingTypes.keys),
    oldCar: maybe(99_999, 1),
  })
  .map((frame) => Object.fromEntries(Object.entries(frame).filter(([, value]) => value !== undefined)));
const aBank = fc.record({
  provider: fc.constantFrom('VW', 'BDK', 'BMW', 'BANK11'),
  durationsWithoutFinalInstallment: fc.uniqueArray(fc.constantFrom(12, 24, 36, 48, 60, 72, 84), { minLength: 1 }),
  maxDepositWithoutFinalInstallmentPercentage: fc.integer({ min: 10, max: 100 }),
  effectiveInterestRate: fc.integer({ min: 0, max: 900 }).map((cents) => cents / 100),
});
type Bank = typeof aBank extends fc.Arbitrary<infer Settings> ? Settings : never;
const aPrice = fc.integer({ min: 3_000, max: 90_000 });

/** The bank's answer to terms within its limits. */
function calculate(entered: FinancingTerms, bank: Bank): OrderFinancing {
  const terms = termsWithin(entered, limitsOf(entered, bank));
  const { purchasePrice, deposit, balloon = 0, durationInMonth, effectiveInterestRate } = terms;
  const rate = monthlyInstallment({ amount: purchasePrice - deposit, balloon, durationInMonth, effectiveInterestRate });
  return orderFinancingOf({
    terms,
    monthlyInstallmentRate: rate,
    duration: durationInMonth,
    deposit,
    finalInstallment: balloon,
    annualMileage: terms.mileage,
    calculationId: undefined,
    legalTextHtml: '<p>Beispiel</p>',
  });
}

/** The lessor's answer; whether it names a net rate is its own matter. */
function lease(terms: LeasingTerms, isNetNamed: boolean): OrderLeasing {
  const { carPrice = 0, downPaymentNet, durationInMonth, kmPerYear } = terms;
  const net = Math.round(((netOf(carPrice) - downPaymentNet) / (durationInMonth + 30)) * 100 + kmPerYear / 10) / 100;
  const quote = z.parse(leasingQuoteSchema, {
    durationInMonth,
    kmPerYear,
    downPaymentNet,
    monthlyRateGross: grossOf(net),
    ...(isNetNamed && { monthlyRateNet: net }),
    legalTextHtml: '<p>Beispiel</p>',
  });
  return orderLeasingOf(quote, termsOfQuote(quote, terms));
}

const NO_QUOTE = {
  finalInstallment: 0,
  deposit: 0,
  duration: 0,
  calculationId: undefined,
  annualMileage: undefined,
  legalTextHtml: '',
};

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

/**
 * All that can be read without a screen, by name: texts that must hold the rate, in EUR gross or, in a shop for companies, net, and
 * amounts that must be it, gross.
 */
function readersOf(vehicle: Vehicle, frame: Frame, answer: AppliedCalculation, settings: TenantSettings) {
  const named = rateOf(vehicle, frame, answer, settings, NOW);
  const costs =
    named &&
    monthlyCosts(vehicle, PRESETS, '2026-05-04', {
      rate: { amount: named.rate, isNet: named.isNet, kmPerYear: named.kilometres },
      isB2BShop: settings.isB2BShop,
    });
  const compared = compareVehicles([vehicle], {
    settings,
    now: NOW,
    labelOf: (_, key) => key,
    frame,
    answers: { [vehicle.id]: answer },
  });
  const rows = compared.flatMap((group) => group.rows);
  const cellOf = (label: string) => rows.find((row) => row.label === label)?.cells[0]?.join(' ') ?? '';

  const isLoan = answer.financing !== undefined;
  const option = paymentOptionById(isLoan ? 'financing-at-car-dealer' : 'leasing-at-car-dealer');
  const order = anOrder({ vehicle, paymentOption: option, ...answer });
  const totals = orderTotals(order, settings);
  const settled = { status: 'current', isCalculating: false } as const;
  const bill = billOf(order, totals, settled, settings.isB2BShop);
  const lines = bill.groups.flatMap((group) => group.lines);
  const tenant = { settings };
  const terms = orderTermsOf({ order, totals, tenant, tradeInValidity: { days: 14, today: '2026-05-04' } });
  const body = orderCreateOf({
    draft: anOrderDraft(),
    vehicleDealerId: ADMIN_ID,
    order,
    totals,
    customer: aCustomer(),
    sourceUrl: 'https://haendler.test/',
  });
  const textOf = (line: { amount?: string; note?: string } | undefined) => `${line?.amount} ${line?.note}`;
  const pdf =
    answer.financing &&
    pdfRequestOf({
      vehicle,
      tenant: aTenant(),
      financing: {
        status: 'ready',
        quote: { ...NO_QUOTE, monthlyInstallmentRate: answer.financing.monthlyInstallment },
      },
      url: '',
      now: NOW,
    });
  return {
    texts: {
      ...(named && { card: named.amount, comparison: cellOf('Rate') }),
      ...(named && { 'sum of the comparison': cellOf('Kosten im Monat') }),
      'request to the dealer': calculationText(answer) ?? '',
      'head of the order': agreedTexts(order, totals, settled, settings.isB2BShop).lead.amount,
      'line of the bill': textOf(lines.find(({ label }) => label.endsWith('rate') && label !== 'Schlussrate')),
      'due in bill, confirmation and summary': textOf(bill.due.find(({ label }) => label === 'Monatlich')),
      'what binds': terms.find(({ name }) => name === 'rate')?.text ?? '',
    },
    amounts: {
      'what binds': (terms.find(({ name }) => name === 'rate')?.value as number) / 100,
      'order as it is sent': body.monthlyPayment,
      'its financing': body.financing?.monthlyInstallment,
      ...(pdf && { PDF: pdf.financingCalculation?.monthlyInstallment }),
    },
    part: costs?.parts.find(({ kind }) => kind === 'rate')?.amount,
    named,
  };
}

function expectOneRate(vehicle: Vehicle, frame: Frame, answer: AppliedCalculation, settings: TenantSettings) {
  const { texts, amounts, part, named } = readersOf(vehicle, frame, answer, settings);
  const gross = (answer.financing ?? answer.leasing)?.monthlyInstallment ?? 0;
  const net = answer.leasing?.quote?.monthlyRateNet ?? netOf(gross);
  const isNet = settings.isB2BShop && answer.leasing !== undefined;
  for (const [reader, text] of Object.entries(texts)) {
    const rates = [formatAmount(gross), exactPrice(gross), ...(isNet ? [formatAmount(net)] : [])];
    expect(
      rates.some((rate) => plain(text).includes(plain(rate))),
      `${reader}: ${text}, ${gross}`,
    ).toBe(true);
  }
  for (const [reader, amount] of Object.entries(amounts)) expect(amount, reader).toBeCloseTo(gross, 2);
  if (named) expect(part).toBeCloseTo(isNet ? net : gross, 2);
  return named;
}

/** Through an address with a search. */
function expectSameAddress(frame: Frame) {
  const address = withFrame('carType=PKW&prices=leasing&months=7&oldCar=1&maxPrice=30000', frame);
  expect(address).toMatch(/^carType=PKW&maxPrice=30000/);
  expect(frameOf(address) ?? {}).toEqual(frame);
}

it('a frame has one rate of a financing at a vehicle, within the limits of its bank, wherever it is read', () => {
  let shownOnCards = 0;
  fc.assert(
    fc.property(aFrame, aPrice, aBank, fc.boolean(), (frame, publicPrice, bank, isB2BShop) => {
      const settings = someSettings({ isB2BShop });
      const vehicle = aVehicle({ publicPrice, financingCalculationProviderType: bank.provider });
      const first = initialFinancingTerms(vehicle, bank);
      if (first === undefined) return;
      const durations = bank.durationsWithoutFinalInstallment;
      const rateIn = (own: Frame) => calculate(chosenFinancing(first, own, durations), bank);

      expectSameAddress(frame);
      const shown = rateIn(frame);
      const { terms } = shown;
      expect(shown.fundingDeposit).toBeLessThanOrEqual(highestDeposit(publicPrice, limitsOf(first, bank)));
      expect(z.parse(orderFinancingSchema, JSON.parse(JSON.stringify(shown)))).toMatchObject(
        JSON.parse(JSON.stringify(shown)) as object,
      );

      // What is changed in the order is the frame then.
      if (terms === undefined) return;
      expect(durations).toContain(terms.durationInMonth);
      const change = { months: 24, deposit: 500, contract: 'withoutBalloon' as const };
      expect(calculate(chosenFinancing(terms, change, durations), bank)).toEqual(rateIn({ ...frame, ...change }));

      if (shown.monthlyInstallment <= 0) return;
      const named = expectOneRate(vehicle, { ...frame, kind: 'financing' }, { financing: shown }, settings);
      if (named) shownOnCards += 1;
    }),
    { numRuns: 300, seed: 20_261_128 },
  );
  expect(shownOnCards).toBeGreaterThan(50);
});

it('a frame has one rate of a leasing at a vehicle, net or gross by the shop, wherever it is read', () => {
  let shownOnCards = 0;
  fc.assert(
    fc.property(aFrame, aPrice, fc.boolean(), fc.boolean(), (frame, carPrice, isB2BShop, isNetNamed) => {
      const settings = someSettings({
        isB2BShop,
        leasingContractTypes: [{ providerType: 'VW', contractType: 'mileage' }],
      });
      const vehicle = aVehicle({ publicPrice: carPrice, leasingCalculationProviderType: 'VW' });
      const first: LeasingTerms = {
        provider: 'VW',
        type: frame.lease ?? 'mileage',
        customerType: isB2BShop ? 'commercial' : 'private',
        carPrice,
        kmPerYear: 10_000,
        durationInMonth: 48,
        downPaymentNet: 0,
      };
      expectSameAddress(frame);
      const shown = lease(chosenLeasing(first, frame), isNetNamed);
      expect(lease(chosenLeasing(first, frameOf(withFrame('', frame)) ?? {}), isNetNamed)).toEqual(shown);
      expect(z.parse(orderLeasingSchema, JSON.parse(JSON.stringify(shown)))).toMatchObject(
        JSON.parse(JSON.stringify(shown)) as object,
      );
      const named = expectOneRate(vehicle, { ...frame, kind: 'leasing' }, { leasing: shown }, settings);
      expect(named?.kind).toBe('leasing');
      shownOnCards += 1;
    }),
    { numRuns: 300, seed: 20_261_128 },
  );
  expect(shownOnCards).toBeGreaterThan(250);
});
