import { useQuery } from '@tanstack/react-query';
import Car from 'lucide-react/icons/car';
import FileSignature from 'lucide-react/icons/file-pen-line';
import HandCoins from 'lucide-react/icons/hand-coins';
import User from 'lucide-react/icons/user-round';
import type { ReactElement, ReactNode } from 'react';
import { hrefOf } from '../../domain/addresses';
import { customerName } from '../../domain/dealer/customer';
import type { SalesContract } from '../../domain/dealer/salesContract';
import { SEARCH_PARAMETER } from '../../domain/queryParameters';
import type { TradeIn } from '../../domain/trade-in/tradeIn';
import { formatDate } from '../../lib/dates/formatDate';
import { usePlatform } from '../../state/shopContext';
import { Link } from '../../ui/actions/Link';
import { useRouteLink } from '../../ui/actions/useRouteLink';
import { useStyles } from '../../ui/styles';
import { useAllowedPages } from '../allowedPages';
import { settingsAddress } from '../page';
import css from './CaseLinks.css?inline';
import { contractsQuery, customersQuery, tradeInsQuery } from './queries';
import { isSame } from './sameText';

interface Case {
  of: 'customer' | 'trade-in' | 'contract';
  id: string;
  email?: string;
  customerId?: string;
  vin?: string;
}

const SHOWN = 3;

const PAGES = { customer: 'customers', 'trade-in': 'trade-ins', contract: 'sales-contracts' } as const;

/** Links to the customer, trade-ins, contracts and vehicle of the same case (rules/admin: links between entries). */
export function CaseLinks(keys: Case) {
  useStyles(css);
  const platform = usePlatform();
  const allowed = useAllowedPages();
  const customers = useQuery({ ...customersQuery(platform), enabled: allowed.has(PAGES.customer) }).data ?? [];
  const tradeIns = useQuery({ ...tradeInsQuery(platform), enabled: allowed.has(PAGES['trade-in']) }).data ?? [];
  const contracts = useQuery({ ...contractsQuery(platform), enabled: allowed.has(PAGES.contract) }).data ?? [];

  const customer = customers.find(({ id, email }) => id === keys.customerId || isSame(email, keys.email));
  const email = customer?.email ?? keys.email;
  const customerId = customer?.id ?? keys.customerId;
  const theirs = tradeIns.filter((each) => isSame(each.customer?.email ?? each.usedEmail, email));
  const signed = contracts.filter((each) => isOf(each, { customerId, email, vin: keys.vin }));
  return (
    <ul className="grid gap-4 m-0 p-0 list-none empty:hidden" aria-label="Gehört dazu">
      {keys.of === 'customer' || customer === undefined ? null : (
        <CaseLink icon={<User />} path={settingsAddress({ page: PAGES.customer }, entryOf(customer))}>
          {`Kunde ${customerName(customer)}`}
        </CaseLink>
      )}
      {others(theirs, keys, 'trade-in').map((each) => (
        <CaseLink key={each.id} icon={<HandCoins />} path={settingsAddress({ page: PAGES['trade-in'] }, entryOf(each))}>
          {`Inzahlungnahme ${tradeInText(each)}`}
        </CaseLink>
      ))}
      {others(signed, keys, 'contract').map((each) => (
        <CaseLink
          key={each.id}
          icon={<FileSignature />}
          path={settingsAddress({ page: PAGES.contract }, entryOf(each))}
        >
          {`Kaufvertrag ${contractText(each)}`}
        </CaseLink>
      ))}
      {keys.vin === undefined ? null : (
        <CaseLink
          icon={<Car />}
          path={`${hrefOf('search')}?${new URLSearchParams({ [SEARCH_PARAMETER]: `searchTerm=${keys.vin}` }).toString()}`}
        >
          Fahrzeug im Shop
        </CaseLink>
      )}
    </ul>
  );
}

const entryOf = ({ id }: { id: string }) => `ansicht=alle&eintrag=${encodeURIComponent(id)}`;

const others = <Row extends { id: string }>(rows: readonly Row[], { of, id }: Case, kind: Case['of']) =>
  rows.filter((row) => of !== kind || row.id !== id).slice(0, SHOWN);

const isOf = (contract: SalesContract, { customerId, email, vin }: Pick<Case, 'customerId' | 'email' | 'vin'>) =>
  (customerId !== undefined && contract.customerId === customerId) ||
  isSame(contract.customer?.email, email) ||
  isSame(contract.car?.vin, vin);

const tradeInText = ({ manufacturer, model, createdAt }: TradeIn) =>
  [[manufacturer, model].filter(Boolean).join(' ') || 'ohne Fahrzeug', createdAt && formatDate(createdAt)]
    .filter(Boolean)
    .join(', ');
const contractText = ({ car, description, createdAt }: SalesContract) =>
  [car?.marketingTitle ?? description, createdAt && formatDate(createdAt)].filter(Boolean).join(', ');

function CaseLink({ icon, path, children }: { icon: ReactElement; path: string; children: ReactNode }) {
  const link = useRouteLink(path);
  return (
    <li className="case-links__link flex items-center gap-8 min-h-32 wrap-anywhere">
      {icon}
      <Link {...link}>{children}</Link>
    </li>
  );
}
