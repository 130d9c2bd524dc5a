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
  wanted?: Frame;
  canBeEmpty?: boolean;
  /** Lower amounts in the bank's calculation. */
  taken?: Pick<Frame, 'deposit' | 'specialPayment' | 'finalInstallment'>;
  onChange: (change: Partial<Frame>) => void;
}

const ANY = '';

/** Fields of numbers, in their order. */
const NUMBERS: readonly {
  name: 'deposit' | 'specialPayment' | 'months' | 'finalInstallment' | 'kilometres';
  label: string;
  unit: string;
  note?: string;
}[] = [
  { name: 'deposit', label: 'Anzahlung in €', unit: '€' },
  { name: 'specialPayment', label: 'Sonderzahlung in €', unit: '€', note: 'Ohne MwSt.' },
  { name: 'months', label: 'Laufzeit', unit: 'Monate' },
  { name: 'finalInstallment', label: 'Schlussrate in €', unit: '€' },
  { name: 'kilometres', label: 'Kilometer im Jahr', unit: 'km' },
];

/** For sheet, vehicle's page and order (rules/search: frame). */
export function RateFields({ fields, value, wanted = {}, canBeEmpty = false, taken = {}, onChange }: RateFieldsProps) {
  const { contract: contracts = [], lease: leases = [] } = fields;
  const any = canBeEmpty ? [{ value: ANY, label: 'Beliebig' } as const] : [];
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
      {NUMBERS.map(({ name, label, unit, note }) => {
        const values = fields[name];
        if (values === undefined || values.length === 0) return null;
        const amount = name === 'months' || name === 'kilometres' ? undefined : taken[name];
        const isOfEnergy = name === 'kilometres' && value.kind === undefined;
        return (
          <SliderField
            key={name}
            label={label}
            unit={unit}
            values={values}
            value={value[name]}
            wanted={wanted[name]}
            canBeEmpty={canBeEmpty}
            use={isOfEnergy ? 'für Kraftstoff und Strom' : undefined}
            note={
              note === undefined && amount === undefined ? undefined : (
                <>
                  {note === undefined ? null : <span>{note}</span>}{' '}
                  {amount === undefined ? null : <BankLimit amount={amount} />}
                </>
              )
            }
            onChange={(number) => onChange({ [name]: number })}
          />
        );
      })}
    </>
  );
}

/** The bank has used less than the entry. */
function BankLimit({ amount }: { amount: number }) {
  const announce = useAnnounce();
  const text = `Höchstens ${formatPrice(amount)} bei diesen Angaben: Damit rechnet die Bank.`;
  useEffect(() => announce(text), [announce, text]);
  return <strong>{text}</strong>;
}
