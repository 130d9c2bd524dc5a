import { describe, expect, it } from 'vitest';
import type { VehicleSearch } from '../../../../src/api/vehicleSearch';
import type { CarQuery } from '../../../../src/domain/vehicle/search/query';
import { NO_FACETS } from '../../../builders/facets';
import {
  listByDistance,
  partsOfList,
  stocksByDistance,
  type ListPart,
} from '../../../../src/features/search/state/listByDistance';
import { aVehicle } from '../../../builders/vehicle';

const stocks = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([key, count]) => ({ key, count }));

/** 'a,b 1/12 [0-5)': locations, page, page size and range. */
const told = ({ locations, page: { pageNumber, pageSize }, from, to }: ListPart) =>
  `${locations.join()} ${pageNumber}/${pageSize} [${from}-${to})`;

describe('the requests for a part of the list', () => {
  it.each<[string, Record<string, number>, number, number, string[]]>([
    ['one location, first page', { a: 30 }, 0, 12, ['a 1/12 [0-12)']],
    ['one location, the page after', { a: 30 }, 12, 12, ['a 2/12 [0-12)']],
    ['one location, its last page', { a: 30 }, 24, 12, ['a 3/12 [0-6)']],
    ['a location that ends on the edge of a page', { a: 12, b: 12 }, 0, 12, ['a 1/12 [0-12)']],
    ['the one after it', { a: 12, b: 12 }, 12, 12, ['b 1/12 [0-12)']],
    ['an edge within a page', { a: 5, b: 30 }, 0, 12, ['a 1/12 [0-5)', 'b 1/12 [0-7)']],
    ['a location over several pages', { a: 5, b: 30 }, 12, 12, ['b 1/12 [7-12)', 'b 2/12 [0-7)']],
    ['its end and the next', { a: 5, b: 20, c: 9 }, 24, 12, ['b 2/12 [7-8)', 'c 1/12 [0-9)']],
    ['small ones in one request', { a: 3, b: 2, c: 4, d: 9 }, 0, 12, ['a,b,c 1/12 [0-9)', 'd 1/12 [0-3)']],
    ['a long list after a reload', { a: 20, b: 40, c: 9 }, 0, 48, ['a 1/24 [0-20)', 'b 1/36 [0-28)']],
    ['beyond the end', { a: 5 }, 12, 12, []],
    ['no location', {}, 0, 12, []],
  ])('%s', (_, counts, offset, size, expected) => {
    expect(partsOfList(stocks(counts), offset, size).map(told)).toEqual(expected);
  });
});

describe('the order of the locations', () => {
  it.each<[string, string[], string[] | undefined, string[]]>([
    ['nearest first', ['c', 'a', 'b'], undefined, ['c', 'a', 'b', 'd']],
    ['in any case', ['C', 'B'], undefined, ['c', 'b', 'a', 'd']],
    ['unknown ones of a link do not count', ['x', 'd', 'y'], undefined, ['d', 'a', 'b', 'c']],
    ['only those chosen in the filter', ['c', 'a', 'b'], ['a', 'b'], ['a', 'b']],
  ])('%s', (_, nearest, chosen, expected) => {
    const options = stocks({ a: 1, b: 2, empty: 0, c: 3, d: 1 });
    expect(stocksByDistance(options, nearest, chosen).map(({ key }) => key)).toEqual(expected);
  });
});

/** A platform with vehicles at these locations, in its own order; `undefined`: at none. */
function platformWith(places: readonly (string | undefined)[], unread: readonly number[] = []) {
  const cars = places.map((place, index) =>
    aVehicle({ id: `${index}${place ?? ''}`, location: place === undefined ? undefined : { id: place } }),
  );
  const asked: string[] = [];
  const ask = ({ vehicleDealerLocationIds: chosen, pageNumber = 1, pageSize = 12 }: CarQuery) => {
    asked.push(`${chosen?.join() ?? '*'} ${pageNumber}/${pageSize}`);
    const found = cars.filter(({ location }) => chosen?.includes(location?.id ?? '') ?? true);
    const page = found.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
    const counts = new Map<string, number>();
    for (const place of places) if (place !== undefined) counts.set(place, (counts.get(place) ?? 0) + 1);
    return Promise.resolve<VehicleSearch>({
      vehicles: page.filter((car) => !unread.includes(cars.indexOf(car))),
      vins: [],
      facets: {
        ...NO_FACETS,
        vehicleDealerLocationIds: [...counts].map(([key, count]) => ({ key, label: key, count })),
      },
      pagination: {
        pageNumber,
        pageSize,
        totalCount: found.length,
        totalPages: Math.ceil(found.length / pageSize),
        hasPrevious: pageNumber > 1,
        hasNext: pageNumber * pageSize < found.length,
      },
    });
  };
  const list = (pageNumber: number, pageSize = 12) =>
    listByDistance(ask, { carType: 'PKW', orderBy: 'distance n,f', pageNumber, pageSize });
  return { list, asked };
}

const idsOf = ({ vehicles }: VehicleSearch) => vehicles.map(({ id }) => id);
const mixed = Array.from({ length: 40 }, (_, index) => (index % 3 === 0 ? 'n' : index % 3 === 1 ? 'f' : undefined));

describe('the list by distance', () => {
  it('lists every vehicle once, the near ones first, those without a location last, each page where the one before ended', async () => {
    const { list } = platformWith(mixed);
    const pages = [await list(1), await list(2), await list(3), await list(4)];
    const ids = pages.flatMap(idsOf);
    const of = (place: string | undefined) =>
      mixed.flatMap((each, at) => (each === place ? `${at}${place ?? ''}` : []));
    expect(ids).toEqual([...of('n'), ...of('f'), ...of(undefined)]);
    expect(pages.map(({ pagination }) => [pagination.totalCount, pagination.hasNext])).toEqual([
      [40, true],
      [40, true],
      [40, true],
      [40, false],
    ]);
  });

  it('is the same list after a reload, which asks for it at once', async () => {
    const { list } = platformWith(mixed);
    const steps = [await list(1), await list(2), await list(3)].flatMap(idsOf);
    expect(idsOf(await list(1, 36))).toEqual(steps);
  });

  it('asks for small locations together and sorts them itself', async () => {
    const { list, asked } = platformWith(['f', 'n', 'f', 'n']);
    expect(idsOf(await list(1))).toEqual(['1n', '3n', '0f', '2f']);
    expect(asked).toEqual(['* 1/1', 'n,f 1/12']);
  });

  it('loses no vehicle beside one that cannot be read', async () => {
    const places = Array.from({ length: 20 }, (_, index) => (index < 5 ? 'n' : 'f'));
    const { list } = platformWith(places, [6]);
    const ids = new Set([await list(1), await list(2)].flatMap(idsOf));
    expect(ids.size).toBe(19);
  });
});
