import type { Frame } from '../../../domain/finance/frame';
import { frameOfLeasing, leasingFields } from '../../../domain/finance/rateFields';
import { RateFields } from './RateFields';
import type { LeasingRate } from './useLeasing';

export interface LeasingFieldsProps {
  rate: LeasingRate;
  /** Of the visitor for all vehicles. */
  wanted?: Frame;
  /** Without the kind, unless set. */
  isShort?: boolean;
  onChange: (change: Partial<Frame>) => void;
}

/** Within the limits of the vehicle's lessor. */
export function LeasingFields({ rate, wanted = {}, isShort = false, onChange }: LeasingFieldsProps) {
  const { entries, quote, isCalculating } = rate;
  const fields = leasingFields(entries);
  const entered = frameOfLeasing(entries);
  const used = isCalculating ? undefined : quote?.downPaymentNet;
  return (
    <RateFields
      fields={{ ...fields, lease: isShort && wanted.lease === undefined ? undefined : fields.lease }}
      value={entered}
      wanted={wanted}
      taken={{ specialPayment: used === entries.downPaymentNet ? undefined : used }}
      onChange={onChange}
    />
  );
}
