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

/** Carries what is shown into checkout or request (rules/vehicle: main button). */
export function MainAction({ vehicle, month, isWide }: MainActionProps) {
  const { kind, rate, isCalculating } = month;
  // Without the bank's answer no rate is seen.
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

/** The second way, beside a rate. */
export function CashAction({ vehicle, month }: Pick<MainActionProps, 'vehicle' | 'month'>) {
  const now = useCurrentTime(useNow(), vehicle);
  if (month.kind === undefined || isReserved(vehicle, now)) return null;
  return <CheckoutButton vehicle={vehicle} label="Bar kaufen" variant="quiet" />;
}
