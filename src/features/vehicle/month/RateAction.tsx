import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { CheckoutButton } from '../../../shared/vehicle/CheckoutButton';
import type { AppliedCalculation } from '../../../domain/finance/rateOf';
import { RateRequest } from '../../contact/RateRequest';

interface RateActionProps {
  vehicle: Vehicle;
  calculation: AppliedCalculation;
}

/** To the checkout or contact form; secondary: the main button does the same. */
export function RateAction({ vehicle, calculation }: RateActionProps) {
  return (
    <CheckoutButton
      vehicle={vehicle}
      rate={calculation}
      label="Mit dieser Rate weiter"
      variant="secondary"
      alternative={<RateRequest vehicle={vehicle} calculation={calculation} variant="secondary" />}
    />
  );
}
