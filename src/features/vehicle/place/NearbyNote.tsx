import { Suspense, useState } from 'react';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { useNearby } from '../../../state/nearby';
import { Button } from '../../../ui/actions/Button';
import { lazyWithRetry } from '../../../ui/display/lazyWithRetry';

const VehicleNearby = lazyWithRetry(() => import('./VehicleNearby').then((module) => module.VehicleNearby));

/** Beside the place of a vehicle: the distance once the visitor's postcode is known, else the way to tell it. */
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
