import type { TenantSettings } from '../../domain/tenant/settings';
import { ADDRESSES, thirdPartyAddress } from './addresses';

export type TradeInTarget =
  | { kind: 'widget'; url: string }
  /** A third party's module, inside the shop and behind its consent. */
  | { kind: 'module'; url: string }
  /** The shop's own valuation. */
  | { kind: 'internal' };

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
      : { kind: 'module', url: thirdPartyAddress(ADDRESSES.autoUncle, '/trade-in', { companyId, locale: 'de' }) };
  return { kind: 'internal' };
}
