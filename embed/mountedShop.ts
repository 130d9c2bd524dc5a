import { firstReads, type FirstSearch } from '../src/api/firstReads';
import { hrefOf, isAt } from '../src/domain/addresses';
import { chunkFailureOf } from '../src/lib/chunkFailure';
import { errorDetail } from '../src/state/errorDetail';
import { HOST_PROPERTIES } from '../src/domain/tenant/hostProperties';
import { searchOfAddress } from '../src/domain/vehicle/search/query';
import { startEarlyReads } from '../src/lib/http/earlyReads';
import type { ShopHistory } from '../src/lib/history/shopHistory';
import type { ShopConfig } from '../src/state/environment';
import { externalConsent } from './consent';
import type { Events } from './events';
import { AdminLoadError } from './adminModule';
import { createHost, loadRenderer, type Application } from './host';
import { createBackdrop } from './hostPage/backdrop';
import { createHead } from './hostPage/head';
import { isFramed, tellFrameHeight } from './hostPage/frameHeight';
import { whenNearView } from './hostPage/nearView';
import { watchPageScroll } from './hostPage/pageScroll';
import { isFreshVisit, scrollToElement } from './hostPage/scroll';
import type { TopOffset } from './hostPage/topOffset';
import { createMessage } from './message';
import { warnDealer } from './warnDealer';
import { createShell } from './shell';

/** A shop in its mount element, until the element leaves the page or the page unmounts it. */
export interface MountedShop {
  /** Overlay: opens it. Normal layout: brings the shop into view. */
  open: () => void;
  close: () => void;
  detach: () => void;
}

interface ShopParts {
  config: ShopConfig;
  history: ShopHistory;
  /** Whether the address of the page names a place of this shop right now. */
  hasAddress: () => boolean;
  /** Address that leads to where the visitor of this shop is. */
  currentUrl: () => string;
  events: Events;
  /** The page called `open` before the mount element was there. */
  opensAtOnce: boolean;
}

/** @throws {DOMException} where the mount element can hold no shadow root */
export function mountShop(
  element: Element,
  { config, history, hasAddress, currentUrl, events, opensAtOnce }: ShopParts,
): MountedShop {
  const heightBefore = element.getBoundingClientRect().height;
  const shell = createShell(element, config.layout, closeByVisitor);
  const { container, overlay } = shell;
  container.classList.toggle('webshop-shell--page', config.mode === 'shop');
  const pageScroll = overlay === undefined ? watchPageScroll(element, container, heightBefore) : undefined;
  let topOffset: TopOffset | undefined;
  const head = createHead(config.managesHead);
  const backdrop = createBackdrop(element);
  const { host, leave } = createHost({ shell, head, backdrop, currentUrl, pageScroll, topOffset: () => topOffset });
  /** Whether the overlay was open at an entry of the history when the visitor left it: Back brings that back too. */
  const openAt = new Map<string, boolean>();
  let isOpen = overlay === undefined;
  let app: { unmount: () => void } | undefined;
  /** Which one is shown, on its way, or has failed. */
  let shown: Application | undefined;
  let loading: symbol | undefined;
  let failures = 0;
  let isDetached = false;
  let abortReads: () => void = () => undefined;

  /** The search that the visitor lands on, if it is one. */
  function firstSearch(): FirstSearch | undefined {
    const { pathname, search } = history.current.location;
    const isWidget = config.mode === 'search';
    if (!isWidget && !isAt(pathname, 'search')) return undefined;
    return { carQueryParams: searchOfAddress(isWidget ? '' : search, host.query), isWidget };
  }

  /** The admin area has addresses of the shop, and an application of its own. */
  const wanted = (): Application =>
    config.mode === 'search' ? 'search' : isAt(history.current.location.pathname, 'admin') ? 'admin' : 'shop';

  function stop() {
    loading = undefined;
    abortReads();
    app?.unmount();
    app = undefined;
  }

  /** Renders what the address asks for; the other application, if there is one, goes. */
  async function start({ isRetry = false } = {}) {
    const application = wanted();
    if (shown === application && !isRetry) return;
    stop();
    shown = application;
    const attempt = Symbol(application);
    loading = attempt;
    const isWanted = () => loading === attempt;
    container.replaceChildren();
    // A request has a stack, for which V8 reads all functions on it once more wherever somebody listens (developer tools, error trackers): the
    // whole of the single script, were it still running.
    await Promise.resolve();
    if (!isWanted()) return;
    // The platform answers while the shop itself is still loading.
    const early = startEarlyReads(firstReads(config.apiUrl, config, firstSearch()));
    abortReads = early.abort;
    try {
      const render = await loadRenderer(application, failures);
      if (!isWanted()) return;
      loading = undefined;
      app = render({
        config,
        history,
        host,
        early,
        consent: externalConsent,
        emit: events.emit,
        askForConsent: events.askForConsent,
        container,
        styleRoot: shell.root,
        close: overlay && closeByVisitor,
      });
    } catch (error) {
      if (!isWanted()) return;
      // The single script's admin area may be there and lack its CORS header, which no browser tells apart; its message names both.
      const isOutdated = !(error instanceof AdminLoadError) && (await chunkFailureOf(error)) === 'outdated';
      if (!isWanted()) return;
      stop();
      showFailure(error, isOutdated);
    }
  }

  function showFailure(error: unknown, isOutdated: boolean) {
    failures += 1;
    warnDealer('src', `Der Shop konnte nicht geladen werden (${String(error)}).`);
    const isAdmin = shown === 'admin';
    const title = isOutdated
      ? 'Die Seite wurde aktualisiert.'
      : `${isAdmin ? 'Der Händlerbereich' : 'Der Fahrzeugshop'} konnte nicht geladen werden.`;
    events.emit(
      'error',
      errorDetail(isOutdated ? 'outdated' : 'load-failed', title, history.current.location.pathname),
    );
    const message = createMessage({
      title,
      text: isOutdated
        ? 'Bitte laden Sie die Seite neu.'
        : 'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut. Hilft das nicht, laden Sie die Seite neu.',
      hint: error instanceof AdminLoadError ? `Hinweis für den Betreiber dieser Seite: ${error.hint}` : undefined,
      onRetry: () => void start({ isRetry: true }),
      // Chromium remembers a failed import until then (see `lazyWithRetry`).
      onReload: isOutdated || failures > 1 ? () => location.reload() : undefined,
      onBack: isAdmin ? () => history.push(hrefOf('search')) : undefined,
    });
    container.replaceChildren(message);
  }

  function open() {
    void start();
    if (overlay === undefined) {
      pageScroll?.letGo();
      scrollToElement(element, topOffset);
      return;
    }
    openAt.set(history.current.location.key, true);
    if (isOpen) return;
    isOpen = true;
    keepProperties(overlay.dialog);
    backdrop.cover();
    overlay.dialog.showModal();
    if (overlay.dialog.getClientRects().length === 0) {
      warnDealer('data-target', 'Das Element ist ausgeblendet; darin kann sich der Shop nicht öffnen.');
      close();
      return;
    }
    if (!isAt(history.current.location.pathname, 'search')) history.showAddress();
    head.resume();
  }

  /** What is closed has no address any more: a reload, or a link that is passed on, does not open it again. */
  function closeByVisitor() {
    if (overlay === undefined || !isOpen) return;
    close();
    history.hideAddress();
  }

  function close() {
    if (overlay === undefined || !isOpen) return;
    isOpen = false;
    openAt.set(history.current.location.key, false);
    head.pause();
    backdrop.uncover(() => overlay.dialog.close());
  }

  const stopTelling = isFramed() ? tellFrameHeight((height) => events.emit('height', { height })) : undefined;

  const unsubscribeHistory = history.listen(({ location, kind }) => {
    // The next screen has a height and a place of its own; held at those of the last one, Back would not find its way.
    if (kind !== 'REPLACE') pageScroll?.letGo();
    // Later: the application that goes may just be rendering what leads to the other one.
    if (shown !== undefined && shown !== wanted()) queueMicrotask(() => void (isDetached || start()));
    if (overlay === undefined) return;
    const isWanted = kind === 'PUSH' || (kind === 'POP' && (openAt.get(location.key) ?? hasAddress()));
    if (isWanted) open();
    else if (kind === 'POP') close();
  });

  /** Beside the shop's own chunks, since the search widget is brought nowhere; without it the shop only ends at the very top. */
  async function loadTopOffset(then: () => void) {
    try {
      const { watchTopOffset } = await import('./hostPage/topOffset');
      if (isDetached) return;
      topOffset = watchTopOffset(element, container, config.offsetTop);
      then();
    } catch {
      // Whatever else the shop needs will say so.
    }
  }

  let stopObserving: () => void = () => undefined;
  /** What the page scrolls past need not be loaded, and must not grow meanwhile. */
  const startAtRest = () => pageScroll?.whenAtRest(() => void start()) ?? (() => undefined);
  if (overlay !== undefined) {
    head.pause();
    openAt.set(history.current.location.key, false);
    if (config.start === 'open' || opensAtOnce || hasAddress()) open();
  } else {
    const isNamed = config.mode === 'shop' && hasAddress();
    const arrives = opensAtOnce || (isNamed && isFreshVisit() && !isAt(history.current.location.pathname, 'search'));
    const arrive = () => {
      if (!arrives) return;
      pageScroll?.letGo();
      scrollToElement(element, topOffset);
    };
    if (config.mode === 'shop') void loadTopOffset(arrive);
    if (opensAtOnce || isNamed) {
      arrive();
      void start();
    } else {
      let stopWaiting: () => void = () => undefined;
      const stopLooking = whenNearView(element, () => (stopWaiting = startAtRest()));
      stopObserving = () => {
        stopLooking();
        stopWaiting();
      };
    }
  }

  return {
    open,
    close: closeByVisitor,
    detach() {
      isDetached = true;
      stopObserving();
      pageScroll?.stop();
      stopTelling?.();
      topOffset?.stop();
      unsubscribeHistory();
      close();
      stop();
      leave();
      shell.remove();
    },
  };
}

/** What the page sets about the look, on the overlay itself: the page's style sheets rest while it is open. */
function keepProperties(dialog: HTMLElement): void {
  const computed = getComputedStyle(dialog);
  for (const property of Object.values(HOST_PROPERTIES)) {
    const value = computed.getPropertyValue(property);
    if (value !== '') dialog.style.setProperty(property, value);
  }
}
