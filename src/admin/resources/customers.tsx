import Users from 'lucide-react/icons/users';
import Mail from 'lucide-react/icons/mail';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { deleteCustomer, fetchCustomers } from '../../api/admin/customers';
import { customerName, type Customer } from '../../domain/dealer/customer';
import type { SalesContract } from '../../domain/dealer/salesContract';
import type { TradeIn } from '../../domain/trade-in/tradeIn';
import { isStaff } from '../../domain/account/role';
import { addressLine } from '../../domain/tenant/locationText';
import { formatNumber } from '../../lib/format';
import { formatDate, formatDateTime } from '../../lib/dates/formatDate';
import { usePlatform, useTenant } from '../../state/shopContext';
import { Button } from '../../ui/actions/Button';
import { FactList, type Fact } from '../../ui/display/FactList';
import { factIfKnown } from '../../ui/display/factIfKnown';
import { useAllowedPages } from '../allowedPages';
import type { Rows, Columns, CsvColumn } from '../engine/entry';
import { DetailsSheet } from '../engine/form/DetailsSheet';
import { ListPage } from '../engine/list/ListPage';
import { newestFirst } from '../engine/list/listRows';
import { useList } from '../engine/list/useList';
import type { SettingsPage } from '../page';
import { FoundRows } from '../search/FoundRows';
import { CaseLinks } from '../links/CaseLinks';
import { contractsQuery, tradeInsQuery } from '../links/queries';
import { phoneText } from '../../domain/person/phone';
import { toCustomer } from '../links/correspondence';
import { MessageSheet } from '../links/MessageSheet';
import { CallButton, callAction, reachFacts } from '../links/ReachLinks';
import { WrittenTo } from '../links/Written';

const logins: Readonly<Record<number, string>> = { 1: 'E-Mail und Passwort', 2: 'Google', 3: 'Apple' };
const types: Readonly<Record<number, string>> = { 1: 'Privatkunde', 2: 'Geschäftskunde' };

/** Sentence about the contracts of a deleted customer; without their number while it is loading. */
function keptContracts({ id }: Customer, contracts: readonly SalesContract[] = []): string {
  const count = contracts.filter(({ customerId }) => customerId === id).length;
  if (count === 0) return 'Kaufverträge bleiben erhalten und zeigen dann';
  return count === 1
    ? 'Der eine Kaufvertrag bleibt erhalten und zeigt dann'
    : `Die ${formatNumber(count)} Kaufverträge bleiben erhalten und zeigen dann`;
}

export const customerRows: Rows<Customer> = {
  queryName: 'customers',
  invalidates: ['sales-contracts'],
  calls: { list: fetchCustomers, remove: deleteCustomer },
  isShown: ({ roles }) => !isStaff(roles),
  order: newestFirst(({ createdAt }) => createdAt),
  searchedIn: 'Name, E-Mail, Telefon',
  isSearchPrivate: true,
  nameOf: customerName,
  hit: ({ email, phoneNumber, companyName }) => ({ note: email, texts: [phoneNumber, companyName] }),
};

/** Numbers of cases and the day of the latest one, by customer: contracts by the account, trade-ins by its e-mail. */
function casesOf(tradeIns: readonly TradeIn[], contracts: readonly SalesContract[]) {
  const days = { tradeIn: new Map<string, string[]>(), contract: new Map<string, string[]>() };
  const add = (kind: keyof typeof days, key = '', day = '') =>
    days[kind].set(key, [...(days[kind].get(key) ?? []), day]);
  for (const { customer, usedEmail, createdAt } of tradeIns)
    add('tradeIn', keyOf(customer?.email ?? usedEmail), createdAt);
  for (const { customerId, createdAt } of contracts) add('contract', customerId, createdAt?.toISOString());
  return ({ id, email }: Customer) => {
    const traded = days.tradeIn.get(keyOf(email)) ?? [];
    const signed = days.contract.get(id) ?? [];
    const latest = [...traded, ...signed]
      .filter((day) => day !== '')
      .toSorted()
      .at(-1);
    return { tradeIns: traded.length, contracts: signed.length, latest };
  };
}

const keyOf = (email = '') => email.trim().toLowerCase();
const countText = (count: number) => (count === 0 ? undefined : formatNumber(count));

export const customerColumns = (
  tradeIns: readonly TradeIn[],
  contracts: readonly SalesContract[],
): Columns<Customer> => {
  const cases = casesOf(tradeIns, contracts);
  return [
    { id: 'name', header: 'Name', priority: 1, text: customerName, sort: true },
    {
      id: 'email',
      header: 'E-Mail',
      priority: 1,
      text: ({ email }) => email,
      note: ({ emailConfirmed }) => (emailConfirmed === false ? 'nicht bestätigt' : undefined),
      isSentence: true,
      sort: true,
    },
    {
      id: 'telefon',
      header: 'Telefon',
      priority: 3,
      isSentence: true,
      text: ({ phoneNumber }) => phoneText(phoneNumber),
    },
    {
      id: 'inzahlungnahmen',
      header: 'Inzahlungnahmen',
      priority: 3,
      isEnd: true,
      text: (row) => countText(cases(row).tradeIns),
      sort: (row) => cases(row).tradeIns,
    },
    {
      id: 'vertraege',
      header: 'Verträge',
      priority: 3,
      isEnd: true,
      text: (row) => countText(cases(row).contracts),
      sort: (row) => cases(row).contracts,
    },
    {
      id: 'zuletzt',
      header: 'Letzter Vorgang',
      priority: 2,
      text: (row) => formatDay(cases(row).latest),
      sort: (row) => cases(row).latest,
    },
    {
      id: 'registriert',
      header: 'Registriert',
      priority: 4,
      text: ({ createdAt }) => formatDay(createdAt),
      sort: ({ createdAt }) => createdAt,
    },
  ];
};

const formatDay = (day: string | undefined) => (day ? formatDate(day) : undefined);

export const customerCsv: readonly CsvColumn<Customer>[] = [
  { header: 'Adresse', text: ({ address }) => addressLine(address), isOptional: true },
  {
    header: 'Geburtsdatum',
    text: ({ birthDate }) => birthDate && formatDate(birthDate.slice(0, 10)),
    isOptional: true,
  },
  { header: 'USt-IdNr.', text: ({ companyUstId }) => companyUstId, isOptional: true },
];

export const customers: SettingsPage = {
  page: 'customers',
  title: 'Kunden',
  sentence: 'Personen mit einem Konto in Ihrem Shop.',
  empty: 'Ihr Konto legen Kunden im Shop selbst an. Danach stehen sie hier.',
  group: 'operation',
  icon: <Users />,
  isPersonal: true,
  Page: Customers,
  FoundRows: (props) => <FoundRows of={customers} source={customerRows} {...props} />,
};

function Customers() {
  const platform = usePlatform();
  const { settings } = useTenant();
  const allowed = useAllowedPages();
  const contracts = useQuery(contractsQuery(platform)).data;
  const tradeIns = useQuery({ ...tradeInsQuery(platform), enabled: allowed.has('trade-ins') }).data;
  const columns = useMemo(() => customerColumns(tradeIns ?? [], contracts ?? []), [tradeIns, contracts]);
  const list = useList(customers, customerRows, {
    columns,
    csv: customerCsv,
    hasColumnChoice: true,
    removal: {
      label: 'Konto löschen',
      done: 'Konto gelöscht',
      text: (row) =>
        `Das Konto von ${customerName(row)} (${row.email}) wird endgültig gelöscht. ${keptContracts(row, contracts)} „(Account gelöscht)“. Auf Wunsch der Person löschen Sie auch die Verträge, soweit keine Aufbewahrungsfrist gilt.`,
    },
  });
  return (
    <ListPage list={list} actions={(row) => [callAction(customerName(row), row.phoneNumber)]}>
      <DetailsSheet list={list} title="Kunde">
        {(row) => <CustomerDetails row={row} onWrite={() => list.entry.write(row.id)} />}
      </DetailsSheet>
      {list.entry.isWriting && list.entry.sheetRow ? (
        <MessageSheet
          to={toCustomer(list.entry.sheetRow, settings)}
          notify={list.deeds.notify}
          onClose={list.entry.close}
        />
      ) : null}
    </ListPage>
  );
}

/** The birth date is shown on request. */
function CustomerDetails({ row, onWrite }: { row: Customer; onWrite: () => void }) {
  const [isBirthDateShown, setBirthDateShown] = useState(false);
  const facts: Fact[] = [
    ...reachFacts(
      { email: row.email, phone: row.phoneNumber },
      row.emailConfirmed === false ? ' (nicht bestätigt)' : '',
    ),
    ...factIfKnown('Adresse', addressLine(row.address)),
    ...factIfKnown('Art', types[row.type ?? 0]),
    ...factIfKnown('Firma', row.companyName),
    ...factIfKnown('USt-IdNr.', row.companyUstId),
    ...factIfKnown('Registriert', row.createdAt && formatDateTime(row.createdAt)),
    ...factIfKnown('Anmeldung mit', logins[row.authType ?? 1]),
    ...(row.birthDate
      ? [
          {
            label: 'Geburtsdatum',
            value: isBirthDateShown ? (
              formatDate(row.birthDate.slice(0, 10))
            ) : (
              <Button size="small" onClick={() => setBirthDateShown(true)}>
                Anzeigen
              </Button>
            ),
          },
        ]
      : []),
  ];
  return (
    <div className="entry-sheet">
      <FactList facts={facts} />
      <div className="entry-sheet__choices">
        <Button variant="primary" icon={<Mail />} onClick={onWrite}>
          Nachricht senden
        </Button>
        <CallButton name={customerName(row)} phone={row.phoneNumber} />
      </div>
      <WrittenTo id={row.id} email={row.email} />
      <CaseLinks of="customer" id={row.id} customerId={row.id} email={row.email} />
    </div>
  );
}
