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
  /** Whether the current address of the page is one of this shop. */
  hasAddress: () => boolean;
  /** Whether the page opens it, without a press of the visitor. */
  opensAtStart: boolean;
}

export interface Overlay {
  open: () => void;
  /**
   * Closes it when whatever it would leave has been asked (an order, entries), and removes its address, so that a reload or a shared
   * link does not open it again.
   */
  close: () => void;
  presence: Presence;
  /** Hides the elements of these selectors while it is open. @returns cancels it for later openings */
  hideWhileOpen: (selectors: readonly string[]) => () => void;
  stop: () => void;
  /** Whether a navigation opens the overlay. Closes it on Back to an entry where it was closed. */
  follows: (navigation: Navigation) => boolean;
}

/** Creates the overlay, closed at first; the page behind it is hidden while it is open. */
export function createOverlay(parts: OverlayParts): Overlay {
  const { mountElement, dialog, scroller, head, history, hasAddress, opensAtStart } = parts;
  const backdrop = createBackdrop(mountElement);
  /** Whether the overlay was open, by key of the history entry, so that Back restores it. */
  const openAt = new Map<string, boolean>([[history.current.location.key, opensAtStart]]);
  /** Entry on which the visitor has opened it: Back from there leads out of the page. */
  let openedAt: string | undefined;
  let isOpen = false;
  /** False from before the dialog closes until after it has opened: what is shown in it closes first and opens last. */
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
    // Nobody has pressed anything on this page yet.
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

/** Copies the page's theme properties and colour scheme to the overlay, because the page's style sheets are disabled while it is open. */
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
