import { useMemo, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { type ParamsOf, hrefOf } from '../../domain/addresses';
import { HttpError } from '../../lib/http/errors';
import type { OrderDraft } from '../../domain/order/draft';
import { placedOrderOf } from '../../domain/order/orderConfirmation';
import { draftIn, withoutPlaced } from '../../domain/order/orderSlot';
import { isOpenState } from '../../domain/order/orderState';
import { vehicleAddress } from '../../domain/vehicle/text/address';
import { hasPrice } from '../../domain/vehicle/price';
import { UnsentMessages } from '../../shared/order/OpenOrders';
import { useTenant } from '../../state/shopContext';
import { UnknownVehicle } from '../../shared/UnknownVehicle';
import { useQueryFailure } from '../../state/queries/useQueryFailure';
import { useVehicle } from '../../state/vehicles/vehicleQuery';
import { withQueryClient } from '../../state/queries/withQueryClient';
import { Button } from '../../ui/actions/Button';
import { adviceOn, ErrorState } from '../../ui/feedback/ErrorState';
import { Checkout } from './Checkout';
import { CheckoutSkeleton } from './CheckoutSkeleton';
import { GoneVehicleOrder } from './after/GoneVehicleOrder';
import { useCheckedOrders } from './after/useCheckedOrders';
import { OrderSuccess } from './after/OrderSuccess';

interface CheckoutPageProps extends ParamsOf<'checkout'> {
  /** The platform does not have the id. */
  onUnknown?: () => void;
}

/** Checkout, or confirmation of its order (rules/order-and-payment: confirmation survives a reload). */
export const CheckoutPage = withQueryClient(function CheckoutPage(props: CheckoutPageProps) {
  const { placed, messages, forget } = usePlacedOrder(props.vehicleId);
  if (placed === undefined) return <VehicleCheckout {...props} />;
  return (
    <>
      <UnsentMessages />
      <OrderSuccess placed={placed} messages={messages} onRestart={forget} />
    </>
  );
});

function VehicleCheckout({ vehicleId, step = '', onUnknown }: CheckoutPageProps) {
  const navigate = useNavigate();
  // A list's vehicle may be hours old.
  const query = useVehicle(vehicleId);
  const { data: vehicle, error } = query;
  const failure = useQueryFailure(query);

  const { isCheckoutEnabled } = useTenant().settings;
  const openOrder = useOpenOrder(vehicle?.id ?? vehicleId);

  if (error instanceof HttpError && error.failure === 'not-found') {
    if (openOrder === undefined) return <UnknownVehicle vehicleId={vehicleId} onUnknown={onUnknown} />;
    return <GoneVehicleOrder draft={openOrder} />;
  }
  if (vehicle !== undefined) {
    // rules/vehicle: price on request
    const isClosed = !isCheckoutEnabled && openOrder === undefined;
    if (isClosed || !hasPrice(vehicle)) return <Navigate to={vehicleAddress(vehicle)} replace />;
    return <Checkout key={vehicle.id} vehicle={vehicle} addressId={vehicleId} slug={step} />;
  }
  if (failure) {
    return (
      <ErrorState
        level={1}
        title="Die Bestellung konnte nicht geladen werden."
        isRetrying={failure.isRetrying}
        onRetry={failure.onRetry}
        actions={<Button onClick={() => void navigate(hrefOf('search'))}>Zur Fahrzeugsuche</Button>}
      >
        <span>Ihre bisherigen Angaben sind gesichert.</span> <span>{adviceOn(failure.error)}</span>
      </ErrorState>
    );
  }
  return <CheckoutSkeleton />;
}

/**
 * Order of the last 14 days (rules/order-and-payment: confirmation survives a reload).
 * @param addressId id or stock number
 */
function usePlacedOrder(addressId: string) {
  const orders = useCheckedOrders();
  const [forgottenId, setForgotten] = useState<string>();
  const { placed, messages } = useMemo(() => {
    const slot = orders.read();
    return { placed: placedOrderOf(slot.placedOrders, addressId), messages: slot.messages };
  }, [orders, addressId]);
  const forget = () => {
    if (placed === undefined) return;
    orders.update((slot) => withoutPlaced(slot, placed.orderId));
    setForgotten(placed.orderId);
  };
  return { placed: placed?.orderId === forgottenId ? undefined : placed, messages, forget };
}

function useOpenOrder(vehicleId: string): OrderDraft | undefined {
  const orders = useCheckedOrders();
  return useMemo(() => {
    const draft = draftIn(orders.read(), vehicleId);
    return draft && isOpenState(draft.state) ? draft : undefined;
  }, [orders, vehicleId]);
}
