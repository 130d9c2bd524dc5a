import { useQuery } from '@tanstack/react-query';
import { openDuties } from '../../../domain/law/openDuties';
import { claimText, claimsInProduct } from '../../../domain/law/claimRules';
import { formatNumber } from '../../../lib/format';
import { useNow, usePlatform } from '../../../state/shopContext';
import { Link } from '../../../ui/actions/Link';
import { useRouteLink } from '../../../ui/actions/useRouteLink';
import { Disclosure } from '../../../ui/layout/Disclosure';
import { useAllowedPages } from '../../allowedPages';
import { rowsQuery } from '../../engine/list/rowsQuery';
import { settingsAddress } from '../../page';
import { productRows } from '../../resources/products/products';
import { dealerSettingsQuery } from '../../resources/settings/settingsQuery';

export function SettingsFindings() {
  const { data } = useQuery(dealerSettingsQuery(usePlatform()));
  const now = useNow();
  const link = useRouteLink(settingsAddress({ page: 'dealer-settings' }, 'bereich=recht'));
  const open = data === undefined ? [] : openDuties(data.settings, now());
  if (open.length === 0) return null;
  return (
    <Disclosure summary={`In den Einstellungen: ${formatNumber(open.length)} gesetzlich nötig`}>
      <ul className="invalid-vehicles__rules">
        {open.map(({ id, label, source, text }) => (
          <li key={id}>{`${label} (${source}): ${text}`}</li>
        ))}
      </ul>
      <Link {...link}>Zu den Einstellungen</Link>
    </Disclosure>
  );
}

export function ProductFindings() {
  const isAllowed = useAllowedPages().has('cross-selling');
  const { data = [] } = useQuery({ ...rowsQuery(productRows, usePlatform()), enabled: isAllowed });
  const products = data
    .filter(({ isFromNavigator }) => !isFromNavigator)
    .map(({ id, name, description }) => ({ id, name, claims: claimsInProduct({ name, description }) }))
    .filter(({ claims }) => claims.length > 0);
  if (products.length === 0) return null;
  return (
    <Disclosure summary={`In den Produkten: ${formatNumber(products.length)} gesetzlich nötig`}>
      <ul className="invalid-vehicles__rules">
        {products.map(({ id, name, claims }) => (
          <li key={id}>
            <ProductLink id={id} name={name} />
            <span>{`: ${claims.map(claimText).join(' ')}`}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function ProductLink({ id, name }: { id: string; name: string }) {
  const link = useRouteLink(settingsAddress({ page: 'cross-selling' }, `eintrag=${encodeURIComponent(id)}`));
  return <Link {...link}>{name}</Link>;
}
