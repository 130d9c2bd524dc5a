import type { ReactNode } from 'react';
import { hrefOf } from '../../domain/addresses';
import type { PaymentOption } from '../../domain/order/paymentOption/paymentOption';
import {
  fittingOption,
  offeredPaymentOptions,
  rateOfCalculation,
} from '../../domain/order/paymentOption/paymentOptions';
import { PAYMENT_PARAMETER } from '../../domain/queryParameters';
import type { TenantSettings } from '../../domain/tenant/settings';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { hasPrice } from '../../domain/vehicle/price';
import { reservedLabel } from '../../domain/vehicle/reservation';
import { isUnmodifiedClick } from '../../lib/unmodifiedClick';
import { useAppliedCalculations, type AppliedCalculation } from '../../state/appliedCalculation';
import { ownOrderOf } from '../../state/drafts';
import { useNow, useShopStorage, useTenant } from '../../state/shopContext';
import { Button } from '../../ui/actions/Button';
import { useRouteLink } from '../../ui/actions/useRouteLink';

interface CheckoutButtonProps {
  vehicle: Vehicle;
  /** Applied to the order, which starts with a matching payment option. */
  calculation?: AppliedCalculation;
  /** Rendered instead if no payment option matches the calculation. */
  alternative?: ReactNode;
  isWide?: boolean;
  size?: 'medium' | 'large';
}

/**
 * Button that opens the checkout. Renders nothing if the checkout is disabled or the vehicle has no price; disabled, with the
 * reason as its label, while the vehicle is reserved by others; the visitor's own reservation leads to its confirmation.
 */
export function CheckoutButton({ vehicle, calculation, alternative, isWide, size }: CheckoutButtonProps) {
  const now = useNow();
  const calculations = useAppliedCalculations();
  const storage = useShopStorage();
  const { adminId, settings } = useTenant();
  const option = calculation && optionOf(calculation, settings, vehicle);
  const query = option ? `?${PAYMENT_PARAMETER}=${option.orderPaymentType}` : '';
  const { href, onClick } = useRouteLink(`${hrefOf('checkout', { vehicleId: vehicle.id })}${query}`);
  if (!settings.isCheckoutEnabled || !hasPrice(vehicle)) return null;

  const reserved = reservedLabel(vehicle, now());
  if (reserved !== undefined) {
    const order = ownOrderOf(storage, adminId, vehicle.id, now());
    return order && order.withdrawnAt === undefined ? (
      <Button variant="primary" isWide={isWide} size={size} href={href} onClick={onClick}>
        Von Ihnen reserviert
      </Button>
    ) : (
      <Button variant="primary" isWide={isWide} size={size} disabled>
        {reserved}
      </Button>
    );
  }
  if (calculation && !option) return alternative;
  return (
    <Button
      variant="primary"
      isWide={isWide}
      size={size}
      href={href}
      onClick={(event) => {
        // Only for a navigation in this tab; the calculation is kept in its memory.
        if (calculation && isUnmodifiedClick(event)) calculations.set(vehicle.id, calculation);
        onClick(event);
      }}
    >
      {calculation ? 'Mit dieser Rate weiter' : 'Online kaufen'}
    </Button>
  );
}

/** Payment option for the calculation. Assumes a hand-over, because the products are not loaded; the payment step checks again. */
function optionOf(
  calculation: AppliedCalculation,
  settings: TenantSettings,
  vehicle: Vehicle,
): PaymentOption | undefined {
  const context = { settings, vehicle, hasFinancing: true, hasLeasing: true, canChooseHandOver: true };
  return fittingOption(rateOfCalculation(calculation), offeredPaymentOptions(context));
}
