import type { TenantSettings } from '../../../domain/tenant/settings';
import { ADDRESSES, addressOf } from './addresses';

/** Where the teaser of the trade-in leads (storefront 2.4). */
export type TradeInTarget =
  | { kind: 'widget'; url: string }
  /** A third party's module, inside the shop and behind its consent. */
  | { kind: 'module'; url: string }
  /** First step of the shop's own valuation. */
  | { kind: 'internal'; path: string };

/**
 * The only place that knows whether the shop has a valuation of its own: this becomes true together with the route
 * `/cars/trade-in/{step}`. Until then a tenant with the internal one has no tab, because its button would lead nowhere.
 */
const hasInternalValuation = (): boolean => false;

/** The tenant's target; `undefined` hides the tab. */
export function tradeInTarget({
  tradeInSource,
  tradeInWidgetUrl,
  autoUncleCompanyId: companyId,
}: Pick<TenantSettings, 'tradeInSource' | 'tradeInWidgetUrl' | 'autoUncleCompanyId'>): TradeInTarget | undefined {
  if (tradeInSource === 'widgetUrl')
    return tradeInWidgetUrl === undefined ? undefined : { kind: 'widget', url: tradeInWidgetUrl };
  if (tradeInSource === 'autoUncle')
    return companyId === undefined
      ? undefined
      : { kind: 'module', url: addressOf(ADDRESSES.autoUncle, '/trade-in', { companyId, locale: 'de' }) };
  return hasInternalValuation() ? { kind: 'internal', path: '/cars/trade-in/1-fahrzeugdaten' } : undefined;
}
