import { firstReads, type FirstSearch } from '../../src/api/firstReads';
import { hrefOf, isAt } from '../../src/domain/addresses';
import { searchOfAddress } from '../../src/domain/vehicle/search/query';
import { reloadPage } from '../../src/lib/page/reloadPage';
import { startEarlyReads } from '../../src/lib/http/earlyReads';
import type { ShopHistory } from '../../src/lib/history/shopHistory';
import type { Environment, FirstCards, Host, Presence, ShopConfig } from '../../src/state/environment';
import { crashDetail, errorDetail } from '../../src/state/errorDetail';
import { externalConsent } from '../page/consent';
import type { Events } from '../page/events';
import { loadRenderer } from './host';
import type { FollowedLook } from '../page/pageLook';
import { loadFailureOf, renderFailureOf, type ApplicationFailure } from './loadFailure';
import { createMessage } from '../shell/message';
import { importFirstCards, type Application } from './renderers';
import type { Shell } from '../shell/shell';
import { warnDealer } from '../page/warnDealer';

interface LoaderParts {
  config: ShopConfig;
  history: ShopHistory;
  host: Host;
  shell: Shell;
  look: FollowedLook;
  events: Events;
  /** None in normal layout; loaded before its application. */
  presence: () => Presence | undefined;
}

interface ApplicationLoader {
  /** Renders the address's application, unless shown or loading. */
  start: () => void;
  /** After a changed address: replaces the application if another is due. */
  follow: () => void;
  stop: () => void;
}

export function createApplicationLoader({
  config,
  history,
  host,
  shell,
  look,
  events,
  presence,
}: LoaderParts): ApplicationLoader {
  const { container } = shell;
  let app: { unmount: () => void } | undefined;
  let current: Application | undefined;
  /** Earlier attempts must not write into the shell. */
  let latest: symbol | undefined;
  const mailLinks = {};
  let failures = 0;
  let isStopped = false;
  let abortReads: () => void = () => undefined;

  function firstSearch(): FirstSearch | undefined {
    const { pathname, search } = history.current.location;
    const isWidget = config.mode === 'search';
    if (!isWidget && !isAt(pathname, 'search')) return undefined;
    return { carQueryParams: searchOfAddress(isWidget ? '' : search, host.query), isWidget };
  }

  /** The admin area shares the shop's addresses. */
  const wanted = (): Application =>
    config.mode === 'search' ? 'search' : isAt(history.current.location.pathname, 'admin') ? 'admin' : 'shop';

  function remove() {
    latest = undefined;
    abortReads();
    app?.unmount();
    app = undefined;
  }

  async function load({ isRetry = false } = {}) {
    const application = wanted();
    if (current === application && !isRetry) return;
    remove();
    current = application;
    const attempt = Symbol(application);
    latest = attempt;
    const isWanted = () => latest === attempt;
    container.replaceChildren();
    // While the shop's code loads.
    const early = startEarlyReads(firstReads(config.apiUrl, config, firstSearch()));
    abortReads = early.abort;
    const environment = {
      config,
      history,
      host,
      look,
      early,
      firstCards: () => firstCards,
      mailLinks,
      consent: externalConsent,
      emit: events.emit,
      askForConsent: events.askForConsent,
      container,
      styleRoot: shell.root,
    } satisfies Environment;
    let firstCards: FirstCards | undefined;
    let isLoaded = false;
    if (application === 'shop')
      importFirstCards()
        .then((paint) => paint?.(environment, () => isWanted() && app === undefined))
        // Without them the shop paints its own.
        .then((painted) => (firstCards = painted))
        .catch(() => undefined);
    try {
      const [render] = await Promise.all([loadRenderer(application, failures), look.ready]);
      isLoaded = true;
      if (!isWanted()) return;
      app = render({ ...environment, presence: presence() });
    } catch (error) {
      if (!isWanted()) return;
      const failure = isLoaded ? renderFailureOf(application) : await loadFailureOf(error, application);
      if (!isWanted()) return;
      remove();
      warnDealer('src', `Der Shop konnte nicht ${isLoaded ? 'angezeigt' : 'geladen'} werden (${String(error)}).`);
      showFailure(failure, error);
    }
  }

  function showFailure({ code, title, text, hint }: ApplicationFailure, error: unknown) {
    failures += 1;
    const { pathname } = history.current.location;
    events.emit('error', code === 'crash' ? crashDetail(error, pathname) : errorDetail(code, title, pathname));
    const message = createMessage({
      title,
      text,
      hint,
      onRetry: () => void load({ isRetry: true }),
      // Until then Chromium remembers a failed import (see `lazyWithRetry`).
      onReload: code !== 'load-failed' || failures > 1 ? () => void reloadPage() : undefined,
      onBack: current === 'admin' ? () => history.push(hrefOf('search')) : undefined,
    });
    container.replaceChildren(message);
  }

  return {
    start: () => void load(),
    follow() {
      if (current === undefined || current === wanted()) return;
      queueMicrotask(() => {
        if (isStopped || current === wanted()) return;
        void load();
        // The next Tab leads into it.
        container.tabIndex = -1;
        container.focus({ preventScroll: true });
        host.scrollToTop();
      });
    },
    stop() {
      isStopped = true;
      remove();
    },
  };
}
