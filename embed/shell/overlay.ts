import { isAt } from '../../src/domain/addresses';
import { HOST_PROPERTIES } from '../../src/domain/tenant/hostProperties';
import type { Navigation, ShopHistory } from '../../src/lib/history/shopHistory';
import type { Presence } from '../../src/state/environment';
import { watchCloseRequests } from './closeRequests';
import { createBackdrop } from '../page/backdrop';
import type { Head } from '../page/head';
import { warnDealer } from '../page/warnDealer';
import { makeModal, showSelfOpened } from '../page/selfOpened';

interface OverlayParts {
  mountElement: Element;
  dialog: HTMLDialogElement;
  scroller: Element;
  head: Head;
  history: ShopHistory;
  /** The page's address is one of this shop's. */
  hasAddress: () => boolean;
  /** By the page, without a press. */
  opensAtStart: boolean;
}

export interface Overlay {
  open: () => void;
  /** After the questions of what it leaves (order, entries); removes its address: a reload or shared link does not open it. */
  close: () => void;
  presence: Presence;
  /** @returns cancels it for later openings */
  hideWhileOpen: (selectors: readonly string[]) => () => void;
  stop: () => void;
  /** Closes it on Back to an entry where it was closed. */
  follows: (navigation: Navigation) => boolean;
}

/** Closed at first; while open the page behind is hidden. */
export function createOverlay(parts: OverlayParts): Overlay {
  const { mountElement, dialog, scroller, head, history, hasAddress, opensAtStart } = parts;
  const backdrop = createBackdrop(mountElement);
  /** By key of the history entry: Back restores it. */
  const openAt = new Map<string, boolean>([[history.current.location.key, opensAtStart]]);
  /** From there Back leads out of the page. */
  let openedAt: string | undefined;
  let isOpen = false;
  /** From before closing until after opening. */
  let isShown = false;
  const followers = new Set<() => void>();
  let stopWaiting: (() => void) | undefined;
  let left: { key: string; scrollTop: number } | undefined;
  const closing = watchCloseRequests({
    dialog,
    isOpen: () => isOpen,
    isAtOpening: () => openedAt === history.current.location.key,
    close,
    goBack: () => history.go(-1),
  });
  head.pause();

  function open() {
    const { key } = history.current.location;
    const wasClosedHere = openAt.get(key) === false;
    openAt.set(key, true);
    if (isOpen) {
      closing.follow();
      return;
    }
    isOpen = true;
    openedAt = wasClosedHere ? key : undefined;
    closing.follow();
    copyHostProperties(dialog);
    // No press on this page yet.
    if (!navigator.userActivation.hasBeenActive)
      stopWaiting = showSelfOpened(dialog, () => {
        backdrop.cover();
        makeModal(dialog, scroller);
      });
    if (dialog.open) backdrop.lock();
    else {
      backdrop.cover();
      dialog.showModal();
    }
    if (dialog.getClientRects().length === 0) {
      warnDealer('data-target', 'Das Element ist ausgeblendet; darin kann sich der Shop nicht öffnen.');
      hide();
      return;
    }
    show(true);
    if (left?.key === key) scroller.scrollTop = left.scrollTop;
    if (!isAt(history.current.location.pathname, 'search')) history.showAddress();
    head.resume();
  }

  function show(value: boolean) {
    isShown = value;
    for (const follow of [...followers]) follow();
  }

  function hide() {
    if (!isOpen) return;
    isOpen = false;
    stopWaiting?.();
    const { key } = history.current.location;
    openAt.set(key, false);
    left = { key, scrollTop: scroller.scrollTop };
    head.pause();
    show(false);
    backdrop.uncover(() => dialog.close());
  }

  function close() {
    if (!isOpen) return;
    history.leave(() => {
      hide();
      history.hideAddress();
    });
  }

  return {
    open,
    close,
    presence: {
      isShown: () => isShown,
      subscribe(follow) {
        followers.add(follow);
        return () => void followers.delete(follow);
      },
    },
    hideWhileOpen: backdrop.hide,
    stop() {
      hide();
      closing.stop();
    },
    follows({ location, kind }) {
      const isWanted = kind === 'PUSH' || (kind === 'POP' && (openAt.get(location.key) ?? hasAddress()));
      if (!isWanted && kind === 'POP') hide();
      if (isOpen) closing.follow();
      return isWanted;
    },
  };
}

/** While open, the page's style sheets are disabled. */
function copyHostProperties(dialog: HTMLElement): void {
  const computed = getComputedStyle(dialog);
  for (const property of Object.values(HOST_PROPERTIES)) {
    dialog.style.removeProperty(property);
    const value = computed.getPropertyValue(property);
    if (value !== '') dialog.style.setProperty(property, value);
  }
  const root = dialog.getRootNode();
  if (root instanceof ShadowRoot) dialog.style.setProperty('--page-scheme', getComputedStyle(root.host).colorScheme);
}
