import { describe, expect, it } from 'vitest';
import type { CarQuery } from '../../../../src/domain/vehicle/search/query';
import type { Frame } from '../../../../src/domain/finance/frame';
import { framedSearch } from '../../../../src/features/search/state/framedSearch';
import { range } from '../../../../src/lib/range';
import { HttpError } from '../../../../src/lib/http/errors';
import { NO_FACETS } from '../../../builders/facets';
import { aVehicle } from '../../../builders/vehicle';

/** Vehicles by their example's rate, financed whole over 48 months without interest; 0: without one. */
async function search(
  rates: readonly number[],
  query: CarQuery,
  frame: Frame,
  { months = 48, answered = Infinity, learnt = {} } = {},
) {
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
  const answer = await framedSearch({
    ask: (part) => {
      asked.push(part);
      if (asked.length > answered) return Promise.reject(new HttpError('busy'));
      const { maxMonthlyFinancingRateExample: most = Infinity, minPrice = 0, maxPrice = Infinity } = part;
      const { pageNumber = 1, pageSize = 1_000 } = part;
      const found = vehicles.filter(
        ({ initialFinancingInstallment: rate = 0, publicPrice: price = 0 }) =>
          rate <= most && price >= minPrice && price <= maxPrice,
      );
      const start = (pageNumber - 1) * pageSize;
      const hasNext = start + pageSize < found.length;
      return Promise.resolve({
        vehicles: found.slice(start, start + pageSize),
        vins: [],
        facets: NO_FACETS,
        pagination: { pageNumber, pageSize, totalCount: found.length, totalPages: 1, hasPrevious: false, hasNext },
      });
    },
    query,
    frame,
    isB2BShop: false,
    learnt,
  });
  return { asked, ids: answer.vehicles.map(({ id }) => id), pagination: answer.pagination };
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

describe('a long list of which most of the first page is above the frame', () => {
  // Every fourth is within: of 275 € the visitor pays 350 €.
  const rates = range(240, (index) => (index % 4 === 0 ? 200 + (index % 60) : 300 + (index % 200)));
  const withinCount = rates.filter((rate) => rate <= 275).length;
  const frame: Frame = { kind: 'financing', deposit: 4_800, months: 24 };
  const rateOf = (id: string) => Number(id.split(': ')[1]);

  /** The pages that a visitor asks for, one after the other, or all at once as after a reload. */
  async function list(pages: number, sizes: readonly number[]) {
    const learnt = {};
    const ids: string[] = [];
    const counts: number[] = [];
    let last;
    for (const [index, pageSize] of sizes.entries()) {
      const pageNumber = index === 0 ? 1 : pages - sizes.length + index + 1;
      const page = await search(rates, { ...BOUND, pageNumber, pageSize }, frame, { learnt });
      ids.push(...page.ids);
      counts.push(page.asked.length);
      last = page.pagination;
    }
    return { ids, counts, last };
  }

  it('has those within first, on every page, by one request more for the whole list', async () => {
    const pages = 20;
    const { ids, counts, last } = await list(
      pages,
      range(pages, () => 12),
    );
    const found = new Set(ids);
    const flags = [...found].map((id) => rateOf(id) <= 275);
    expect(flags.lastIndexOf(true)).toBeLessThan(withinCount + 12);
    expect(flags.slice(0, 12)).not.toContain(false);
    expect(counts).toEqual([2, ...range(pages - 1, () => 1)]);
    // All that the whole search finds, once.
    const { asked } = await search(rates, { ...BOUND, pageNumber: 1, pageSize: 12 }, frame);
    const whole = rates.filter((rate) => rate <= (asked[0]?.maxMonthlyFinancingRateExample ?? 0));
    expect(last).toMatchObject({ hasNext: false });
    expect(found.size).toBe(whole.length);
  });

  it('is the same after a reload that lists several pages at once', async () => {
    const { ids } = await list(
      8,
      range(8, () => 12),
    );
    const again = await list(8, [96]);
    expect(again.ids).toEqual(ids);
    expect(again.counts).toEqual([3]);
  });

  it('stays in an order that was chosen, and between the visitor’s own prices', async () => {
    const sorted = await search(rates, { ...BOUND, pageSize: 12, orderBy: 'price' }, frame);
    expect(sorted.asked).toHaveLength(1);
    const priced = await search(rates, { ...BOUND, pageSize: 12, minPrice: 13_000 }, frame);
    expect(priced.asked).toHaveLength(1);
    expect(priced.ids.every((id) => rateOf(id) * 48 >= 13_000)).toBe(true);
  });

  it('is listed page by page where the platform has no time to be asked twice', async () => {
    const first = await search(rates, { ...BOUND, pageSize: 12 }, frame, { answered: 1 });
    expect(first.ids.map((id) => rateOf(id) <= 275)).toEqual([...range(3, () => true), ...range(9, () => false)]);
  });

  it('asks once for a count', async () => {
    expect((await search(rates, { ...BOUND, pageSize: 1 }, frame)).asked).toHaveLength(1);
  });
});
