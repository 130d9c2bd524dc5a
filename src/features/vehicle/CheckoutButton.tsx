import type { Vehicle } from '../../domain/vehicle/vehicle';
import { hasPrice } from '../../domain/vehicle/price';
import { reservedLabel } from '../../domain/vehicle/reservation';
import { applyCalculation, type AppliedCalculation } from '../../state/appliedCalculation';
import { useNow, useTenant } from '../../state/shopContext';
import { useQueryCache } from '../../state/useQuery';
import { Button } from '../../ui/Button';
import { useRouteLink } from '../../ui/useRouteLink';

/** Order payment types of the presets (decisions 6, reading B). */
const FINANCING_AT_DEALER = 6;
const LEASING_AT_DEALER = 9;

interface CheckoutButtonProps {
  vehicle: Vehicle;
  /** Taken along: the order then starts as financing or leasing at the dealer (checkout 2). */
  calculation?: AppliedCalculation;
  isWide?: boolean;
  size?: 'medium' | 'large';
}

/**
 * The way into the checkout. Not there where the dealer sells nothing online or the vehicle has no price; disabled with its
 * reason while the vehicle is reserved (storefront 4).
 */
export function CheckoutButton({ vehicle, calculation, isWide, size }: CheckoutButtonProps) {
  const now = useNow();
  const cache = useQueryCache();
  const { settings } = useTenant();
  const preset = calculation && (calculation.financing ? FINANCING_AT_DEALER : LEASING_AT_DEALER);
  const query = preset === undefined ? '' : `?checkoutOrderPaymentType=${preset}`;
  const { href, onClick } = useRouteLink(`/cars/${encodeURIComponent(vehicle.id)}/checkout${query}`);
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
        if (calculation) applyCalculation(cache, vehicle.id, calculation);
        onClick(event);
      }}
    >
      {preset === undefined ? 'Online kaufen' : 'Mit dieser Rate weiter'}
    </Button>
  );
}
