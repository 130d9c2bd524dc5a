import { readPagination, type Pagination } from '../../domain/vehicle/search/pagination';
import { isRecord, listEntries, readNumber } from '../../lib/schema';
import { toQueryString } from '../../lib/http/queryString';
import { statusWords, type Asked, type Checker, type PlatformAnswer } from './checker';

export const PAGE = { isValidForSale: 'true', pageNumber: '1', pageSize: '12' };

export type Car = Record<string, unknown>;

/** FacetAnswer as they came, by name. */
export type FacetAnswer = Readonly<Record<string, unknown>>;

export function carsOf({ data }: PlatformAnswer): Car[] | undefined {
  return (listEntries(data) ?? listEntries((data as { cars?: unknown } | null)?.cars))?.filter(isRecord);
}

export const facetsIn = ({ data }: PlatformAnswer): FacetAnswer => {
  const { propertyValues } = (data ?? {}) as { propertyValues?: unknown };
  return isRecord(propertyValues) ? propertyValues : {};
};

/** Vehicles by the counts of a facet of which each has one value; `undefined` without it. */
export function countedIn(answer: PlatformAnswer, facet: 'carTypes' | 'manufacturers'): number | undefined {
  const options = listEntries(facetsIn(answer)[facet]);
  const counts = options?.map((option) => readNumber((option as { count?: unknown } | null)?.count) ?? 0) ?? [];
  return counts.length === 0 ? undefined : counts.reduce((sum, count) => sum + count, 0);
}

export interface Found {
  cars: Car[];
  pagination: Pagination;
  answer: PlatformAnswer;
}

/** Searches whose failures are one finding: a lost answer says nothing about what a filter does. */
export function createSearch({ ask, add, nameOf, levelOf, absent }: Checker) {
  const failed = new Map<string, string[]>();
  const search = async (
    query: NonNullable<Asked['query']>,
    name: 'vehicleSearch' | 'vehicleList' = 'vehicleSearch',
  ): Promise<Found | undefined> => {
    const asked = { ...PAGE, ...query };
    const answer = await ask(name, { query: asked });
    const cars = answer?.status === 200 ? carsOf(answer) : undefined;
    if (levelOf(name, answer) === 'warning') {
      absent.add(nameOf(name));
      return undefined;
    }
    if (!answer || !cars) {
      const got = answer?.status === 200 ? 'keine Liste' : statusWords(answer);
      const key = `${nameOf(name)}\n${got}`;
      failed.set(key, [...(failed.get(key) ?? []), toQueryString(query)]);
      return undefined;
    }
    const page = { pageNumber: Number(asked.pageNumber), pageSize: Number(asked.pageSize) };
    return {
      cars,
      answer,
      pagination: readPagination(answer.headers.get('x-pagination') ?? undefined, cars.length, page),
    };
  };
  const addFailures = () => {
    for (const [key, queries] of failed) {
      const [call = '', got = ''] = key.split('\n');
      add({
        call,
        path: 'status',
        expected: `200 mit ${queries.slice(0, 3).join(', mit ')}${queries.length > 3 ? ` und ${queries.length - 3} anderen` : ''}`,
        got,
        effect: 'Diese Auswahl meldet einen Fehler; was sie findet, konnte nicht geprüft werden.',
      });
    }
  };
  return { search, addFailures };
}

export type Search = ReturnType<typeof createSearch>['search'];
