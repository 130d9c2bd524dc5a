import { PATHS } from '../api/firstPaths';
import { fetchTenantSettings } from '../api/tenantSettings';
import { isAt } from '../domain/addresses';
import { tenantOf, type Tenant } from '../domain/tenant/tenant';
import { preloadSearch, type SearchPreload } from '../features/search/state/preload';
import { errorDetail } from '../state/errorDetail';
import type { ShopBase } from '../state/shopBase';
import { OUT_OF_REACH, StartError } from './startError';

export interface StartedBase {
  tenant: Tenant;
  searchPreload: SearchPreload | undefined;
}

export interface ShopStarter<Started> {
  /** The result, if available; then no placeholder is rendered. */
  current: () => Started | undefined;
  /** After the first try, good or bad. */
  settled: Promise<void>;
  /** The running or successful attempt, else another one. @throws {StartError} */
  start: () => Promise<Started>;
  stop: () => void;
}

/**
 * Settings, and on the search screen its requests in parallel. The first attempt begins before React renders.
 * @param begin once the tenant is known; `stop` aborts its signal
 */
export function startShop<Started>(
  base: ShopBase,
  begin: (started: StartedBase, signal: AbortSignal) => Started | Promise<Started>,
): ShopStarter<Started> {
  const { environment, platform } = base;
  const abort = new AbortController();

  async function attempt(): Promise<Started> {
    const isWidget = environment.config.mode === 'search';
    const opensSearch = isWidget || isAt(environment.history.current.location.pathname, 'search');
    const searchPreload = opensSearch ? preloadSearch(platform) : undefined;
    try {
      const settings = await fetchTenantSettings(platform, abort.signal);
      return await begin({ tenant: tenantOf(platform.adminId, settings), searchPreload }, abort.signal);
    } catch (error) {
      searchPreload?.abort();
      const address = `${environment.config.apiUrl}${PATHS.settings.replace('{a}', platform.adminId)}`;
      const reason = await import('./reasonOf').then(
        ({ reasonOf }) => reasonOf(error, address, abort.signal),
        () => OUT_OF_REACH,
      );
      if (!abort.signal.aborted) {
        const { code = 'platform-unreachable', title } = reason;
        environment.emit('error', errorDetail(code, title, environment.history.current.location.pathname));
        environment.host.report(
          code === 'unknown-tenant' ? 'data-admin-id' : 'data-api-url',
          `${title} WebshopWidget.diagnose() sagt, warum.`,
        );
      }
      throw new StartError(reason, { cause: error });
    }
  }

  let latest: Promise<Started> | undefined = attempt();
  let current: Started | undefined;
  const settled = latest.then(
    (started) => {
      current = started;
    },
    () => undefined,
  );

  return {
    current: () => current,
    settled,
    start: () => {
      const started = latest ?? attempt();
      latest = started;
      started.catch(() => {
        if (latest === started) latest = undefined;
      });
      return started;
    },
    stop: () => abort.abort(),
  };
}
