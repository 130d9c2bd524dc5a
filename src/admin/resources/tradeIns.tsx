import Check from 'lucide-react/icons/check';
import HandCoins from 'lucide-react/icons/hand-coins';
import X from 'lucide-react/icons/x';
import { useWatch } from 'react-hook-form';
import { fetchTradeIns, updateTradeIn } from '../../api/admin/tradeIns';
import { paidValue, tradeInFormSchema, TRADE_IN_LOCKED, type TradeInDecision } from '../../domain/dealer/forms/tradeIn';
import { amountProblem, readDecimal } from '../../domain/dealer/rules';
import { tradeInAnswers } from '../../domain/dealer/tradeInAnswers';
import { endText } from '../../domain/dealer/waiting';
import { hasTab } from '../../domain/vehicle/vehicleTabs';
import {
  isTradeInToCheck,
  lastDayOf,
  tradeInResultTypes,
  tradeInValidityOf,
  type TradeIn,
} from '../../domain/trade-in/tradeIn';
import { formatKm, formatNumber, formatPrice } from '../../lib/format';
import { joinFacts } from '../../lib/formatFacts';
import { formatDate, formatMonthYear } from '../../lib/dates/formatDate';
import { checkBy } from '../../lib/check';
import { useNow, useTenant } from '../../state/shopContext';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden';
import { Disclosure } from '../../ui/layout/Disclosure';
import { FactList } from '../../ui/display/FactList';
import { factIfKnown } from '../../ui/display/factIfKnown';
import { SafeHtml } from '../../ui/display/SafeHtml';
import type { CheckedForm } from '../../ui/fields/useCheckedForm';
import { useStyles } from '../../ui/styles';
import type { Rows, Columns } from '../engine/entry';
import { entryForm } from '../engine/entryForm';
import { FormSection, TextField } from '../engine/form/fields/fields';
import { FormSheet } from '../engine/form/FormSheet';
import { ListPage } from '../engine/list/ListPage';
import { WRITING } from '../engine/list/listAddress';
import { newestFirst, oldestFirst } from '../engine/list/listRows';
import { useList } from '../engine/list/useList';
import { PrintButton } from '../engine/PrintButton';
import type { Question } from '../engine/QuestionDialog';
import type { SettingsPage } from '../page';
import { FoundRows } from '../search/FoundRows';
import { CaseLinks } from '../links/CaseLinks';
import { aboutTradeIn, tradedCar as vehicleName } from '../links/correspondence';
import { MessageSheet } from '../links/MessageSheet';
import { CallButton, callAction, reachFacts, WriteButton } from '../links/ReachLinks';
import { Wait } from '../links/Weighted';
import { Written } from '../links/Written';
import { usePersonalMemory } from '../personalMemory';
import { PendingTradeIns } from '../pendingCounts';
import css from './documents.css?inline';

interface TradeInValues {
  result: string;
  customerPrice: string;
}

/** Duration of the success message of an edit, ms. */
export const RELEASED_MS = 2750;
/** Share beyond the calculated range above which a value needs confirmation. */
const FAR_OUTSIDE = 0.2;

export const personName = ({ customer }: TradeIn) =>
  [customer?.firstName, customer?.lastName].filter(Boolean).join(' ') || (customer?.email ?? 'Unbekannt');
const isReleased = ({ calculationResultType: type }: TradeIn) => type === 'normal';
const resultText = ({ calculationResultType: type }: TradeIn) =>
  type === 'normal' ? 'Freigegeben' : type === 'nonCalculable' ? 'Nicht bewertbar' : 'Zu prüfen';
export const vehicleFacts = ({ firstRegistration, mileAge }: TradeIn) => [
  firstRegistration && `EZ\u00A0${formatMonthYear(firstRegistration)}`,
  mileAge === undefined ? undefined : formatKm(mileAge),
];

/** In one line. */
const vehicleNote = (row: TradeIn) => joinFacts(vehicleFacts(row)).replaceAll(' ', '\u00A0');

/** Warning about a value far outside of the calculated range; '' otherwise. */
function outsideSpan(price: number, { customerPriceMin: min, customerPriceMax: max }: TradeIn): string {
  const isFar =
    (min !== undefined && price < min * (1 - FAR_OUTSIDE)) || (max !== undefined && price > max * (1 + FAR_OUTSIDE));
  return isFar ? ` Der Wert liegt weit außerhalb der Preisspanne (${spanText(min, max)}).` : '';
}

const momentOf = ({ createdAt }: TradeIn) => createdAt;
const newest = newestFirst(momentOf);
const oldest = oldestFirst(momentOf);

/** A queue: those to be checked first, the oldest of them at the top; the others newest first. */
function queueOrder(one: TradeIn, other: TradeIn): number {
  if (isTradeInToCheck(one) !== isTradeInToCheck(other)) return isTradeInToCheck(one) ? -1 : 1;
  return isTradeInToCheck(one) ? oldest(one, other) : newest(one, other);
}

/** The next trade-in to be checked after an answered one; none at the end of the queue. */
const nextOpen = (rows: readonly TradeIn[], { id }: TradeIn): TradeIn | undefined =>
  rows.slice(rows.findIndex((row) => row.id === id) + 1).find(isTradeInToCheck);

/** 'Noch 4 zu prüfen.' */
function restText(rows: readonly TradeIn[], { id }: TradeIn): string {
  return `Noch ${rows.filter((row) => isTradeInToCheck(row) && row.id !== id).length} zu prüfen.`;
}

export const spanText = (min = 0, max = 0) => `${formatPrice(min)} bis ${formatPrice(max)}`;

export const tradeInForm = entryForm<TradeIn, TradeInValues, TradeInDecision>({
  fields: {
    result: {
      label: 'Ergebnis',
      isRequired: true,
      choices: [
        { value: 'normal', label: 'Freigeben' },
        { value: 'nonDigital', label: 'Weiter prüfen' },
        { value: 'nonCalculable', label: 'Keine Bewertung möglich' },
      ],
      wire: ['resultType'],
    },
    customerPrice: {
      label: 'Wert',
      typed: amountProblem,
      unit: '€',
    },
  },
  entries: (row) => ({
    result: row?.calculationResultType ?? 'nonDigital',
    customerPrice: row?.customerPrice ? String(row.customerPrice).replace('.', ',') : '',
  }),
  check: checkBy(tradeInFormSchema),
  final: ({ result }) => (result?.after === 'normal' ? 'Der Kunde sieht den Wert.' : undefined),
  questions: (_, values, row) => [questionOf(values, row)].filter((question) => question !== undefined),
  update: (platform, id, values, options) => updateTradeIn(platform, id, values, options?.signal),
});

export const tradeInRows: Rows<TradeIn> = {
  queryName: 'trade-ins',
  calls: { list: fetchTradeIns },
  order: queueOrder,
  searchedIn: 'Fahrzeug, Kunde, Code',
  searchTexts: ({ vin, usedEmail, customer }) => [vin, usedEmail, customer?.email, customer?.phone],
  isSearchPrivate: true,
  nameOf: (row) => `${vehicleName(row)}, ${personName(row)}`,
  hit: (row) => ({
    note: [resultText(row), row.createdAt && formatDate(row.createdAt)].filter(Boolean).join(' · '),
    texts: [row.vin, row.usedEmail, row.customer?.email, row.customer?.phone, row.code],
  }),
  segments: [
    { id: 'zu-pruefen', label: 'Zu prüfen', has: isTradeInToCheck, done: 'Alles geprüft.' },
    { id: 'nicht-bewertbar', label: 'Nicht bewertbar', has: (row) => row.calculationResultType === 'nonCalculable' },
    { id: 'freigegeben', label: 'Freigegeben', has: isReleased },
    { id: 'alle', label: 'Alle', has: () => true },
  ],
  lock: (row) => (isReleased(row) ? TRADE_IN_LOCKED : undefined),
};

export const tradeInColumns: Columns<TradeIn> = [
  { id: 'fahrzeug', header: 'Fahrzeug', priority: 1, text: vehicleName, note: vehicleNote, sort: true },
  { id: 'kunde', header: 'Kunde', priority: 1, text: personName, sort: true },
  {
    id: 'wert',
    header: 'Wert',
    priority: 1,
    isEnd: true,
    text: ({ customerPrice }) => (customerPrice ? formatPrice(customerPrice) : undefined),
    sort: ({ customerPrice }) => customerPrice,
  },
  {
    id: 'freigegeben',
    header: 'Ergebnis',
    priority: 2,
    text: resultText,
    cell: (row) => <ResultMark row={row} />,
    sort: true,
  },
  {
    id: 'eingegangen',
    header: 'Eingegangen',
    priority: 2,
    text: ({ createdAt }) => createdAt && formatDate(createdAt),
    sort: ({ createdAt }) => createdAt,
  },
  {
    id: 'eingeloest',
    header: 'Eingelöst',
    priority: 3,
    text: ({ redeemedAt }) => redeemedAt && formatDate(redeemedAt),
    sort: ({ redeemedAt }) => redeemedAt,
  },
  { id: 'code', header: 'Code', priority: 4, text: ({ code }) => code, isExported: false },
];

/** Trade-ins of customers, which staff check and release (rules/admin: trade-in edit). */
export const tradeIns: SettingsPage = {
  page: 'trade-ins',
  title: 'Inzahlungnahmen',
  sentence: 'Bewertungen Ihrer Kunden. Offene warten auf Ihre Prüfung.',
  group: 'sales',
  icon: <HandCoins />,
  isPersonal: true,
  isOffered: (settings) => hasTab(settings, 'inzahlungnahme'),
  Waiting: PendingTradeIns,
  Page: TradeIns,
  FoundRows: (props) => <FoundRows of={tradeIns} source={tradeInRows} {...props} />,
};

/** Every answer saves the value. */
function answersOf(row: TradeIn, { customerPrice }: TradeInValues, hasNext: boolean) {
  const paid = paidValue(readDecimal(customerPrice) ?? 0);
  return [
    ...(row.calculationResultType === 'nonCalculable'
      ? []
      : [{ label: 'Nicht bewertbar', values: { result: 'nonCalculable' } }]),
    { label: hasNext ? 'Speichern und nächste' : 'Speichern', values: { result: 'nonDigital' } },
    { label: paid > 0 ? `Für ${formatPrice(paid)} freigeben` : 'Wert freigeben', values: { result: 'normal' } },
  ];
}

function TradeIns() {
  const { settings } = useTenant();
  const now = useNow();
  const { work } = usePersonalMemory();
  const list = useList(tradeIns, tradeInRows, { columns: tradeInColumns, form: tradeInForm, messageMs: RELEASED_MS });
  const onAnswer = (row: TradeIn, { result }: TradeInValues) => {
    if (result === 'nonDigital') return undefined;
    work.setState(({ answered, ...rest }) => ({ ...rest, answered: [...answered, row.id] }));
    return { label: `${personName(row)} schreiben`, path: `${list.addressOf(row.id)}&${WRITING}` };
  };
  return (
    <ListPage list={list} actions={(row) => [callAction(personName(row), row.customer?.phone)]}>
      <FormSheet
        list={list}
        form={tradeInForm}
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
              <ValueNotes form={form.state} row={list.openRow} />
            </div>
            {list.openRow ? <TradeInCustomer row={list.openRow} onWrite={list.write} /> : null}
          </FormSection>
        )}
      </FormSheet>
      {list.isWriting && list.openRow ? (
        <MessageSheet to={aboutTradeIn(list.openRow, settings, now())} notify={list.notify} onClose={list.close} />
      ) : null}
    </ListPage>
  );
}

/** Question before the customer gets an answer. */
function questionOf({ result, customerPrice: typed }: TradeInValues, row: TradeIn): Question | undefined {
  const name = personName(row);
  const customerPrice = readDecimal(typed) ?? 0;
  const price = formatPrice(paidValue(customerPrice));
  if (result === 'normal')
    return {
      title: 'Wert freigeben?',
      text: `${name} sieht ${price}. Danach kann die Inzahlungnahme nicht mehr bearbeitet werden.${outsideSpan(customerPrice, row)}`,
      confirmLabel: `Für ${price} freigeben`,
    };
  if (result === 'nonCalculable' && row.calculationResultType !== 'nonCalculable')
    return {
      title: 'Keine Bewertung möglich?',
      text: `${name} bekommt keinen Wert genannt; ein eingetragener Wert wird verworfen.`,
      confirmLabel: 'Ohne Wert speichern',
    };
  return undefined;
}

/** Check mark of a released trade-in, cross of any other, with text; of one to be checked how long it waits. */
function ResultMark({ row }: { row: TradeIn }) {
  useStyles(css);
  return (
    <span
      className="result-mark inline-flex items-center gap-4 whitespace-nowrap"
      data-released={isReleased(row) || undefined}
    >
      {isReleased(row) ? <Check /> : <X />}
      {isTradeInToCheck(row) ? (
        <>
          <VisuallyHidden>Zu prüfen, </VisuallyHidden>
          <Wait since={row.createdAt} />
        </>
      ) : (
        <span>{resultText(row)}</span>
      )}
    </span>
  );
}

/** Below the value: the calculated range, what the customer gets, and until when. */
function ValueNotes({ form, row }: { form: CheckedForm<TradeInValues, unknown>; row: TradeIn | undefined }) {
  const typed = useWatch({ control: form.control, name: 'customerPrice' });
  const validity = tradeInValidityOf(useTenant().settings, useNow()());
  const value = readDecimal(typed);
  const last = row && lastDayOf(row, validity);
  const isExpired = last !== undefined && last < validity.today;
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
      {last === undefined ? null : (
        <p className={isExpired ? 'text-warning' : 'text-muted'}>
          {`Das Angebot gilt ${formatNumber(validity.days)} Tage und ${isExpired ? 'ist' : ''} ${endText(last, validity.today)}.`}
        </p>
      )}
    </div>
  );
}

/** Ways to the customer, their own words, and the other entries of the case. */
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

/** What the customer answered about their car, beside the value (rules/admin: figures beside the price). */
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
