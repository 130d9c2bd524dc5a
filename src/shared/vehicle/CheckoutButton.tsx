import type { ReactNode } from 'react';
import { hrefOf } from '../../domain/addresses';
import type { PaymentOption } from '../../domain/order/paymentOption/paymentOption';
import {
  fittingOption,
  offeredPaymentOptions,
  rateOfCalculation,
  type WishedRate,
} from '../../domain/order/paymentOption/paymentOptions';
import { PAYMENT_PARAMETER } from '../../domain/queryParameters';
import type { TenantSettings } from '../../domain/tenant/settings';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { hasPrice } from '../../domain/vehicle/price';
import { reservedLabel } from '../../domain/vehicle/reservation';
import { isUnmodifiedClick } from '../../lib/page/unmodifiedClick';
import type { AppliedCalculation } from '../../domain/finance/rateOf';
import { useAppliedCalculations } from '../../state/vehicles/appliedCalculation';
import { ownOrderOf } from '../../state/device-data/ownOrder';
import { useNow, useDevice, useTenant } from '../../state/shopContext';
import { Button } from '../../ui/actions/Button';
import { useRouteLink } from '../../ui/actions/useRouteLink';

interface CheckoutButtonProps {
  vehicle: Vehicle;
  /** By a matching payment option; without a rate: purchase at the price. */
  rate?: CarriedRate;
  /** If no payment option matches the rate. */
  alternative?: ReactNode;
  label?: string;
  variant?: 'primary' | 'secondary' | 'quiet';
  isWide?: boolean;
  isBusy?: boolean;
}

/** The bank's answer to the visitor, or its example, which the checkout calculates. */
export type CarriedRate = AppliedCalculation | WishedRate;

/**
 * Nothing if the checkout is disabled or the vehicle has no price. Reserved by others: disabled, with the reason. The visitor's own
 * reservation leads to its confirmation.
 */
export function CheckoutButton({
  vehicle,
  rate,
  alternative,
  label = 'Online kaufen',
  variant = 'primary',
  isWide,
  isBusy = false,
}: CheckoutButtonProps) {
  const now = useNow();
  const calculations = useAppliedCalculations();
  const device = useDevice();
  const { settings } = useTenant();
  const option = rate && optionOf(rate, settings, vehicle);
  const query = option ? `?${PAYMENT_PARAMETER}=${option.orderPaymentType}` : '';
  const { href, onClick } = useRouteLink(`${hrefOf('checkout', { vehicleId: vehicle.id })}${query}`);
  if (!settings.isCheckoutEnabled || !hasPrice(vehicle)) return null;

  const reserved = reservedLabel(vehicle, now());
  if (reserved !== undefined) {
    const order = ownOrderOf(device, vehicle.id);
    return order && order.withdrawnAt === undefined ? (
      <Button variant="primary" isWide={isWide} href={href} onClick={onClick}>
        Von Ihnen reserviert
      </Button>
    ) : (
      <Button variant="primary" isWide={isWide} disabled>
        {reserved}
      </Button>
    );
  }
  if (isBusy) {
    return (
      <Button variant={variant} isWide={isWide} isBusy>
        {label}
      </Button>
    );
  }
  if (rate && !option) return alternative;
  return (
    <Button
      variant={variant}
      isWide={isWide}
      href={href}
      onClick={(event) => {
        // Only in this tab: the calculation is in memory.
        if (isUnmodifiedClick(event)) {
          if (rate && !('group' in rate)) calculations.set(vehicle.id, rate);
          else calculations.delete(vehicle.id);
        }
        onClick(event);
      }}
    >
      {label}
    </Button>
  );
}

/** Assumes a hand-over: products are not loaded; the payment step checks again. */
function optionOf(rate: CarriedRate, settings: TenantSettings, vehicle: Vehicle): PaymentOption | undefined {
  const context = { settings, vehicle, hasFinancing: true, hasLeasing: true, canChooseHandOver: true };
  return fittingOption('group' in rate ? rate : rateOfCalculation(rate), offeredPaymentOptions(context));
}
