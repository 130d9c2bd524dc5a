import { isReserved } from '../../domain/vehicle/reservation';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { CheckoutButton } from '../../shared/vehicle/CheckoutButton';
import { useNow } from '../../state/shopContext';
import { useCurrentTime } from '../../state/useCurrentTime';
import { RateRequest } from '../contact/RateRequest';
import type { Month } from './month/useMonth';

interface MainActionProps {
  vehicle: Vehicle;
  month: Month;
  isWide?: boolean;
}

/** Carries what is shown into the checkout, or into a request (rules/vehicle: main button). */
export function MainAction({ vehicle, month, isWide }: MainActionProps) {
  const { kind, rate, isCalculating } = month;
  // Without an answer of the bank no rate is seen.
  const calculation = kind && rate ? month.calculation : undefined;
  return (
    <CheckoutButton
      vehicle={vehicle}
      rate={calculation}
      isWide={isWide}
      isBusy={kind !== undefined && isCalculating}
      alternative={calculation && <RateRequest vehicle={vehicle} calculation={calculation} isWide={isWide} />}
    />
  );
}

/** The second way while a rate is chosen. */
export function CashAction({ vehicle, month }: Pick<MainActionProps, 'vehicle' | 'month'>) {
  const now = useCurrentTime(useNow(), vehicle);
  if (month.kind === undefined || isReserved(vehicle, now)) return null;
  return <CheckoutButton vehicle={vehicle} label="Bar kaufen" variant="quiet" />;
}
