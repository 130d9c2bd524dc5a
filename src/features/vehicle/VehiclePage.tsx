import { useEffect } from 'react';
import { type ParamsOf, hrefOf } from '../../domain/addresses';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { HttpError, refusedStatus } from '../../lib/http/errors';
import { whenIdle } from '../../lib/page/whenIdle';
import { UnknownVehicle } from '../../shared/UnknownVehicle';
import { useQueryFailure, type QueryFailure } from '../../state/queries/useQueryFailure';
import { useVehicle } from '../../state/vehicles/vehicleQuery';
import { withQueryClient } from '../../state/queries/withQueryClient';
import { Button } from '../../ui/actions/Button';
import { ErrorPage } from '../../shared/ErrorPage';
import { adviceOn, ErrorState } from '../../ui/feedback/ErrorState';
import { useRouteLink } from '../../ui/actions/useRouteLink';
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
    const { error, ...retry } = failure;
    const status = refusedStatus(error);
    return status === undefined ? <VehicleError {...failure} /> : <ErrorPage status={status} {...retry} />;
  }
  return <VehiclePageSkeleton />;
});

function isUnknown(error: unknown): boolean {
  return error instanceof HttpError && error.failure === 'not-found';
}

function VehicleError({ error, isRetrying, onRetry }: QueryFailure) {
  const search = useRouteLink(hrefOf('search'));
  return (
    <ErrorState
      level={1}
      title="Das Fahrzeug konnte nicht geladen werden."
      isRetrying={isRetrying}
      onRetry={onRetry}
      actions={<Button {...search}>Zur Fahrzeugsuche</Button>}
    >
      {adviceOn(error)}
    </ErrorState>
  );
}
