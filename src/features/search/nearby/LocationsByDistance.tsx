import { Suspense, useState, type ReactNode } from 'react';
import { useNearby, type NearbyState } from '../../../state/nearby';
import { Button } from '../../../ui/actions/Button';
import { lazyWithRetry } from '../../../ui/display/lazyWithRetry';
import type { Option } from '../filters/filter';

const LocationDistances = lazyWithRetry(() => import('./LocationDistances').then((module) => module.LocationDistances));

/** Options sorted by distance, with the distance in the label; those without one last, in their order. */
export function nearestFirst(
  options: readonly Option[],
  distanceTo: NonNullable<NearbyState['distanceToLocation']>,
): Option[] {
  return options
    .map((option) => ({ option, distance: distanceTo(option.key) }))
    .sort((a, b) => (a.distance?.kilometres ?? Infinity) - (b.distance?.kilometres ?? Infinity) || 0)
    .map(({ option, distance }) =>
      distance === undefined ? option : { ...option, label: `${option.label} (${distance.text})` },
    );
}

interface LocationsByDistanceProps {
  options: readonly Option[];
  children: (options: readonly Option[]) => ReactNode;
}

/** Frame of the filter 'Standort': sorts its options by distance from the visitor's postcode (rules/running-costs: distance as it is). */
export function LocationsByDistance({ options, children }: LocationsByDistanceProps) {
  const distanceTo = useNearby((state) => state.distanceToLocation);
  const isChosen = useNearby((state) => state.postcode !== undefined);
  const [isOpen, setOpen] = useState(isChosen);
  return (
    <>
      {children(distanceTo ? nearestFirst(options, distanceTo) : options)}
      {isOpen ? (
        <div className="filter-form__postcode">
          <Suspense>
            <LocationDistances options={options} />
          </Suspense>
        </div>
      ) : (
        <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
          Umkreis und Entfernung
        </Button>
      )}
    </>
  );
}
