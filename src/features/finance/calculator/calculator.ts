import type { ReactNode } from 'react';
import type { Vehicle } from '../../../domain/vehicle/vehicle';

/** On the vehicle's page and in the order. */
export interface CalculatorProps<Rate> {
  vehicle: Vehicle;
  action: (rate: Rate | undefined) => ReactNode;
  /** Below, with the rate shown last. */
  children?: (rate: Rate | undefined) => ReactNode;
}
