import type { ReactNode } from 'react';
import type { Vehicle } from '../../../domain/vehicle/vehicle';

/** Props of both calculators, on the vehicle's page and in the order. */
export interface CalculatorProps<Rate> {
  vehicle: Vehicle;
  /** Button that uses the rate; `undefined` is passed while there is none. */
  action: (rate: Rate | undefined) => ReactNode;
  /** Below the calculator, with the rate that was shown last. */
  children?: (rate: Rate | undefined) => ReactNode;
}
