import Users from 'lucide-react/icons/users';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { deleteCustomer, fetchCustomers } from '../../api/admin/customers';
import { customerName, type Customer } from '../../domain/dealer/customer';
import type { SalesContract } from '../../domain/dealer/salesContract';
import { isStaff } from '../../domain/person/role';
import { addressLine } from '../../domain/dealer/locationText';
import { formatNumber } from '../../lib/format';
import { formatDate, formatDateTime } from '../../lib/formatDate';
import { usePlatform } from '../../state/shopContext';
import { Button } from '../../ui/actions/Button';
import { FactList, type Fact } from '../../ui/display/FactList';
import { factIfKnown } from '../../ui/display/factIfKnown';
import { defineResource } from '../engine/defineResource';
import { newestFirst } from '../engine/list/newestFirst';
import { useIsKept } from '../engine/form/useKeptEntries';
import type { ActionTools } from '../engine/resource';
import { CaseLinks } from '../links/CaseLinks';
import { contractsQuery } from '../links/queries';
import { phoneHref, phoneText } from '../../domain/person/phone';
import { ReachButtons, reachFacts } from '../links/ReachLinks';
import { MessageForm, messageKey } from './MessageForm';

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

/** Customers with an account in the shop. Staff have a type of their own. */
export const customers = defineResource<Customer, Record<string, never>, never, readonly SalesContract[] | undefined>({
  page: 'customers',
  title: 'Kunden',
  sentence: 'Personen mit einem Konto in Ihrem Shop.',
  group: 'operation',
  icon: <Users />,
  queryName: 'customers',
  invalidates: ['sales-contracts'],
  calls: { list: fetchCustomers, remove: deleteCustomer },
  useRelated: () => useQuery(contractsQuery(usePlatform())).data,
  isShown: ({ roles }) => !isStaff(roles),
  order: newestFirst(({ createdAt }) => createdAt),
  searchedIn: 'Name, E-Mail, Telefon',
  isSearchPrivate: true,
  isPersonal: true,
  nameOf: customerName,
  found: ({ email, phoneNumber, companyName }) => ({ note: email, texts: [phoneNumber, companyName] }),
  actions: [
    {
      label: 'Anrufen',
      name: (row) => `${customerName(row)} anrufen`,
      icon: <Phone />,
      isInRow: true,
      isOffered: ({ phoneNumber }) => phoneHref(phoneNumber) !== undefined,
      href: ({ phoneNumber }) => phoneHref(phoneNumber),
    },
  ],
  columns: [
    { id: 'name', header: 'Name', priority: 1, text: customerName, sort: true },
    {
      id: 'email',
      header: 'E-Mail',
      priority: 1,
      text: ({ email }) => email,
      note: ({ emailConfirmed }) => (emailConfirmed === false ? 'nicht bestätigt' : undefined),
      sort: true,
    },
    {
      id: 'registriert',
      header: 'Registriert',
      priority: 2,
      text: ({ createdAt }) => createdAt && formatDate(createdAt),
      sort: ({ createdAt }) => createdAt,
    },
    { id: 'telefon', header: 'Telefon', priority: 3, text: ({ phoneNumber }) => phoneText(phoneNumber) },
  ],
  csv: [
    { header: 'Adresse', text: ({ address }) => addressLine(address), isOptional: true },
    {
      header: 'Geburtsdatum',
      text: ({ birthDate }) => birthDate && formatDate(birthDate.slice(0, 10)),
      isOptional: true,
    },
    { header: 'USt-IdNr.', text: ({ companyUstId }) => companyUstId, isOptional: true },
  ],
  Details: CustomerDetails,
  texts: {
    edit: 'Kunde',
    remove: 'Konto löschen',
    removed: 'Konto gelöscht',
    removal: (row, contracts) =>
      `Das Konto von ${customerName(row)} (${row.email}) wird endgültig gelöscht. ${keptContracts(row, contracts)} „(Account gelöscht)“. Auf Wunsch der Person löschen Sie auch die Verträge, soweit keine Aufbewahrungsfrist gilt.`,
  },
});

/** Details of a customer; the birth date is shown on request. */
function CustomerDetails({
  row,
  tools,
}: {
  row: Customer;
  tools: Pick<ActionTools<Customer, unknown>, 'platform' | 'notify'>;
}) {
  const [isBirthDateShown, setBirthDateShown] = useState(false);
  // Reopens the draft that survived an expired login.
  const isKept = useIsKept(messageKey(row));
  const isAsked = new URLSearchParams(useLocation().search).get('nachricht') === 'neu';
  const [isWriting, setWriting] = useState<boolean | undefined>(isKept || isAsked || undefined);
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Button and form replace each other: focuses the one that is there.
    if (isWriting === undefined) return;
    message.current?.querySelector<HTMLElement>(isWriting ? 'input:checked' : 'button')?.focus();
  }, [isWriting]);
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
      <div ref={message}>
        {isWriting ? (
          <MessageForm customer={row} tools={tools} onDone={() => setWriting(false)} />
        ) : (
          <div className="entry-sheet__choices">
            <Button size="small" icon={<Mail />} onClick={() => setWriting(true)}>
              Nachricht senden
            </Button>
            <ReachButtons name={customerName(row)} phone={row.phoneNumber} email={row.email} />
          </div>
        )}
      </div>
      <CaseLinks of="customer" id={row.id} customerId={row.id} email={row.email} />
    </div>
  );
}
