import { expect, it } from 'vitest';
import type { CarQuery } from '../../../../src/domain/vehicle/search/query';
import type { Frame } from '../../../../src/domain/finance/frame';
import { framedSearch } from '../../../../src/features/search/state/framedSearch';
import { range } from '../../../../src/lib/range';
import { NO_FACETS } from '../../../builders/facets';
import { aVehicle } from '../../../builders/vehicle';

/** Vehicles by their example's rate, financed whole over 48 months without interest; 0: without one. */
async function search(rates: readonly number[], query: CarQuery, frame: Frame, { months = 48, learnt = {} } = {}) {
  const asked: CarQuery[] = [];
  const vehicles = rates.map((rate, index) =>
    aVehicle({
      id: `${index}: ${rate}`,
      publicPrice: rate * months,
      initialFinancingInstallment: rate,
      initialLeasingInstallment: rate,
      virtualFinancingDeposit: 0,
      virtualFinancingDuration: months,
      virtualFinancingFinalInstallment: 0,
    }),
  );
  const pagination = { pageNumber: 1, pageSize: 12, totalCount: 0, totalPages: 1, hasPrevious: false, hasNext: false };
  const answer = await framedSearch({
    ask: (part) => {
      asked.push(part);
      const { maxMonthlyFinancingRateExample: most = Infinity } = part;
      const found = vehicles.filter(({ initialFinancingInstallment: rate = 0 }) => rate <= most);
      return Promise.resolve({ vehicles: found, vins: [], facets: NO_FACETS, pagination });
    },
    query,
    frame,
    isB2BShop: false,
    learnt,
  });
  return { asked, ids: answer.vehicles.map(({ id }) => id) };
}

const BOUND: CarQuery = { carType: 'PKW', maxMonthlyFinancingRateExample: 350 };

it('asks for what may be within the visitor’s rate, and lists that first', async () => {
  const { asked, ids } = await search([400, 500, 0, 430], BOUND, { kind: 'financing', deposit: 4_800 });
  // 100 € a month less than the example.
  expect(ids).toEqual(['0: 400', '3: 430', '1: 500', '2: 0']);
  expect(asked).toEqual([{ ...BOUND, minMonthlyFinancingRateExample: undefined, maxMonthlyFinancingRateExample: 504 }]);
});

it('keeps an order that was chosen, and the vehicles of each page', async () => {
  const frame: Frame = { kind: 'financing', deposit: 1_000 };
  const { ids } = await search([380, 300], { ...BOUND, orderBy: 'price desc' }, frame);
  expect(ids).toEqual(['0: 380', '1: 300']);
  const pages = await search([...range(12, () => 380), 300], BOUND, frame);
  expect(pages.ids.at(-1)).toBe('12: 300');
});

it('asks for leasings without the bound of a financing', async () => {
  const { asked, ids } = await search([400, 300], BOUND, { kind: 'leasing' });
  expect([asked, ids]).toEqual([[{ carType: 'PKW', hasInitialLeasingInstallment: true }], ['1: 300', '0: 400']]);
});

it('learns from the first page that a dealer’s examples are shorter, and asks for all that may be within', async () => {
  const frame: Frame = { kind: 'financing', months: 48 };
  const learnt = {};
  // 200 € over 48 months, and 300 €.
  const first = await search([400, 600, 900], BOUND, frame, { months: 24, learnt });
  expect(first.asked.map((query) => query.maxMonthlyFinancingRateExample)).toEqual([467, 700]);
  expect(first.ids).toEqual(['0: 400', '1: 600']);
  const next = await search([400, 600, 900], { ...BOUND, pageNumber: 2 }, frame, { months: 24, learnt });
  expect(next.asked.map((query) => query.maxMonthlyFinancingRateExample)).toEqual([700]);
});

it('asks for every example where none is found, and stays empty where none of those is within', async () => {
  const frame: Frame = { kind: 'financing', months: 48 };
  expect((await search([1_200], BOUND, frame, { months: 12 })).ids).toEqual(['0: 1200']);
  const none = await search([600], BOUND, frame);
  expect([none.asked.length, none.ids]).toEqual([2, []]);
});
