import { Suspense } from 'react';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { DealerPromises, dealerPromises } from '../../shared/dealer/DealerPromises';
import { useTenant } from '../../state/shopContext';
import { lazyWithRetry } from '../../ui/feedback/lazyWithRetry';
import { Fold } from '../../ui/layout/Fold';
import { LocationDetails } from '../contact/ContactDetails';

const VehicleNearby = lazyWithRetry(() => import('./location/VehicleNearby').then((module) => module.VehicleNearby));

export function VehicleFolds({ vehicle }: { vehicle: Vehicle }) {
  const { settings } = useTenant();
  const promises = dealerPromises(settings, vehicle);
  return (
    <div className="vehicle-view__folds">
      <Place vehicle={vehicle} />
      {promises.length > 0 ? (
        <Fold level={2} title="Unsere Versprechen">
          <DealerPromises vehicle={vehicle} />
        </Fold>
      ) : null}
    </div>
  );
}

function Place({ vehicle }: { vehicle: Vehicle }) {
  const { settings } = useTenant();
  const { location } = vehicle;
  if (location === undefined) return null;
  return (
    <Fold level={2} title="Standort und Lieferung">
      <LocationDetails location={location} settings={settings} />
      {location.address?.zipCode === undefined ? null : (
        <Suspense>
          <VehicleNearby vehicle={vehicle} />
        </Suspense>
      )}
    </Fold>
  );
}
