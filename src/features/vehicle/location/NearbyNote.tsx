import { Suspense, useState } from 'react';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { useNearby } from '../../../state/nearby';
import { Button } from '../../../ui/actions/Button';
import { lazyWithRetry } from '../../../ui/display/lazyWithRetry';

const VehicleNearby = lazyWithRetry(() => import('./VehicleNearby').then((module) => module.VehicleNearby));

/** Distance to a vehicle's location, or a button to enter the postcode. */
export function NearbyNote({ vehicle }: { vehicle: Vehicle }) {
  const isChosen = useNearby(({ postcode }) => postcode !== undefined);
  const [isOpen, setOpen] = useState(isChosen);
  if (vehicle.location?.address?.zipCode === undefined) return null;
  if (isOpen) {
    return (
      <Suspense>
        <VehicleNearby vehicle={vehicle} />
      </Suspense>
    );
  }
  return (
    <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
      Entfernung und Lieferung
    </Button>
  );
}
