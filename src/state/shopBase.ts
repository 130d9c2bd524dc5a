import type { Platform } from '../api/platform';
import { adminIdOverride } from '../domain/tenant/adminId';
import type { Tenant } from '../domain/tenant/tenant';
import { createHttp, type HttpSettings } from '../lib/http/http';
import type { Transport } from '../lib/http/transport';
import { prepareKinds } from '../lib/schema';
import type { Environment } from './environment';
import { callFailureDetail } from './errorDetail';

/** Services that are needed to read the tenant; the search widget has only these. */
export interface ShopBase {
  environment: Environment;
  platform: Platform;
  /** The clock; fixed in tests. */
  now: () => Date;
}

export type WithTenant<Base extends ShopBase> = Base & { tenant: Tenant };

export interface ShopBaseOptions {
  transport: Transport;
  now?: () => Date;
  pause?: HttpSettings['pause'];
}

/** @param login gives the bearer token and handles its rejection; absent if there are no logins (search widget) */
export function createShopBase(
  environment: Environment,
  { transport, now = () => new Date(), pause }: ShopBaseOptions,
  login?: Pick<HttpSettings, 'getToken' | 'onTokenRejected'>,
): ShopBase {
  prepareKinds();
  const { config, history, host } = environment;
  const adminId = adminIdOverride(new URLSearchParams(history.current.location.search), host.query) ?? config.adminId;
  const onFailure: HttpSettings['onFailure'] = (error, method, path) =>
    environment.emit('error', callFailureDetail(error, method, path, history.current.location.pathname));
  return {
    environment,
    platform: { adminId, http: createHttp({ baseUrl: config.apiUrl, transport, pause, onFailure, ...login }) },
    now,
  };
}
