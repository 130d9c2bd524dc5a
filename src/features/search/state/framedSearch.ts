import type { VehicleSearch } from '../../../api/vehicleSearch';
import { boundOfExamples, estimatedRate } from '../../../domain/finance/framedRate';
import type { Frame } from '../../../domain/finance/frame';
import { PAGE_SIZE, type CarQuery } from '../../../domain/vehicle/search/query';

/**
 * A search by the visitor's own rate, which the platform does not know: it is asked for all that may be within, and in its own order those
 * that are come first in each page, so that a longer list does not move them (rules/search: frame).
 */
export async function framedSearch(
  ask: (query: CarQuery) => Promise<VehicleSearch>,
  query: CarQuery,
  frame: Frame,
  isB2BShop: boolean,
): Promise<VehicleSearch> {
  const { maxMonthlyFinancingRateExample: most = Infinity, minMonthlyFinancingRateExample: least, ...others } = query;
  const answer = await ask(
    frame.kind === 'leasing'
      ? { ...others, hasInitialLeasingInstallment: true }
      : {
          ...others,
          minMonthlyFinancingRateExample: least,
          maxMonthlyFinancingRateExample: boundOfExamples(most, frame),
        },
  );
  if (query.orderBy !== undefined) return answer;
  const places = answer.vehicles.map((vehicle, index) => {
    const rate = estimatedRate(vehicle, frame, isB2BShop);
    const rank = rate === undefined ? 2 : rate > most ? 1 : 0;
    return { vehicle, place: 3 * Math.floor(index / PAGE_SIZE) + rank };
  });
  places.sort((one, other) => one.place - other.place);
  return { ...answer, vehicles: places.map(({ vehicle }) => vehicle) };
}
