import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useComparison } from '../../state/vehicles/comparison';
import { breakpoints } from '../../ui/breakpoints';
import { useIsAtLeast } from '../../ui/layout/shopSize';
import { CompareButton } from './comparison/CompareButton';
import { ComparisonChoice } from './comparison/ComparisonChoice';
import { FavouriteButton } from './FavouriteButton';

export function VehicleActions({ vehicle }: { vehicle: Vehicle }) {
  return (
    <>
      <FavouriteButton vehicle={vehicle} />
      <CompareButton vehicle={vehicle} />
    </>
  );
}

/** At the top, below 1024 px: the price bar is at the bottom. */
export function ComparisonSelection() {
  const isWide = useIsAtLeast(breakpoints.large);
  const isEmpty = useComparison(({ ids }) => ids.length === 0);
  return isWide || isEmpty ? null : <ComparisonChoice />;
}
