import { isAt } from '../../src/domain/addresses';
import type { ShopHistory } from '../../src/lib/history/shopHistory';
import { whenIdle } from '../../src/lib/page/whenIdle';
import type { ShopConfig } from '../../src/state/environment';
import { createApplicationLoader } from '../load/applicationLoader';
import type { Events } from '../page/events';
import { warnAboutProperties } from '../load/dealerMessages';
import { createHost } from '../load/host';
import { isFramed } from '../page/frameMessages';
import { createHead } from '../page/head';
import { readReturn } from '../page/storedScrollPosition';
import { whenNearView } from '../page/nearView';
import { createPageLook } from '../page/pageLook';
import { watchPageScroll } from '../page/pageScroll';
import { isFreshVisit, scrollToElement } from '../page/scroll';
import type { TopOffset } from '../page/topOffset';
import type { Overlay } from '../shell/overlay';
import { importOverlay } from '../load/renderers';
import { createShell } from '../shell/shell';
import { warnDealer } from '../page/warnDealer';

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
  /** Whether the address of the page is one of this shop's right now. */
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
  const placeName = `${config.adminId} ${element.id}`;
  const visit = config.mode === 'shop' ? readReturn(element, placeName) : undefined;
  const close = () => {
    isOpening = false;
    if (overlay === undefined) shell.overlay?.dialog.close();
    else overlay.close();
  };
  const shell = createShell(element, config.layout, close);
  const { container } = shell;
  container.classList.toggle('webshop-shell--page', config.mode === 'shop');
  const pageScroll =
    shell.overlay === undefined ? watchPageScroll(element, shell, heightBefore, placeName, visit) : undefined;
  /** Absent until it is loaded: the shop then ends at the very top. */
  let topOffset: TopOffset | undefined;
  let isDetached = false;
  const stops: (() => void)[] = [];
  const head = createHead(config.managesHead);
  const { host, leave } = createHost({
    shell,
    head,
    overlay: () => overlay,
    currentUrl,
    pageScroll,
    topOffset: () => topOffset,
  });
  const opensAtStart = config.start === 'open' || hasAddress();
  let overlay: Overlay | undefined;
  /** Wanted while its code is loading. */
  let isOpening = false;
  /** Its code has not arrived. */
  let isOverlayMissing = false;
  const look = createPageLook(element, shell.overlay?.dialog ?? container, events.ready, warnDealer);
  void events.ready.then(() => whenIdle(() => warnAboutProperties(element)));
  const application = createApplicationLoader({
    config,
    history,
    host,
    shell,
    look,
    events,
    presence: () => overlay?.presence,
  });

  function scrollIntoView() {
    pageScroll?.stopKeeping();
    scrollToElement(element, topOffset);
  }

  /** @param then not called where it does not arrive: whatever else the shop needs will say so */
  async function loadBeside(then: () => void) {
    try {
      const beside = await import('../page/besideShop');
      if (isDetached) return;
      stops.push(beside.keepFocusInView(container));
      if (shell.overlay !== undefined) return;
      stops.push(beside.keepStickyParts(element, container));
      const { watchTopOffset, watchScrollPosition } = beside;
      topOffset = watchTopOffset(element, container, config.offsetTop);
      pageScroll?.watchPosition(watchScrollPosition);
      then();
    } catch {
      pageScroll?.giveHeightBack();
    }
  }

  async function loadOverlay(parts: NonNullable<typeof shell.overlay>) {
    try {
      const { createOverlay } = await importOverlay();
      if (isDetached) return;
      overlay = createOverlay({ ...parts, mountElement: element, head, history, hasAddress, opensAtStart });
      if (isOpening) open();
    } catch (error) {
      warnDealer('src', `Das Overlay konnte nicht geladen werden (${String(error)}).`);
      isOverlayMissing = true;
      if (isOpening && !isDetached) open();
    }
  }

  function open() {
    const dialog = overlay === undefined ? shell.overlay?.dialog : undefined;
    isOpening = dialog !== undefined && !isOverlayMissing;
    if (isOpening) return;
    application.start();
    if (overlay !== undefined) overlay.open();
    else if (dialog === undefined) scrollIntoView();
    // The shop all the same, without what an overlay does to page and history.
    else if (!dialog.open) dialog.showModal();
  }

  async function serveFrame() {
    const code = Promise.all([import('../page/frameHeight'), import('../shell/submitInFrame')]);
    const [{ reportFrameHeight }, { submitInFrame }] = await code;
    if (isDetached) return;
    stops.push(submitInFrame(shell.root));
    stops.push(reportFrameHeight((height) => events.emit('height', { height })));
  }
  // Without its code a frame keeps its height, and one whose sandbox forbids forms has buttons that do nothing.
  if (isFramed()) serveFrame().catch(() => undefined);

  const unsubscribeHistory = history.listen((navigation) => {
    // The next screen has a height and a scroll position of its own: kept at those of the last one, Back would end elsewhere.
    if (navigation.kind !== 'REPLACE') pageScroll?.changeScreen();
    application.follow();
    // A page that navigates it before its code is there wants to see it.
    const opens = overlay?.follows(navigation) ?? (shell.overlay !== undefined && navigation.kind === 'PUSH');
    if (opens) open();
  });

  let stopObserving: () => void = () => undefined;
  /** Shops that the page scrolls past are not loaded, and must not grow meanwhile. */
  const startAtRest = () => pageScroll?.whenAtRest(application.start) ?? (() => undefined);
  if (shell.overlay !== undefined) {
    void loadOverlay(shell.overlay);
    void loadBeside(() => undefined);
    if (opensAtStart || opensAtOnce) open();
  } else {
    const isNamed = config.mode === 'shop' && hasAddress();
    const arrives = opensAtOnce || (isNamed && isFreshVisit() && !isAt(history.current.location.pathname, 'search'));
    const arrive = () => {
      if (arrives) scrollIntoView();
    };
    if (config.mode === 'shop') void loadBeside(arrive);
    if (opensAtOnce || isNamed) {
      arrive();
      application.start();
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
    close,
    detach() {
      isDetached = true;
      for (const stop of stops) stop();
      stopObserving();
      pageScroll?.stop();
      topOffset?.stop();
      unsubscribeHistory();
      overlay?.stop();
      application.stop();
      look.stop();
      leave();
      shell.remove();
    },
  };
}
