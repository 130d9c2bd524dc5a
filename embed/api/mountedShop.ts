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
import { nextOpen, type OpenEffect, type OpenEvent, type OpenState } from './openState';

export interface MountedShop {
  open: () => void;
  close: () => void;
  detach: () => void;
}

interface ShopParts {
  config: ShopConfig;
  history: ShopHistory;
  hasAddress: () => boolean;
  /** Of the screen that the visitor sees. */
  currentUrl: () => string;
  events: Events;
  /** Before the mount element was there. */
  opensAtOnce: boolean;
}

/** @throws {DOMException} no shadow root possible */
export function mountShop(
  element: Element,
  { config, history, hasAddress, currentUrl, events, opensAtOnce }: ShopParts,
): MountedShop {
  const heightBefore = element.getBoundingClientRect().height;
  const placeName = `${config.adminId} ${element.id}`;
  const visit = config.mode === 'shop' ? readReturn(element, placeName) : undefined;
  const shell = createShell(element, config.layout, () => raise('close'));
  const { container } = shell;
  container.classList.toggle('webshop-shell--page', config.mode === 'shop');
  const pageScroll =
    shell.overlay === undefined ? watchPageScroll(element, shell, heightBefore, placeName, visit) : undefined;
  /** Without `topOffset` the shop ends at the very top. */
  const late: { topOffset?: TopOffset; overlay?: Overlay } = {};
  const stops: (() => void)[] = [];
  const head = createHead(config.managesHead);
  const { host, leave } = createHost({
    shell,
    head,
    overlay: () => late.overlay,
    currentUrl,
    pageScroll,
    topOffset: () => late.topOffset,
  });
  const opensAtStart = config.start === 'open' || hasAddress();
  let state: OpenState = shell.overlay === undefined ? { name: 'inPage' } : { name: 'loading', isWanted: false };
  const look = createPageLook(element, shell.overlay?.dialog ?? container, events.ready, warnDealer);
  void events.ready.then(() => whenIdle(() => warnAboutProperties(element)));
  const application = createApplicationLoader({
    config,
    history,
    host,
    shell,
    look,
    events,
    presence: () => late.overlay?.presence,
  });

  const isDetached = () => state.name === 'detached';

  function scrollIntoView() {
    pageScroll?.stopKeeping();
    scrollToElement(element, late.topOffset);
  }

  const doing: Record<OpenEffect, () => void> = {
    start: () => application.start(),
    scrollIntoView,
    openOverlay: () => late.overlay?.open(),
    closeOverlay: () => late.overlay?.close(),
    showDialog: () => {
      if (!shell.overlay?.dialog.open) shell.overlay?.dialog.showModal();
    },
    closeDialog: () => shell.overlay?.dialog.close(),
  };

  function raise(event: OpenEvent) {
    const { effects, ...step } = nextOpen(state, event);
    state = step.state;
    for (const effect of effects) doing[effect]();
  }

  /** @param then not called without the chunk: whatever else the shop needs will say so */
  async function loadBeside(then: () => void) {
    try {
      const beside = await import('../page/besideShop');
      if (isDetached()) return;
      stops.push(beside.keepFocusInView(container));
      if (shell.overlay !== undefined) {
        stops.push(beside.printOverlayAlone(element, shell.overlay.dialog));
        return;
      }
      stops.push(beside.keepStickyParts(element, container));
      const { watchTopOffset, watchScrollPosition } = beside;
      const topOffset = watchTopOffset(element, container, config.offsetTop);
      late.topOffset = topOffset;
      stops.push(() => topOffset.stop());
      pageScroll?.watchPosition(watchScrollPosition);
      then();
    } catch {
      pageScroll?.giveHeightBack();
    }
  }

  async function loadOverlay(parts: NonNullable<typeof shell.overlay>) {
    try {
      const { createOverlay } = await importOverlay();
      if (isDetached()) return;
      const overlay = createOverlay({ ...parts, mountElement: element, head, history, hasAddress, opensAtStart });
      late.overlay = overlay;
      stops.push(() => overlay.stop());
      raise('arrived');
    } catch (error) {
      warnDealer('src', `Das Overlay konnte nicht geladen werden (${String(error)}).`);
      raise('missing');
    }
  }

  async function serveFrame() {
    const code = Promise.all([import('../page/frameHeight'), import('../shell/submitInFrame')]);
    const [{ reportFrameHeight }, { submitInFrame }] = await code;
    if (isDetached()) return;
    stops.push(submitInFrame(shell.root));
    stops.push(reportFrameHeight((height) => events.emit('height', { height })));
  }
  // Without it a frame keeps its height, and a sandbox without forms has dead buttons.
  if (isFramed()) serveFrame().catch(() => undefined);

  const unsubscribe = history.listen((navigation) => {
    // The next screen has its own height and scroll position: kept at the last one's, Back would end elsewhere.
    if (navigation.kind !== 'REPLACE') pageScroll?.changeScreen();
    application.follow();
    // A page that navigates before the code is there wants to see the shop.
    const opens = late.overlay?.follows(navigation) ?? (shell.overlay !== undefined && navigation.kind === 'PUSH');
    if (opens) raise('open');
  });
  stops.push(unsubscribe);

  /** Shops that the page scrolls past are not loaded, and must not grow meanwhile. */
  const startAtRest = () => pageScroll?.whenAtRest(application.start) ?? (() => undefined);
  if (shell.overlay !== undefined) {
    void loadOverlay(shell.overlay);
    void loadBeside(() => undefined);
    if (opensAtStart || opensAtOnce) raise('open');
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
      stops.push(whenNearView(element, () => stops.push(startAtRest())));
    }
  }

  return {
    open: () => raise('open'),
    close: () => raise('close'),
    detach() {
      raise('detached');
      for (const stop of stops) stop();
      pageScroll?.stop();
      application.stop();
      look.stop();
      leave();
      shell.remove();
    },
  };
}
