import { useEffect } from 'react';
import type { ParamsOf } from '../../domain/addresses';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { HttpError } from '../../lib/http/errors';
import { whenIdle } from '../../lib/page/whenIdle';
import { UnknownVehicle } from '../../shared/UnknownVehicle';
import { useQueryFailure } from '../../state/queries/useQueryFailure';
import { useVehicle } from '../../state/vehicles/vehicleQuery';
import { withQueryClient } from '../../state/queries/withQueryClient';
import { ErrorPage } from '../../shared/ErrorPage';
import type { SearchPlace } from './Neighbours';
import { VehiclePageSkeleton } from './VehiclePageSkeleton';
import { VehicleView } from './VehicleView';

interface VehiclePageProps {
  address: ParamsOf<'vehicle'>;
  /** From a list, until the answer arrives. */
  listed?: Vehicle;
  place?: SearchPlace;
  /** The platform has no such vehicle. */
  onUnknown?: () => void;
  /** Shown as the platform knows it, and the browser is idle. */
  onRest?: () => void;
}

export const VehiclePage = withQueryClient(function VehiclePage(props: VehiclePageProps) {
  const { address, listed, place, onUnknown, onRest } = props;
  const query = useVehicle(address.vehicleId, listed);
  const { data: vehicle, isPlaceholderData } = query;
  const failure = useQueryFailure(query);
  const isFresh = vehicle !== undefined && !isPlaceholderData;
  useEffect(() => (isFresh && onRest ? whenIdle(onRest) : undefined), [isFresh, onRest]);

  if (isUnknown(query.error)) return <UnknownVehicle vehicleId={address.vehicleId} onUnknown={onUnknown} />;
  if (vehicle !== undefined) {
    return <VehicleView key={vehicle.id} vehicle={vehicle} isFresh={isFresh} address={address} place={place} />;
  }
  if (failure) {
    return <ErrorPage title="Das Fahrzeug konnte nicht geladen werden." {...failure} />;
  }
  return <VehiclePageSkeleton />;
});

function isUnknown(error: unknown): boolean {
  return error instanceof HttpError && error.failure === 'not-found';
}
