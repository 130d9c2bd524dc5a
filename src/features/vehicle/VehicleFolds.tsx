import { Suspense } from 'react';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { DealerPromises, dealerPromises } from '../../shared/dealer/DealerPromises';
import { usePriceDisplay, useTenant } from '../../state/shopContext';
import { lazyWithRetry } from '../../ui/feedback/lazyWithRetry';
import { useIsAtLeast } from '../../ui/layout/shopSize';
import { breakpoints } from '../../ui/breakpoints';
import { Fold } from '../../ui/layout/Fold';
import { LocationDetails } from '../contact/ContactDetails';
import { PROMISES_IN_BOX } from './PriceBox';

// With the table of postcodes.
const VehicleNearby = lazyWithRetry(() => import('./location/VehicleNearby').then((module) => module.VehicleNearby));

/** Folds for details that most visitors skip: place and delivery, all promises. */
export function VehicleFolds({ vehicle }: { vehicle: Vehicle }) {
  const { settings } = useTenant();
  const { display } = usePriceDisplay();
  const isWide = useIsAtLeast(breakpoints.large);
  const isPhone = !useIsAtLeast(breakpoints.small);
  const promises = dealerPromises(settings, vehicle);
  // Each stands once; phones and, beside the pictures, the example of a rate leave none in the box.
  const inBox = isPhone || (isWide && display === 'rate') ? 0 : PROMISES_IN_BOX;
  return (
    <div className="vehicle-view__folds">
      <Place vehicle={vehicle} />
      {promises.length > inBox ? (
        <Fold level={2} title={inBox > 0 ? 'Weitere Versprechen' : 'Unsere Versprechen'}>
          <DealerPromises vehicle={vehicle} from={inBox} />
        </Fold>
      ) : null}
    </div>
  );
}

/** Below 1024 px the contacts beside the form leave the location's details to this section. */
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
