import type { VehicleSearch } from '../../../api/vehicleSearch';
import {
  ALL_EXAMPLES,
  boundOfExamples,
  estimatedRate,
  expectedWith,
  priceWithin,
  USUAL_EXAMPLES,
  type ExpectedExamples,
} from '../../../domain/finance/framedRate';
import type { Frame } from '../../../domain/finance/frame';
import { PAGE_SIZE, type CarQuery } from '../../../domain/vehicle/search/query';
import type { Vehicle } from '../../../domain/vehicle/vehicle';

interface FramedSearch {
  ask: (query: CarQuery) => Promise<VehicleSearch>;
  query: CarQuery;
  frame: Frame;
  isB2BShop: boolean;
  /** What was learnt by the first page of the list, for the next ones. */
  learnt: { examples?: ExpectedExamples; parts?: ListParts };
}

/** A list of two parts: the vehicles up to a price, and the others. */
interface ListParts {
  price: number;
  /** Pages of the first part. */
  pages: number;
}

/**
 * A search by the visitor's own rate, which the platform does not know: it is asked for all that may be within. In its own order those that
 * are come first in each page, so that a longer list does not move them; where most of the first page are not, the vehicles up to the price
 * that such rates have come before the others, by one request more for the whole list (rules/search: frame).
 */
export async function framedSearch({ ask, query, frame, isB2BShop, learnt }: FramedSearch): Promise<VehicleSearch> {
  const { maxMonthlyFinancingRateExample: most = Infinity, minMonthlyFinancingRateExample: least, ...others } = query;
  const { pageNumber = 1, pageSize = PAGE_SIZE, minPrice = 0, maxPrice = Infinity } = query;
  const rankOf = (vehicle: Vehicle) => {
    const rate = estimatedRate(vehicle, frame, isB2BShop);
    return rate === undefined ? 2 : rate > most ? 1 : 0;
  };
  const ranked = (answer: VehicleSearch): VehicleSearch => {
    if (query.orderBy !== undefined) return answer;
    const places = answer.vehicles.map((vehicle, index) => ({
      vehicle,
      place: 3 * Math.floor(index / PAGE_SIZE) + rankOf(vehicle),
    }));
    places.sort((one, other) => one.place - other.place);
    return { ...answer, vehicles: places.map(({ vehicle }) => vehicle) };
  };
  const askFor = (part: CarQuery = {}, examples = learnt.examples ?? USUAL_EXAMPLES) =>
    ask({
      ...others,
      ...(frame.kind === 'leasing'
        ? { hasInitialLeasingInstallment: true }
        : {
            minMonthlyFinancingRateExample: least,
            maxMonthlyFinancingRateExample: boundOfExamples(most, frame, examples),
          }),
      ...part,
    });

  async function firstPages(): Promise<VehicleSearch> {
    const answer = await askFor();
    if (frame.kind === 'leasing') return answer;
    const expected = learnt.examples ?? USUAL_EXAMPLES;
    const isEmpty = answer.vehicles.length === 0;
    const examples = isEmpty ? ALL_EXAMPLES : expectedWith(expected, answer.vehicles);
    if (examples.months === expected.months && examples.interest === expected.interest) return answer;
    const wider = await askFor({}, examples);
    if (isEmpty && wider.vehicles.every((vehicle) => rankOf(vehicle) > 0)) return answer;
    learnt.examples = examples;
    return wider;
  }

  /** A page of one part of the list: of the vehicles up to a price, or of those above it. */
  const partOf = async (isFirst: boolean, price: number, page: CarQuery) => {
    const answer = await askFor({ ...page, ...(isFirst ? { maxPrice: price } : { minPrice: price }) });
    return ranked({
      ...answer,
      vehicles: answer.vehicles.filter((vehicle) => isFirst || vehicle.publicPrice !== price),
    });
  };

  if (pageNumber > 1) {
    const { parts } = learnt;
    if (parts === undefined) return ranked(await askFor());
    const isFirst = pageNumber <= parts.pages;
    const page = await partOf(isFirst, parts.price, { pageNumber: isFirst ? pageNumber : pageNumber - parts.pages });
    // The number of all is known from the first page.
    return {
      ...page,
      pagination: { ...page.pagination, totalCount: Infinity, hasNext: isFirst || page.pagination.hasNext },
    };
  }
  const whole = await firstPages();
  // Else it is a count beside the list.
  const isList = pageSize >= PAGE_SIZE;
  if (isList) learnt.parts = undefined;
  const isLong = isList && whole.pagination.hasNext && query.orderBy === undefined;
  const price = isLong ? priceWithin(whole.vehicles.slice(0, PAGE_SIZE), most, frame, isB2BShop) : undefined;
  // Between the visitor's own prices, else all are in one part.
  if (price === undefined || price <= minPrice || price >= maxPrice) return ranked(whole);
  // A platform that has no time for it has answered the whole.
  const first = await partOf(true, price, {}).catch(() => undefined);
  if (!first?.vehicles.length) return ranked(whole);
  const pages = Math.ceil(first.pagination.totalCount / PAGE_SIZE);
  learnt.parts = { price, pages };
  const missing = pageSize - pages * PAGE_SIZE;
  const second = missing > 0 ? await partOf(false, price, { pageSize: missing }) : undefined;
  return { ...whole, vehicles: [...first.vehicles, ...(second?.vehicles ?? [])] };
}
