import { LEASING_DURATIONS, LEASING_MILEAGES, leasingTypes } from '../../../domain/finance/leasing';
import type { LeasingTerms } from '../../../domain/finance/leasing';
import { highestDownPayment, leasingTypesFor } from '../../../domain/finance/leasingForm';
import { formatAmount, formatKm, formatPrice, formatQuantity } from '../../../lib/format';
import { Pills } from '../../../ui/fields/Pills';
import { Select } from '../../../ui/fields/Select';
import { AmountField } from './AmountField';
import { grossOf } from '../../../domain/tax/valueAddedTax';

interface LeasingFormProps {
  /** Public price of the vehicle, EUR. */
  price: number;
  terms: LeasingTerms;
  /** Special payment that the bank has used instead of the entered one, EUR net. */
  usedDownPaymentNet?: number;
  onChange: (terms: LeasingTerms) => void;
}

export function LeasingForm({ price, terms, usedDownPaymentNet, onChange }: LeasingFormProps) {
  const { provider, type, customerType, kmPerYear, durationInMonth, downPaymentNet } = terms;
  const types = leasingTypesFor(provider, customerType);
  const highest = highestDownPayment(price);
  const gross = formatAmount(grossOf(downPaymentNet));
  return (
    <>
      {types.length > 1 ? (
        <Pills
          label="Art des Leasings"
          options={types.map((value) => ({ value, label: leasingTypes.label(value) }))}
          value={type}
          onChange={(value) => onChange({ ...terms, type: value })}
        />
      ) : null}
      <Select
        label="Fahrleistung pro Jahr"
        options={optionsOf(LEASING_MILEAGES, kmPerYear, formatKm)}
        value={kmPerYear}
        onChange={({ target }) => onChange({ ...terms, kmPerYear: Number(target.value) })}
      />
      <Select
        label="Laufzeit"
        options={optionsOf(LEASING_DURATIONS, durationInMonth, (months) => formatQuantity(months, 'Monate'))}
        value={durationInMonth}
        onChange={({ target }) => onChange({ ...terms, durationInMonth: Number(target.value) })}
      />
      <AmountField
        label="Sonderzahlung in €"
        value={downPaymentNet}
        max={highest}
        limit={<span>{`Höchstens ${formatPrice(highest)}. `}</span>}
        hint={
          <>
            <span>{`Ohne MwSt., mit 19 % MwSt. zahlen Sie ${gross}.`}</span>
            {usedDownPaymentNet === undefined ? null : (
              <strong>{` Die Bank rechnet mit ${formatAmount(usedDownPaymentNet)} netto.`}</strong>
            )}
          </>
        }
        onChange={(value) => onChange({ ...terms, downPaymentNet: value })}
      />
    </>
  );
}

/** Options including the current value, which a bank may have quoted outside the list. */
function optionsOf(values: readonly number[], current: number, format: (value: number) => string) {
  const all = values.includes(current) ? values : [...values, current].sort((a, b) => a - b);
  return all.map((value) => ({ value: String(value), label: format(value) }));
}
