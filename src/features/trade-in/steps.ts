import type { TradeInStep } from './step';
import { condition } from './steps/condition';
import { history } from './steps/history';
import { valuation } from './steps/valuation';
import { vehicleData } from './steps/vehicleData';

/** Every step of the valuation in its order (rules/trade-in: valuation steps). A new one is one entry here. */
export const TRADE_IN_STEPS: readonly TradeInStep[] = [vehicleData, history, condition, valuation];
