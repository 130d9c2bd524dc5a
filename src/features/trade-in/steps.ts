import type { TradeInStep } from './step';
import { condition } from './steps/condition';
import { history } from './steps/history';
import { valuation } from './steps/valuation';
import { vehicleData } from './steps/vehicleData';

/** Steps of the valuation in order. */
export const TRADE_IN_STEPS: readonly TradeInStep[] = [vehicleData, history, condition, valuation];
