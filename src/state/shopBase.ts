import type { Platform } from '../api/platform';
import { adminIdOverride } from '../domain/tenant/adminId';
import type { Tenant } from '../domain/tenant/tenant';
import { createHttp, type HttpSettings } from '../lib/http/http';
import { createPlatformClock } from '../lib/http/platformClock';
import type { Transport } from '../lib/http/transport';
import { redactCall } from '../lib/redact';
import { prepareKinds } from '../lib/schema';
import type { Environment } from './environment';
import { callFailureDetail, errorDetail } from './errorDetail';

/** Needed to read the tenant; the search widget has only these. */
export interface ShopBase {
  environment: Environment;
  platform: Platform;
  /** The platform's, or the device's if answers do not say it; fixed in tests. */
  now: () => Date;
  /** Resolves with the first answer whose time is not in doubt. */
  isTimeKnown: Promise<void>;
}

export type WithTenant<Base extends ShopBase> = Base & { tenant: Tenant };

export interface ShopBaseOptions {
  transport: Transport;
  now?: () => Date;
  pause?: HttpSettings['pause'];
}

/** @param login absent without logins (search widget) */
export function createShopBase(
  environment: Environment,
  { transport, now = () => new Date(), pause }: ShopBaseOptions,
  login?: Pick<HttpSettings, 'getToken' | 'onTokenRejected'>,
): ShopBase {
  prepareKinds();
  const { config, history, host } = environment;
  const adminId = adminIdOverride(new URLSearchParams(history.current.location.search), host.query) ?? config.adminId;
  const pathname = () => history.current.location.pathname;
  const reported = new Set<string>();
  /** Once, for the platform's team. */
  const reportOnce = (subject: string, message: string) => {
    if (reported.has(subject)) return false;
    reported.add(subject);
    host.report('data-api-url', message);
    return true;
  };
  const onFailure: HttpSettings['onFailure'] = (error, method, path) => {
    const detail = callFailureDetail(error, method, path, pathname());
    environment.emit('error', detail);
    if (detail.paths === undefined) return;
    const places = detail.paths.length === 0 ? 'sie ist kein JSON' : detail.paths.join(', ');
    reportOnce(detail.call, `Die Antwort auf ${detail.call} ist nicht lesbar: ${places}.`);
  };
  const onDoubt: HttpSettings['onDoubt'] = (paths, method, path) => {
    const call = redactCall(method, path);
    const message = `Fast allen Fahrzeugen fehlt ${paths.join(', ')} (${call}); WebshopWidget.diagnose() sagt, was stattdessen kommt.`;
    if (reportOnce(paths.join(), message))
      environment.emit('error', { ...errorDetail('answer-incomplete', message, pathname()), call, paths });
  };
  const clock = createPlatformClock(config.apiUrl, now);
  return {
    environment,
    platform: {
      adminId,
      http: createHttp({
        baseUrl: config.apiUrl,
        transport: clock.listen(transport),
        pause,
        onFailure,
        onDoubt,
        ...login,
      }),
    },
    now: clock.now,
    isTimeKnown: clock.isKnown,
  };
}
