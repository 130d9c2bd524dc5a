import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { CheckoutButton } from '../../../shared/vehicle/CheckoutButton';
import type { AppliedCalculation } from '../../../state/appliedCalculation';
import { RateRequest } from '../../contact/RateRequest';

interface RateActionProps {
  vehicle: Vehicle;
  calculation: AppliedCalculation;
}

/** Button of a calculator's result: opens the checkout with this rate or, without a matching payment option, the contact form. */
export function RateAction(props: RateActionProps) {
  return <CheckoutButton {...props} alternative={<RateRequest {...props} />} />;
}
