import type { Frame } from '../../../domain/finance/frame';
import { financingFields, frameOfFinancing, YEARLY_MILEAGES } from '../../../domain/finance/rateFields';
import { RateFields } from './RateFields';
import type { FinancingRate } from './useFinancing';

export interface FinancingFieldsProps {
  rate: FinancingRate;
  /** Of the visitor for all vehicles. */
  wanted?: Frame;
  /** km a year for the energy, if the bank counts none. */
  kilometres?: number;
  /** Value of the order's trade-in, EUR. */
  tradeIn?: number;
  /** Without kind and final instalment, unless set. */
  isShort?: boolean;
  onChange: (change: Partial<Frame>) => void;
}

/** Within the limits of the vehicle's bank. */
export function FinancingFields(props: FinancingFieldsProps) {
  const { rate, wanted = {}, kilometres, tradeIn = 0, isShort = false, onChange } = props;
  const { entries, terms, settings, quote, isCalculating } = rate;
  const fields = financingFields(entries, settings, tradeIn);
  const entered = frameOfFinancing(entries);
  const answer = isCalculating ? undefined : quote;
  const { balloon = 0 } = terms;
  const isCounted = fields.kilometres.length > 0 || kilometres === undefined;
  return (
    <RateFields
      fields={{
        ...fields,
        contract: isShort && wanted.contract === undefined ? undefined : fields.contract,
        finalInstallment: isShort && wanted.finalInstallment === undefined ? undefined : fields.finalInstallment,
        kilometres: isCounted ? fields.kilometres : YEARLY_MILEAGES,
      }}
      value={{
        ...entered,
        deposit: Math.min(entries.deposit, fields.deposit?.at(-1) ?? 0),
        finalInstallment: balloon,
        kilometres: isCounted ? entered.kilometres : kilometres,
      }}
      wanted={{ finalInstallment: entries.balloon, ...wanted }}
      taken={{
        deposit: answer && answer.deposit < terms.deposit ? answer.deposit : undefined,
        finalInstallment: answer && answer.finalInstallment < balloon ? answer.finalInstallment : undefined,
      }}
      onChange={onChange}
    />
  );
}
