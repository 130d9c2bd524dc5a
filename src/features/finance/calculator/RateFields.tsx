import { useEffect } from 'react';
import { financingTypes } from '../../../domain/finance/financing';
import type { Frame } from '../../../domain/finance/frame';
import { contractLike } from '../../../domain/finance/framedTerms';
import { leasingTypes } from '../../../domain/finance/leasing';
import type { RateFieldValues } from '../../../domain/finance/rateFields';
import { formatPrice } from '../../../lib/format';
import { SliderField } from '../../../shared/vehicle/SliderField';
import { useAnnounce } from '../../../ui/display/Announcer';
import { Pills } from '../../../ui/fields/Pills';

interface RateFieldsProps {
  fields: RateFieldValues;
  /** What holds: the visitor's, else the bank's. */
  value: Frame;
  /** What the visitor has set for all vehicles. */
  wanted?: Frame;
  /** What holds where nothing is set; with it a field may be empty. */
  unset?: string;
  /** Lower amounts with which the bank has calculated. */
  taken?: Pick<Frame, 'deposit' | 'specialPayment' | 'finalInstallment'>;
  onChange: (change: Partial<Frame>) => void;
}

const ANY = '';

/** Terms of a rate, one field each: of the sheet, the vehicle's page and the order (rules/search: frame). */
export function RateFields({ fields, value, wanted = {}, unset, taken = {}, onChange }: RateFieldsProps) {
  const { contract: contracts = [], lease: leases = [], deposit, specialPayment, months, finalInstallment } = fields;
  const any = unset === undefined ? [] : [{ value: ANY, label: 'Beliebig' } as const];
  return (
    <>
      {contracts.length > 1 ? (
        <Pills
          label="Art der Finanzierung"
          options={[...any, ...contracts.map((each) => ({ value: each, label: financingTypes.label(each) }))]}
          value={contractLike(value.contract, contracts) ?? ANY}
          onChange={(contract) => onChange({ contract: contract === ANY ? undefined : contract })}
        />
      ) : null}
      {leases.length > 1 && value.lease !== undefined ? (
        <Pills
          label="Art des Leasings"
          options={leases.map((each) => ({ value: each, label: leasingTypes.label(each) }))}
          value={value.lease}
          onChange={(lease) => onChange({ lease })}
        />
      ) : null}
      {deposit ? (
        <SliderField
          label="Anzahlung in €"
          unit="€"
          values={deposit}
          value={value.deposit}
          wanted={wanted.deposit}
          unset={unset}
          note={bankLimit(taken.deposit)}
          onChange={(amount) => onChange({ deposit: amount })}
        />
      ) : null}
      {specialPayment ? (
        <SliderField
          label="Sonderzahlung in €"
          unit="€"
          values={specialPayment}
          value={value.specialPayment}
          wanted={wanted.specialPayment}
          unset={unset}
          note={
            <>
              <span>Ohne MwSt.</span> {bankLimit(taken.specialPayment)}
            </>
          }
          onChange={(amount) => onChange({ specialPayment: amount })}
        />
      ) : null}
      {months ? (
        <SliderField
          label="Laufzeit"
          unit="Monate"
          values={months}
          value={value.months}
          wanted={wanted.months}
          unset={unset}
          onChange={(count) => onChange({ months: count })}
        />
      ) : null}
      {finalInstallment ? (
        <SliderField
          label="Schlussrate in €"
          unit="€"
          values={finalInstallment}
          value={value.finalInstallment}
          wanted={wanted.finalInstallment}
          unset={unset}
          note={bankLimit(taken.finalInstallment)}
          onChange={(amount) => onChange({ finalInstallment: amount })}
        />
      ) : null}
      {fields.kilometres.length > 0 ? (
        <SliderField
          label="Kilometer im Jahr"
          unit="km"
          values={fields.kilometres}
          value={value.kilometres}
          wanted={wanted.kilometres}
          unset={unset && (value.kind === undefined ? 'für Kraftstoff und Strom' : unset)}
          onChange={(kilometres) => onChange({ kilometres })}
        />
      ) : null}
    </>
  );
}

const bankLimit = (amount: number | undefined) => (amount === undefined ? undefined : <BankLimit amount={amount} />);

/** Lower amount that the bank has used instead of the entry. */
function BankLimit({ amount }: { amount: number }) {
  const announce = useAnnounce();
  const text = `Höchstens ${formatPrice(amount)} bei diesen Angaben: Damit rechnet die Bank.`;
  useEffect(() => announce(text), [announce, text]);
  return <strong>{text}</strong>;
}
