import { expect, it } from 'vitest';
import type { CarQuery } from '../../../../src/domain/vehicle/search/query';
import type { Frame } from '../../../../src/domain/finance/frame';
import { framedSearch } from '../../../../src/features/search/state/framedSearch';
import { range } from '../../../../src/lib/range';
import { NO_FACETS } from '../../../builders/facets';
import { aVehicle } from '../../../builders/vehicle';

/** Vehicles by their example's rate, financed whole over 48 months without interest; 0: without one. */
async function search(rates: readonly number[], query: CarQuery, frame: Frame) {
  const asked: CarQuery[] = [];
  const vehicles = rates.map((rate, index) =>
    aVehicle({
      id: `${index}: ${rate}`,
      publicPrice: rate * 48,
      initialFinancingInstallment: rate,
      initialLeasingInstallment: rate,
      virtualFinancingDeposit: 0,
      virtualFinancingDuration: 48,
      virtualFinancingFinalInstallment: 0,
    }),
  );
  const pagination = { pageNumber: 1, pageSize: 12, totalCount: 0, totalPages: 1, hasPrevious: false, hasNext: false };
  const answer = await framedSearch(
    (part) => {
      asked.push(part);
      return Promise.resolve({ vehicles, vins: [], facets: NO_FACETS, pagination });
    },
    query,
    frame,
    false,
  );
  return { asked, ids: answer.vehicles.map(({ id }) => id) };
}

const BOUND: CarQuery = { carType: 'PKW', maxMonthlyFinancingRateExample: 350 };

it('asks for what may be within the visitor’s rate, and lists that first', async () => {
  const { asked, ids } = await search([400, 500, 0, 430], BOUND, { kind: 'financing', deposit: 4_800 });
  // 100 € a month less than the example.
  expect(ids).toEqual(['0: 400', '3: 430', '1: 500', '2: 0']);
  expect(asked).toEqual([{ ...BOUND, minMonthlyFinancingRateExample: undefined, maxMonthlyFinancingRateExample: 505 }]);
});

it('keeps an order that was chosen, and the vehicles of each page', async () => {
  const frame: Frame = { kind: 'financing', deposit: 0 };
  const { ids } = await search([400, 300], { ...BOUND, orderBy: 'price desc' }, frame);
  expect(ids).toEqual(['0: 400', '1: 300']);
  const pages = await search([...range(12, () => 400), 300], BOUND, frame);
  expect(pages.ids.at(-1)).toBe('12: 300');
});

it('asks for leasings without the bound of a financing', async () => {
  const { asked, ids } = await search([400, 300], BOUND, { kind: 'leasing' });
  expect([asked, ids]).toEqual([[{ carType: 'PKW', hasInitialLeasingInstallment: true }], ['1: 300', '0: 400']]);
});
