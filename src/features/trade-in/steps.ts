import type { TradeInStep } from './step';
import { condition } from './steps/condition';
import { history } from './steps/history';
import { valuation } from './steps/valuation';
import { vehicleData } from './steps/vehicleData';

export const TRADE_IN_STEPS: readonly TradeInStep[] = [vehicleData, history, condition, valuation];
