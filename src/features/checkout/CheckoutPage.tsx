import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { HttpError, refusedStatus } from '../../lib/http/errors';
import { checkoutPath } from '../../domain/order/checkoutAddress';
import { vehicleAddress } from '../../domain/vehicle/text/address';
import { hasPrice } from '../../domain/vehicle/price';
import { useTenant } from '../../state/shopContext';
import { UnknownVehicle } from '../../state/UnknownVehicle';
import { useVehicle } from '../../state/vehicleQuery';
import { Button } from '../../ui/actions/Button';
import { ErrorState } from '../../ui/display/ErrorState';
import { Checkout } from './Checkout';
import { CheckoutSkeleton } from './CheckoutSkeleton';

/** The checkout of one vehicle at `/cars/{id}/checkout/{step}` (checkout 2, decisions 2). */
export function CheckoutPage() {
  const { id = '', step = '' } = useParams();
  const { settings } = useTenant();
  const navigate = useNavigate();
  const { data: vehicle, error, isError, isPlaceholderData, isFetching, refetch } = useVehicle(id);
  const path = checkoutPath(id);

  if (!settings.isCheckoutEnabled) return <Navigate to={`/angebote-fahrzeug/${encodeURIComponent(id)}`} replace />;
  if (error instanceof HttpError && error.failure === 'not-found') return <UnknownVehicle />;
  // What a list knows may be hours old: an order begins with what the platform says now.
  if (vehicle !== undefined && !isPlaceholderData) {
    // A price on request cannot be ordered (decisions 5).
    if (!hasPrice(vehicle)) return <Navigate to={vehicleAddress(vehicle)} replace />;
    return <Checkout key={vehicle.id} vehicle={vehicle} path={path} slug={step} />;
  }
  if (isError) {
    return (
      <ErrorState
        level={1}
        title="Die Bestellung konnte nicht geladen werden."
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        actions={<Button onClick={() => void navigate('/')}>Zur Fahrzeugsuche</Button>}
      >
        {refusedStatus(error) === undefined
          ? 'Ihre bisherigen Angaben sind gesichert. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.'
          : 'Ihre bisherigen Angaben sind gesichert. Bitte versuchen Sie es in einem Moment erneut.'}
      </ErrorState>
    );
  }
  return <CheckoutSkeleton />;
}
