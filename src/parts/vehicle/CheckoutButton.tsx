import { hrefOf } from '../../domain/addresses';
import { PAYMENT_PARAMETER } from '../../domain/queryParameters';
import { financingAtCarDealer, leasingAtCarDealer } from '../../domain/order/paymentOption/atCarDealer';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { hasPrice } from '../../domain/vehicle/price';
import { reservedLabel } from '../../domain/vehicle/reservation';
import { useAppliedCalculations, type AppliedCalculation } from '../../state/appliedCalculation';
import { useNow, useTenant } from '../../state/shopContext';
import { Button } from '../../ui/actions/Button';
import { useRouteLink } from '../../ui/actions/useRouteLink';

interface CheckoutButtonProps {
  vehicle: Vehicle;
  /** Passed on: the order then starts as financing or leasing at the dealer (checkout 2). */
  calculation?: AppliedCalculation;
  isWide?: boolean;
  size?: 'medium' | 'large';
}

/**
 * Button that opens the checkout. Not rendered if the dealer sells nothing online or the vehicle has no price; disabled with the
 * reason while the vehicle is reserved (storefront 4).
 */
export function CheckoutButton({ vehicle, calculation, isWide, size }: CheckoutButtonProps) {
  const now = useNow();
  const calculations = useAppliedCalculations();
  const { settings } = useTenant();
  const option = calculation && (calculation.financing ? financingAtCarDealer : leasingAtCarDealer);
  const query = option ? `?${PAYMENT_PARAMETER}=${option.orderPaymentType}` : '';
  const { href, onClick } = useRouteLink(`${hrefOf('checkout', { vehicleId: vehicle.id })}${query}`);
  if (!settings.isCheckoutEnabled || !hasPrice(vehicle)) return null;

  const reserved = reservedLabel(vehicle, now());
  if (reserved !== undefined) {
    return (
      <Button variant="primary" isWide={isWide} size={size} disabled>
        {reserved}
      </Button>
    );
  }
  return (
    <Button
      variant="primary"
      isWide={isWide}
      size={size}
      href={href}
      onClick={(event) => {
        if (calculation) calculations.set(vehicle.id, calculation);
        onClick(event);
      }}
    >
      {option ? 'Mit dieser Rate weiter' : 'Online kaufen'}
    </Button>
  );
}
