import { useWatch } from 'react-hook-form';
import { paidValue } from '../../domain/dealer/forms/tradeIn';
import { readTypedNumber } from '../../lib/typedNumber';
import { tradeInAnswers } from '../../domain/dealer/tradeInAnswers';
import { deadlineText } from '../../domain/dealer/waiting';
import {
  isTradeInToCheck,
  lastDayOf,
  tradeInResultTypes,
  tradeInValidityOf,
  type TradeIn,
} from '../../domain/trade-in/tradeIn';
import { formatKm, formatNumber, formatPrice } from '../../lib/format';
import { formatDate, formatMonthYear } from '../../lib/dates/formatDate';
import { useNow, useTenant } from '../../state/shopContext';
import { Disclosure } from '../../ui/layout/Disclosure';
import { FactList } from '../../ui/display/FactList';
import { factIfKnown } from '../../ui/display/factIfKnown';
import { SafeHtml } from '../../ui/display/SafeHtml';
import type { CheckedForm } from '../../ui/fields/useCheckedForm';
import { FormSection, TextField } from '../engine/form/fields/fields';
import { FormSheet } from '../engine/form/FormSheet';
import { NEW_MESSAGE } from '../engine/list/listAddress';
import type { List } from '../engine/list/useList';
import { PrintButton } from '../engine/PrintButton';
import { CaseLinks } from '../links/CaseLinks';
import { aboutTradeIn } from '../links/correspondence';
import { CallButton, reachFacts, WriteButton } from '../links/ReachLinks';
import { Written } from '../links/Written';
import { usePersonalMemory } from '../personalMemory';
import { answersOf, outsideSpan, personName, spanText, type tradeInForm, type TradeInValues } from './tradeInForm';

const nextOpen = (rows: readonly TradeIn[], { id }: TradeIn): TradeIn | undefined =>
  rows.slice(rows.findIndex((row) => row.id === id) + 1).find(isTradeInToCheck);

function restText(rows: readonly TradeIn[], { id }: TradeIn): string {
  return `Noch ${rows.filter((row) => isTradeInToCheck(row) && row.id !== id).length} zu prüfen.`;
}

/** Each answer leads to the next one. */
export function TradeInSheet({ list, form: declared }: { list: List<TradeIn>; form: ReturnType<typeof tradeInForm> }) {
  const { work } = usePersonalMemory();
  const now = useNow();
  const onAnswer = (row: TradeIn, { result }: TradeInValues) => {
    if (result === 'nonDigital') return undefined;
    work.setState(({ answered, ...rest }) => ({ ...rest, answered: { ...answered, [row.id]: now().getTime() } }));
    return { label: `${personName(row)} schreiben`, path: `${list.entry.addressOf(row.id)}&${NEW_MESSAGE}` };
  };
  return (
    <FormSheet
      list={list}
      form={declared}
      title="Inzahlungnahme"
      isWide
      saved="Änderung gespeichert"
      queue={{ answers: answersOf, next: nextOpen, rest: restText, onAnswer }}
      aside={(_, row) => row && <TradeInFacts row={row} />}
    >
      {(form) => (
        <FormSection form={form}>
          <div className="form-section__field grid gap-8">
            <TextField form={form} name="customerPrice" inputMode="decimal" />
            <ValueNotes form={form.state} row={list.entry.row} />
          </div>
          {list.entry.row ? <TradeInCustomer row={list.entry.row} onWrite={list.entry.write} /> : null}
        </FormSection>
      )}
    </FormSheet>
  );
}

function ValueNotes({ form, row }: { form: CheckedForm<TradeInValues, unknown>; row: TradeIn | undefined }) {
  const typed = useWatch({ control: form.control, name: 'customerPrice' });
  const validity = tradeInValidityOf(useTenant().settings, useNow()());
  const value = readTypedNumber(typed);
  const last = row && lastDayOf(row, validity);
  const isExpired = last !== undefined && last < validity.today;
  const warning = row === undefined || value === undefined ? '' : outsideSpan(value, row);
  return (
    <div className="grid content-start gap-4 text-14">
      {value === undefined || value < 0 ? null : (
        <p
          className="font-600"
          aria-live="polite"
        >{`Der Kunde erhält ${formatPrice(paidValue(value))} (auf volle 100\u00A0€ abgerundet).`}</p>
      )}
      {row?.customerPriceMin === undefined && row?.customerPriceMax === undefined ? null : (
        <p>{`Preisspanne der Berechnung ${spanText(row.customerPriceMin, row.customerPriceMax)}`}</p>
      )}
      {warning === '' ? null : <p className="text-warning">{warning}</p>}
      {last === undefined ? null : (
        <p className={isExpired ? 'text-warning' : 'text-muted'}>
          {`Das Angebot gilt ${formatNumber(validity.days)} Tage und ${isExpired ? 'ist' : ''} ${deadlineText(last, validity.today)}.`}
        </p>
      )}
    </div>
  );
}

function TradeInCustomer({ row, onWrite }: { row: TradeIn; onWrite: (id: string) => void }) {
  const { settings } = useTenant();
  const now = useNow();
  const to = aboutTradeIn(row, settings, now());
  return (
    <div className="form-section__field grid gap-16 text-14">
      <div className="entry-sheet__acts flex flex-wrap gap-12">
        <CallButton size="small" name={personName(row)} phone={to.phone} />
        <WriteButton size="small" to={to} onWrite={() => onWrite(row.id)} />
        <PrintButton of="sheet" size="small" />
      </div>
      <Written about={row.id} />
      <CaseLinks of="trade-in" id={row.id} email={to.email} />
      {row.calculationRequestSummaryHtml === undefined ? null : (
        <Disclosure summary="Angaben des Kunden" isOpen>
          <SafeHtml html={row.calculationRequestSummaryHtml} isGenerated />
        </Disclosure>
      )}
    </div>
  );
}

/** (rules/admin: figures beside the price). */
function TradeInFacts({ row }: { row: TradeIn }) {
  const { customer, calculationResultType: type } = row;
  return (
    <div className="text-14">
      <FactList
        facts={[
          ...factIfKnown('Erstzulassung', row.firstRegistration && formatMonthYear(row.firstRegistration)),
          ...factIfKnown('Kilometerstand', row.mileAge === undefined ? undefined : formatKm(row.mileAge)),
          ...tradeInAnswers(row),
          ...factIfKnown('VIN', row.vin),
          ...reachFacts({ email: customer?.email ?? row.usedEmail, phone: customer?.phone }),
          ...factIfKnown('Eingegangen', row.createdAt && formatDate(row.createdAt)),
          ...factIfKnown('Stand', type && tradeInResultTypes.label(type)),
          ...factIfKnown('Eingelöst', row.redeemedAt && formatDate(row.redeemedAt)),
          ...factIfKnown('Code', row.code),
        ]}
      />
    </div>
  );
}
