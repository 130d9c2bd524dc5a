import type { ReactNode } from 'react';
import type { Vehicle } from '../../../domain/vehicle/vehicle';

/** What every place of a calculator gives it: the vehicle, and what stands beside the rate. */
export interface CalculatorProps<Rate> {
  vehicle: Vehicle;
  /** The way on; `undefined` while there is no rate to take along. */
  action: (rate: Rate | undefined) => ReactNode;
  /** Below the calculator, with the rate that was shown last. */
  children?: (rate: Rate | undefined) => ReactNode;
}
