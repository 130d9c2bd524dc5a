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
  /** By the first page, for the next. */
  learnt: { examples?: ExpectedExamples; parts?: ListParts };
}

/** Up to a price, and the others. */
interface ListParts {
  price: number;
  /** Pages of the first part. */
  pages: number;
}

/**
 * The platform does not know the visitor's rate: all that may be within are requested. Those within come first in each
 * page; if most of the first page are not, vehicles up to the price of such rates come first, by one request more
 * (rules/search: frame).
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
    return {
      ...page,
      pagination: { ...page.pagination, totalCount: Infinity, hasNext: isFirst || page.pagination.hasNext },
    };
  }
  const whole = await firstPages();
  const isList = pageSize >= PAGE_SIZE;
  if (isList) learnt.parts = undefined;
  const isLong = isList && whole.pagination.hasNext && query.orderBy === undefined;
  const price = isLong ? priceWithin(whole.vehicles.slice(0, PAGE_SIZE), most, frame, isB2BShop) : undefined;
  // Outside the visitor's own prices all are in one part.
  if (price === undefined || price <= minPrice || price >= maxPrice) return ranked(whole);
  // A busy platform has answered the whole.
  const first = await partOf(true, price, {}).catch(() => undefined);
  if (!first?.vehicles.length) return ranked(whole);
  const pages = Math.ceil(first.pagination.totalCount / PAGE_SIZE);
  learnt.parts = { price, pages };
  const missing = pageSize - pages * PAGE_SIZE;
  const second = missing > 0 ? await partOf(false, price, { pageSize: missing }) : undefined;
  return { ...whole, vehicles: [...first.vehicles, ...(second?.vehicles ?? [])] };
}
