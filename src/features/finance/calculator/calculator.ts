import type { ReactNode } from 'react';
import type { Vehicle } from '../../../domain/vehicle/vehicle';

/** Props of both calculators, on the vehicle's page and in the order. */
export interface CalculatorProps<Rate> {
  vehicle: Vehicle;
  /** Button that uses the rate, if there is one. */
  action: (rate: Rate | undefined) => ReactNode;
  /** Content below the calculator, with the rate shown last. */
  children?: (rate: Rate | undefined) => ReactNode;
}
