import { firstReads } from '../src/api/firstReads';
import { startEarlyReads } from '../src/lib/http/earlyReads';
import type { ShopHistory } from '../src/lib/history/shopHistory';
import type { ShopConfig } from '../src/state/environment';
import { externalConsent } from './consent';
import type { Events } from './events';
import { createHost, loadRenderer } from './host';
import { createBackdrop } from './hostPage/backdrop';
import { createHead } from './hostPage/head';
import { whenNearView } from './hostPage/nearView';
import { isFreshVisit, scrollToElement } from './hostPage/scroll';
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

export interface ShopParts {
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
  const shell = createShell(element, config.layout, close);
  const { container, overlay } = shell;
  container.classList.toggle('webshop-shell--page', config.mode === 'shop');
  const head = createHead(config.managesHead);
  const backdrop = createBackdrop(element);
  const { host, leave } = createHost(shell, head, backdrop, currentUrl);
  /** Whether the overlay was open at an entry of the history when the visitor left it: Back brings that back too. */
  const openAt = new Map<string, boolean>();
  let isOpen = overlay === undefined;
  let app: { unmount: () => void } | 'loading' | undefined;
  let isDetached = false;
  let failures = 0;
  let abortReads: () => void = () => undefined;

  async function start() {
    if (app !== undefined) return;
    app = 'loading';
    container.replaceChildren();
    // The platform answers while the shop itself is still loading.
    const opensSearch = config.mode === 'search' || history.current.location.pathname === '/';
    const early = startEarlyReads(firstReads(config.apiUrl, config, opensSearch));
    abortReads = early.abort;
    try {
      const render = await loadRenderer(config.mode);
      if (isDetached) return;
      app = render({
        config,
        history,
        host,
        early,
        consent: externalConsent,
        emit: events.emit,
        container,
        styleRoot: shell.root,
        close: overlay && close,
      });
    } catch (error) {
      app = undefined;
      abortReads();
      if (!isDetached) showFailure(error);
    }
  }

  function showFailure(error: unknown) {
    failures += 1;
    warnDealer('src', `Der Shop konnte nicht geladen werden (${String(error)}).`);
    events.emit('error', { code: 'load-failed', message: 'Der Shop konnte nicht geladen werden.' });
    const message = createMessage({
      title: 'Der Fahrzeugshop konnte nicht geladen werden.',
      text: 'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut. Hilft das nicht, laden Sie die Seite neu.',
      onRetry: () => void start(),
      // Chromium remembers a failed import until then (see `lazyWithRetry`).
      onReload: failures > 1 ? () => location.reload() : undefined,
    });
    container.replaceChildren(message);
  }

  function open() {
    void start();
    if (overlay === undefined) {
      scrollToElement(element);
      return;
    }
    openAt.set(history.current.location.key, true);
    if (isOpen) return;
    isOpen = true;
    backdrop.cover();
    overlay.dialog.showModal();
    if (overlay.dialog.getClientRects().length === 0) {
      warnDealer('data-target', 'Das Element ist ausgeblendet; darin kann sich der Shop nicht öffnen.');
      close();
      return;
    }
    head.resume();
  }

  function close() {
    if (overlay === undefined || !isOpen) return;
    isOpen = false;
    openAt.set(history.current.location.key, false);
    head.pause();
    backdrop.uncover(() => overlay.dialog.close());
  }

  const unsubscribeHistory = history.listen(({ location, kind }) => {
    if (overlay === undefined) return;
    const isWanted = kind === 'PUSH' || (kind === 'POP' && (openAt.get(location.key) ?? hasAddress()));
    if (isWanted) open();
    else if (kind === 'POP') close();
  });

  let stopObserving: () => void = () => undefined;
  if (overlay !== undefined) {
    head.pause();
    openAt.set(history.current.location.key, false);
    if (config.start === 'open' || opensAtOnce || hasAddress()) open();
  } else {
    if (opensAtOnce || (config.mode === 'shop' && hasAddress())) {
      if (opensAtOnce || (isFreshVisit() && history.current.location.pathname !== '/')) scrollToElement(element);
      void start();
    } else stopObserving = whenNearView(element, () => void start());
  }

  return {
    open,
    close,
    detach() {
      isDetached = true;
      stopObserving();
      abortReads();
      unsubscribeHistory();
      close();
      if (app !== undefined && app !== 'loading') app.unmount();
      leave();
      shell.remove();
    },
  };
}
