import type { VehicleSearch } from '../../../api/vehicleSearch';
import {
  ALL_EXAMPLES,
  boundOfExamples,
  estimatedRate,
  expectedWith,
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
  /** What was learnt of the dealer's examples: the same for the next pages. */
  learnt: { examples?: ExpectedExamples };
}

/**
 * A search by the visitor's own rate, which the platform does not know: it is asked for all that may be within, and in its own order those
 * that are come first in each page, so that a longer list does not move them (rules/search: frame).
 */
export async function framedSearch({ ask, query, frame, isB2BShop, learnt }: FramedSearch): Promise<VehicleSearch> {
  const { maxMonthlyFinancingRateExample: most = Infinity, minMonthlyFinancingRateExample: least, ...others } = query;
  const rankOf = (vehicle: Vehicle) => {
    const rate = estimatedRate(vehicle, frame, isB2BShop);
    return rate === undefined ? 2 : rate > most ? 1 : 0;
  };
  const askFor = (examples: ExpectedExamples) =>
    ask({
      ...others,
      minMonthlyFinancingRateExample: least,
      maxMonthlyFinancingRateExample: boundOfExamples(most, frame, examples),
    });

  async function financings(): Promise<VehicleSearch> {
    const expected = learnt.examples ?? USUAL_EXAMPLES;
    const answer = await askFor(expected);
    if ((query.pageNumber ?? 1) > 1) return answer;
    const isEmpty = answer.vehicles.length === 0;
    const examples = isEmpty ? ALL_EXAMPLES : expectedWith(expected, answer.vehicles);
    if (examples.months === expected.months && examples.interest === expected.interest) return answer;
    const wider = await askFor(examples);
    if (isEmpty && wider.vehicles.every((vehicle) => rankOf(vehicle) > 0)) return answer;
    learnt.examples = examples;
    return wider;
  }

  const answer = await (frame.kind === 'leasing'
    ? ask({ ...others, hasInitialLeasingInstallment: true })
    : financings());
  if (query.orderBy !== undefined) return answer;
  const places = answer.vehicles.map((vehicle, index) => ({
    vehicle,
    place: 3 * Math.floor(index / PAGE_SIZE) + rankOf(vehicle),
  }));
  places.sort((one, other) => one.place - other.place);
  return { ...answer, vehicles: places.map(({ vehicle }) => vehicle) };
}
