import { calculationText } from '../../domain/finance/calculationText';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import type { AppliedCalculation } from '../../domain/finance/rateOf';
import { ContactButton } from './ContactButton';

interface RateRequestProps {
  vehicle: Vehicle;
  calculation: AppliedCalculation;
  variant?: 'primary' | 'secondary';
  isWide?: boolean;
}

export function RateRequest({ vehicle, calculation, variant = 'primary', isWide }: RateRequestProps) {
  return (
    <ContactButton
      vehicle={vehicle}
      variant={variant}
      isWide={isWide}
      label="Diese Rate fragen Sie beim Autohaus an"
      request={calculationText(calculation)}
    />
  );
}
