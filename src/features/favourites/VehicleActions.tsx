import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useComparison } from '../../state/comparison';
import { breakpoints } from '../../ui/breakpoints';
import { useIsAtLeast } from '../../ui/layout/shopSize';
import { CompareButton } from './comparison/CompareButton';
import { ComparisonChoice } from './comparison/ComparisonChoice';
import { FavouriteButton } from './FavouriteButton';

/** Buttons of a vehicle's page, beside those to share and print it. */
export function VehicleActions({ vehicle }: { vehicle: Vehicle }) {
  return (
    <>
      <FavouriteButton vehicle={vehicle} />
      <CompareButton vehicle={vehicle} />
    </>
  );
}

/** The choice on a vehicle's page where its bar with the price stands at the bottom: below 1024 px. */
export function ComparisonSelection() {
  const isWide = useIsAtLeast(breakpoints.large);
  const isEmpty = useComparison(({ ids }) => ids.length === 0);
  return isWide || isEmpty ? null : <ComparisonChoice />;
}
