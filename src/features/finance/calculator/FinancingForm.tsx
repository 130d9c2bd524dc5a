import { useEffect, type ReactNode } from 'react';
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
  maxDepositOf,
  usesMileage,
} from '../../../domain/finance/financingForm';
import { formatKm, formatPrice, formatQuantity } from '../../../lib/format';
import { useAnnounce } from '../../../ui/display/Announcer';
import { Pills } from '../../../ui/fields/Pills';
import { Select } from '../../../ui/fields/Select';
import { AmountField } from './AmountField';

/** As entered: a final instalment is kept while the visitor looks at a kind of financing without one. */
export type FinancingEntries = FinancingTerms & { balloon: number };

interface FinancingFormProps {
  entries: FinancingEntries;
  /** The entries as they are sent to the bank. */
  terms: FinancingTerms;
  settings: FinanceSettings;
  /** What the bank counted with; absent while it calculates. */
  taken: Pick<FinancingTerms, 'deposit' | 'balloon'> | undefined;
  tradeInValue?: number;
  onChange: (entries: FinancingEntries) => void;
}

/** Terms of a financing that the visitor may change (rules/financing-and-leasing: financing panel). */
export function FinancingForm({ entries, terms, settings, taken, tradeInValue = 0, onChange }: FinancingFormProps) {
  const { provider, type, purchasePrice: price, durationInMonth, mileage } = entries;
  const { durationsWithoutFinalInstallment: durations, maxDepositWithoutFinalInstallmentPercentage: share } = settings;
  const depositLimit = highestDeposit(price, provider === 'BANK11' ? undefined : maxDepositOf(price, share));
  const balloonLimit = highestBalloon(price, terms.deposit);
  const balloon = terms.balloon ?? 0;
  // Where the bank has a limit for just this case, only that one is told.
  const takenDeposit = taken && taken.deposit < terms.deposit ? taken.deposit : undefined;
  const takenBalloon = taken?.balloon !== undefined && taken.balloon < balloon ? taken.balloon : undefined;
  const mileages = [...new Set([...FINANCING_MILEAGES, mileage])].sort((a, b) => a - b);
  return (
    <>
      <Pills
        label="Art der Finanzierung"
        options={financingTypesOf(provider).map((value) => ({ value, label: financingTypes.label(value) }))}
        value={type}
        onChange={(value) => onChange({ ...entries, type: value })}
      />
      <Select
        label="Laufzeit"
        options={durationsFor(durations, durationInMonth).map((months) => ({
          value: String(months),
          label: formatQuantity(months, 'Monate'),
        }))}
        value={durationInMonth}
        onChange={({ target }) => onChange({ ...entries, durationInMonth: Number(target.value) })}
      />
      <AmountField
        label="Anzahlung in €"
        value={Math.min(entries.deposit, depositLimit)}
        max={depositLimit}
        min={Math.min(tradeInValue, depositLimit)}
        limit={takenDeposit === undefined ? <Limit amount={depositLimit} /> : null}
        hint={
          <>
            {takenDeposit === undefined ? null : <Taken amount={takenDeposit} />}
            {tradeInValue > 0 ? ` Darin enthalten: ${formatPrice(tradeInValue)} aus Ihrer Inzahlungnahme.` : null}
          </>
        }
        onChange={(deposit) => onChange({ ...entries, deposit })}
      />
      {financingTypes.table[type].hasBalloon ? (
        <AmountField
          label="Schlussrate in €"
          value={balloon}
          max={balloonLimit}
          limit={takenBalloon === undefined ? <Limit amount={balloonLimit}>neben dieser Anzahlung</Limit> : null}
          hint={
            <>
              {entries.balloon > balloon ? (
                <strong> Statt {formatPrice(entries.balloon)} gilt jetzt dieser Betrag.</strong>
              ) : null}
              {takenBalloon === undefined ? null : <Taken amount={takenBalloon} />}
            </>
          }
          onChange={(value) => onChange({ ...entries, balloon: value })}
        />
      ) : null}
      {usesMileage(provider, type) ? (
        <Select
          label="Fahrleistung pro Jahr"
          options={mileages.map((km) => ({ value: String(km), label: formatKm(km) }))}
          value={mileage}
          onChange={({ target }) => onChange({ ...entries, mileage: Number(target.value) })}
        />
      ) : null}
    </>
  );
}

/** What can be entered at all. */
function Limit({ amount, children }: { amount: number; children?: ReactNode }) {
  return (
    <>
      Höchstens {formatPrice(amount)}
      {children ? <> {children}</> : null}.
    </>
  );
}

/** What a bank with limits for each case made of the entry. */
function Taken({ amount }: { amount: number }) {
  const announce = useAnnounce();
  const text = `Höchstens ${formatPrice(amount)} bei diesen Angaben: Damit rechnet die Bank.`;
  useEffect(() => announce(text), [announce, text]);
  return <strong> {text}</strong>;
}
