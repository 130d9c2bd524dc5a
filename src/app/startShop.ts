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
    { title, advice, isPassing }: Pick<StartReason, 'title' | 'advice' | 'isPassing'>,
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

interface StartReason {
  title: string;
  advice: string;
  isPassing: boolean;
  /** For the operator of the page; default: the title. */
  report?: string;
}

const UNKNOWN_TENANT: StartReason = {
  title: 'Dieser Fahrzeugshop ist nicht eingerichtet.',
  advice: 'Zu der angegebenen Händlerkennung gibt es keinen Shop. Bitte wenden Sie sich direkt an das Autohaus.',
  isPassing: false,
  // The platform answers 404 to an unknown path as well.
  report:
    'Die Plattform kennt diese Händlerkennung nicht, oder data-api-url führt nicht zu ihr (404). WebshopWidget.diagnose() sagt, welches von beiden.',
};
/** The platform answers, but not to this page or not for this dealer. */
const NOT_ALLOWED: StartReason = {
  title: 'Der Fahrzeugshop ist für diese Seite nicht freigegeben.',
  advice: 'An Ihrer Internetverbindung liegt es nicht. Bitte wenden Sie sich direkt an das Autohaus.',
  isPassing: true,
  report:
    'Die Plattform antwortet, lässt diese Seite oder diese Händlerkennung aber nicht zu (401, 403 oder CORS). WebshopWidget.diagnose() sagt, welches davon.',
};
/** No browser sends such a request. */
const UNENCRYPTED: StartReason = {
  title: 'Der Fahrzeugshop ist auf dieser Seite nicht erreichbar.',
  advice: NOT_ALLOWED.advice,
  isPassing: false,
  report:
    'Diese Seite ist verschlüsselt (https), die Adresse der Plattform nicht (http); kein Browser liest sie dort. Schreiben Sie https in data-api-url.',
};
const OUT_OF_REACH: StartReason = {
  title: 'Der Fahrzeugshop ist gerade nicht erreichbar.',
  advice: 'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es in einem Moment erneut.',
  isPassing: true,
};
/** The platform answers, but with a fault. */
const wrongAnswer = (status: number, isUnreadable: boolean): StartReason => ({
  ...OUT_OF_REACH,
  advice:
    'Der Server des Shops antwortet gerade nicht richtig. An Ihrer Internetverbindung liegt es nicht. Bitte versuchen Sie es in einem Moment erneut.',
  report: `Die Plattform antwortet, aber nicht richtig (${isUnreadable ? `${status}, kein lesbares JSON` : status}). WebshopWidget.diagnose() sagt mehr.`,
});

async function reasonOf(error: unknown, address: string, signal: AbortSignal): Promise<StartReason> {
  const { failure, status } = error instanceof HttpError ? error : {};
  if (failure === 'not-found') return UNKNOWN_TENANT;
  if (failure === 'unauthorized' || failure === 'forbidden') return NOT_ALLOWED;
  if (failure === 'network' && isMixed(address)) return UNENCRYPTED;
  if (failure === 'network' && (await answers(address, signal))) return NOT_ALLOWED;
  return status === undefined ? OUT_OF_REACH : wrongAnswer(status, failure === 'unreadable');
}

/** Whether an encrypted page asks an unencrypted platform on another machine. */
function isMixed(address: string): boolean {
  const { protocol, hostname } = new URL(address, location.href);
  return location.protocol === 'https:' && protocol === 'http:' && !/^(?:localhost$|127\.|\[::1\])/.test(hostname);
}

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
    const searchPreload = opensSearch ? preloadSearch(platform) : undefined;
    try {
      const settings = await fetchTenantSettings(platform, abort.signal);
      return await begin({ tenant: tenantOf(platform.adminId, settings), searchPreload }, abort.signal);
    } catch (error) {
      searchPreload?.abort();
      const address = `${environment.config.apiUrl}${PATHS.settings.replace('{a}', platform.adminId)}`;
      const reason = await reasonOf(error, address, abort.signal);
      if (!abort.signal.aborted) {
        const isUnknown = reason === UNKNOWN_TENANT;
        const code = isUnknown ? 'unknown-tenant' : 'platform-unreachable';
        environment.emit('error', errorDetail(code, reason.title, environment.history.current.location.pathname));
        environment.host.report(isUnknown ? 'data-admin-id' : 'data-api-url', reason.report ?? reason.title);
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
