import { PATHS } from '../api/firstReads';
import { fetchTenantSettings } from '../api/tenantSettings';
import { isAt } from '../domain/addresses';
import { tenantOf, type Tenant } from '../domain/tenant/tenant';
import { preloadSearch, type SearchPreload } from '../features/search/state/preload';
import { HttpError } from '../lib/http/errors';
import { errorDetail } from '../state/errorDetail';
import type { ShopBase } from '../state/shopBase';

/** The tenant, and the requests of the search that were started in parallel. */
export interface StartedBase {
  tenant: Tenant;
  searchPreload: SearchPreload | undefined;
}

/** Error of a shop that cannot start; its message is German and shown in the mount element. */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly title: string;
  readonly advice: string;
  /** Whether a retry can help. */
  readonly isPassing: boolean;

  constructor(
    { title, advice, isPassing }: { title: string; advice: string; isPassing: boolean },
    options: ErrorOptions,
  ) {
    super(title, options);
    this.title = title;
    this.advice = advice;
    this.isPassing = isPassing;
  }
}

export interface ShopStarter<Started> {
  /** The result, if it is available; then no placeholder is rendered. */
  current: () => Started | undefined;
  /** Resolves when the first try has succeeded or failed. */
  settled: Promise<void>;
  /** The attempt that is running or has succeeded, else another one. @throws {StartError} */
  start: () => Promise<Started>;
  stop: () => void;
}

const UNKNOWN_TENANT = {
  title: 'Dieser Fahrzeugshop ist nicht eingerichtet.',
  advice: 'Zu der angegebenen Händlerkennung gibt es keinen Shop. Bitte wenden Sie sich direkt an das Autohaus.',
  isPassing: false,
};
/** For the operator of the page: the platform answers 404 to an unknown path as well. */
const UNKNOWN_REPORT =
  'Die Plattform kennt diese Händlerkennung nicht, oder data-api-url führt nicht zu ihr (404). WebshopWidget.diagnose() sagt, welches von beiden.';
/** The platform answers, but not to this page or not for this dealer. */
const NOT_ALLOWED = {
  title: 'Der Fahrzeugshop ist für diese Seite nicht freigegeben.',
  advice: 'An Ihrer Internetverbindung liegt es nicht. Bitte wenden Sie sich direkt an das Autohaus.',
  isPassing: true,
};
const NOT_ALLOWED_REPORT =
  'Die Plattform antwortet, lässt diese Seite oder diese Händlerkennung aber nicht zu (401, 403 oder CORS). WebshopWidget.diagnose() sagt, welches davon.';
const OUT_OF_REACH = {
  title: 'Der Fahrzeugshop ist gerade nicht erreichbar.',
  advice: 'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es in einem Moment erneut.',
  isPassing: true,
};

/** Whether the platform answers at all: a page that may not read it gets the same error as without a connection. */
const answers = (address: string, signal: AbortSignal) =>
  navigator.onLine
    ? fetch(address, { mode: 'no-cors', credentials: 'omit', signal }).then(
        () => true,
        () => false,
      )
    : Promise.resolve(false);

/**
 * Reads the tenant's settings and, on the search screen, starts its requests in parallel. The first attempt begins at once, before
 * React renders.
 *
 * @param begin called as soon as the tenant is known; its signal is aborted by `stop`
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
    const searchPreload = opensSearch ? preloadSearch(platform, isWidget ? 'widget' : 'page') : undefined;
    try {
      const settings = await fetchTenantSettings(platform, abort.signal);
      return await begin({ tenant: tenantOf(platform.adminId, settings), searchPreload }, abort.signal);
    } catch (error) {
      searchPreload?.abort();
      const failure = error instanceof HttpError ? error.failure : undefined;
      const isUnknown = failure === 'not-found';
      const address = `${environment.config.apiUrl}${PATHS.settings.replace('{a}', platform.adminId)}`;
      const isNotAllowed =
        failure === 'unauthorized' ||
        failure === 'forbidden' ||
        (failure === 'network' && (await answers(address, abort.signal)));
      const reason = isUnknown ? UNKNOWN_TENANT : isNotAllowed ? NOT_ALLOWED : OUT_OF_REACH;
      if (!abort.signal.aborted) {
        const code = isUnknown ? 'unknown-tenant' : 'platform-unreachable';
        environment.emit('error', errorDetail(code, reason.title, environment.history.current.location.pathname));
        environment.host.report(
          isUnknown ? 'data-admin-id' : 'data-api-url',
          isUnknown ? UNKNOWN_REPORT : isNotAllowed ? NOT_ALLOWED_REPORT : reason.title,
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
