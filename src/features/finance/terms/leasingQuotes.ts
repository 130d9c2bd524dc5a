import { calculateLeasingFast } from '../../../api/leasing';
import { canLease, hasLeasing, type LeasingQuote, type LeasingType } from '../../../domain/finance/leasing';
import type { CustomerType } from '../../../domain/person/fields';
import { hasPrice } from '../../../domain/vehicle/price';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { usePlatform } from '../../../state/shopContext';
import { useQuery, type Query } from '../../../state/useQuery';

interface LeasingQuestion {
  customerType: CustomerType;
  /** Absent: the bank has none, and nothing is asked for. */
  type: LeasingType | undefined;
  isEnabled?: boolean;
}

/**
 * The fast calculation: quotes of a vehicle for all durations and mileages at once, without a special payment of the visitor's own
 * (checkout 4). The page's first quote and the calculator share one answer.
 */
export function useLeasingQuotes(
  vehicle: Vehicle | undefined,
  { customerType, type, isEnabled = true }: LeasingQuestion,
): Query<LeasingQuote[]> {
  const platform = usePlatform();
  const provider = vehicle?.leasingCalculationProviderType;
  const canAsk = vehicle !== undefined && canLease(vehicle) && hasPrice(vehicle) && type !== undefined;
  return useQuery({
    queryKey: ['leasing-quotes', vehicle?.id, vehicle?.publicPrice, customerType, type],
    queryFn: async ({ signal }) =>
      canAsk && hasLeasing(provider)
        ? calculateLeasingFast(platform, { vehicle, provider, customerType, type }, signal)
        : [],
    enabled: canAsk && isEnabled,
  });
}
