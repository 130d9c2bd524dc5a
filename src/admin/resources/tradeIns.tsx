import Check from 'lucide-react/icons/check';
import HandCoins from 'lucide-react/icons/hand-coins';
import X from 'lucide-react/icons/x';
import { fetchTradeIns } from '../../api/admin/tradeIns';
import { TRADE_IN_LOCKED } from '../../domain/dealer/forms/tradeIn';
import { hasTab } from '../../domain/vehicle/vehicleTabs';
import { isTradeInToCheck, tradeInValidityOf, type TradeIn } from '../../domain/trade-in/tradeIn';
import { formatKm, formatPrice } from '../../lib/format';
import { joinFacts } from '../../lib/formatFacts';
import { formatDate, formatMonthYear } from '../../lib/dates/formatDate';
import { useNow, useTenant } from '../../state/shopContext';
import { useStyles } from '../../ui/styles';
import type { Rows, Columns } from '../engine/entry';
import { ListPage } from '../engine/list/ListPage';
import { newestFirst, oldestFirst } from '../engine/list/listRows';
import { periodFilter } from '../engine/list/periodFilter';
import { useList } from '../engine/list/useList';
import type { SettingsPage } from '../page';
import { FoundRows } from '../search/FoundRows';
import { aboutTradeIn, tradedCar as vehicleName } from '../links/correspondence';
import { MessageSheet } from '../links/MessageSheet';
import { callAction } from '../links/ReachLinks';
import { Wait } from '../links/Weighted';
import { PendingTradeIns } from '../pendingCounts';
import css from './documents.css?inline';
import { personName, tradeInForm } from './tradeInForm';
import { TradeInSheet } from './TradeInSheet';

export const RELEASED_MS = 2750;

const isReleased = ({ calculationResultType: type }: TradeIn) => type === 'normal';
const resultText = ({ calculationResultType: type }: TradeIn) =>
  type === 'normal' ? 'Freigegeben' : type === 'nonCalculable' ? 'Nicht bewertbar' : 'Zu prüfen';
export const vehicleFacts = ({ firstRegistration, mileAge }: TradeIn) => [
  firstRegistration && `EZ\u00A0${formatMonthYear(firstRegistration)}`,
  mileAge === undefined ? undefined : formatKm(mileAge),
];

const vehicleNote = (row: TradeIn) => joinFacts(vehicleFacts(row)).replaceAll(' ', '\u00A0');

const momentOf = ({ createdAt }: TradeIn) => createdAt;
const newest = newestFirst(momentOf);
const oldest = oldestFirst(momentOf);

/** A queue: those to be checked first, the oldest of them at the top; the others newest first. */
function queueOrder(one: TradeIn, other: TradeIn): number {
  if (isTradeInToCheck(one) !== isTradeInToCheck(other)) return isTradeInToCheck(one) ? -1 : 1;
  return isTradeInToCheck(one) ? oldest(one, other) : newest(one, other);
}

const searchTexts = ({ vin, usedEmail, customer, code }: TradeIn) => [
  vin,
  usedEmail,
  customer?.email,
  customer?.phone,
  code,
];

export const tradeInRows: Rows<TradeIn> = {
  queryName: 'trade-ins',
  calls: { list: fetchTradeIns },
  order: queueOrder,
  searchedIn: 'Fahrzeug, Kunde, Code',
  searchTexts,
  isSearchPrivate: true,
  nameOf: (row) => `${vehicleName(row)}, ${personName(row)}`,
  hit: (row) => ({
    note: [resultText(row), row.createdAt && formatDate(row.createdAt)].filter(Boolean).join(' · '),
    texts: searchTexts(row),
  }),
  filters: [periodFilter(momentOf)],
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

/** (rules/admin: trade-in edit) */
export const tradeIns: SettingsPage = {
  page: 'trade-ins',
  title: 'Inzahlungnahmen',
  sentence: 'Bewertungen Ihrer Kunden. Offene warten auf Ihre Prüfung.',
  empty: 'Lässt ein Kunde im Shop sein Auto bewerten, steht es hier.',
  group: 'sales',
  icon: <HandCoins />,
  isPersonal: true,
  isOffered: (settings) => hasTab(settings, 'inzahlungnahme'),
  Waiting: PendingTradeIns,
  Page: TradeIns,
  FoundRows: (props) => <FoundRows of={tradeIns} source={tradeInRows} {...props} />,
};

function TradeIns() {
  const { settings } = useTenant();
  const now = useNow();
  const form = tradeInForm(tradeInValidityOf(settings, now()));
  const list = useList(tradeIns, tradeInRows, {
    columns: tradeInColumns,
    hasColumnChoice: true,
    form,
    messageMs: RELEASED_MS,
  });
  return (
    <ListPage list={list} actions={(row) => [callAction(personName(row), row.customer?.phone)]}>
      <TradeInSheet list={list} form={form} />
      {list.entry.isWriting && list.entry.sheetRow ? (
        <MessageSheet
          to={aboutTradeIn(list.entry.sheetRow, settings, now())}
          notify={list.deeds.notify}
          onClose={list.entry.close}
        />
      ) : null}
    </ListPage>
  );
}

function ResultMark({ row }: { row: TradeIn }) {
  useStyles(css);
  return (
    <span
      className="result-mark inline-flex items-center gap-8 whitespace-nowrap"
      data-released={isReleased(row) || undefined}
    >
      {isReleased(row) ? <Check /> : <X />}
      <span>{resultText(row)}</span>
      {isTradeInToCheck(row) ? <Wait since={row.createdAt} /> : null}
    </span>
  );
}
