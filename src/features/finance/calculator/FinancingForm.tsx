import { useEffect } from 'react';
import type { FinanceSettings } from '../../../api/finance';
import {
  FINANCING_MILEAGES,
  financingTypes,
  financingTypesOf,
  type FinancingTerms,
} from '../../../domain/finance/financing';
import {
  durationsFor,
  highestBalloon,
  highestDeposit,
  limitsOf,
  usesMileage,
  type FinancingEntries,
} from '../../../domain/finance/financingForm';
import { formatKm, formatPrice, formatQuantity } from '../../../lib/format';
import { useAnnounce } from '../../../ui/display/Announcer';
import { Pills } from '../../../ui/fields/Pills';
import { Select } from '../../../ui/fields/Select';
import { AmountField } from './AmountField';

interface FinancingFormProps {
  entries: FinancingEntries;
  terms: FinancingTerms;
  settings: FinanceSettings;
  /** Amounts that the bank has used; absent while it calculates. */
  taken: Pick<FinancingTerms, 'deposit' | 'balloon'> | undefined;
  tradeInValue?: number;
  /** @param change what the visitor has set; the entries shown are within the limits of this car, which are no choice for others */
  onChange: (change: Partial<FinancingEntries>) => void;
}

export function FinancingForm({ entries, terms, settings, taken, tradeInValue = 0, onChange }: FinancingFormProps) {
  const { provider, type, purchasePrice: price, durationInMonth, mileage } = entries;
  const { durationsWithoutFinalInstallment: durations } = settings;
  const depositLimit = highestDeposit(price, limitsOf(entries, settings));
  const balloonLimit = highestBalloon(price, terms.deposit);
  const balloon = terms.balloon ?? 0;
  // A limit of the bank for these terms replaces the general one.
  const takenDeposit = taken && taken.deposit < terms.deposit ? taken.deposit : undefined;
  const takenBalloon = taken?.balloon !== undefined && taken.balloon < balloon ? taken.balloon : undefined;
  const mileages = [...new Set([...FINANCING_MILEAGES, mileage])].sort((a, b) => a - b);
  return (
    <>
      <Pills
        label="Art der Finanzierung"
        options={financingTypesOf(provider).map((value) => ({ value, label: financingTypes.label(value) }))}
        value={type}
        onChange={(value) => onChange({ type: value })}
      />
      <Select
        label="Laufzeit"
        options={durationsFor(durations, durationInMonth).map((months) => ({
          value: String(months),
          label: formatQuantity(months, 'Monate'),
        }))}
        value={durationInMonth}
        onChange={({ target }) => onChange({ durationInMonth: Number(target.value) })}
      />
      <AmountField
        label="Anzahlung in €"
        value={Math.min(entries.deposit, depositLimit)}
        max={depositLimit}
        min={Math.min(tradeInValue, depositLimit)}
        limit={takenDeposit === undefined ? <Limit amount={depositLimit} /> : null}
        hint={
          <>
            {takenDeposit === undefined ? null : <BankLimit amount={takenDeposit} />}
            {tradeInValue > 0 ? (
              <span>{` Darin enthalten: ${formatPrice(tradeInValue)} aus Ihrer Inzahlungnahme.`}</span>
            ) : null}
          </>
        }
        onChange={(deposit) => onChange({ deposit })}
      />
      {financingTypes.table[type].hasBalloon ? (
        <AmountField
          label="Schlussrate in €"
          value={balloon}
          max={balloonLimit}
          limit={
            takenBalloon === undefined ? <Limit amount={balloonLimit} condition=" neben dieser Anzahlung" /> : null
          }
          hint={
            <>
              {entries.balloon > balloon ? (
                <strong>{` Statt ${formatPrice(entries.balloon)} gilt jetzt dieser Betrag.`}</strong>
              ) : null}
              {takenBalloon === undefined ? null : <BankLimit amount={takenBalloon} />}
            </>
          }
          onChange={(value) => onChange({ balloon: value })}
        />
      ) : null}
      {usesMileage(provider, type) ? (
        <Select
          label="Fahrleistung pro Jahr"
          options={mileages.map((km) => ({ value: String(km), label: formatKm(km) }))}
          value={mileage}
          onChange={({ target }) => onChange({ mileage: Number(target.value) })}
        />
      ) : null}
    </>
  );
}

/** General maximum of an amount. */
function Limit({ amount, condition = '' }: { amount: number; condition?: string }) {
  return <span>{`Höchstens ${formatPrice(amount)}${condition}.`}</span>;
}

/** Lower amount that the bank has used instead of the entry. */
function BankLimit({ amount }: { amount: number }) {
  const announce = useAnnounce();
  const text = `Höchstens ${formatPrice(amount)} bei diesen Angaben: Damit rechnet die Bank.`;
  useEffect(() => announce(text), [announce, text]);
  return <strong>{` ${text}`}</strong>;
}
