import { isAt } from '../src/domain/addresses';
import { HOST_PROPERTIES } from '../src/domain/tenant/hostProperties';
import type { Navigation, ShopHistory } from '../src/lib/history/shopHistory';
import type { Backdrop } from './hostPage/backdrop';
import type { Head } from './hostPage/head';
import { warnDealer } from './warnDealer';

interface OverlayParts {
  dialog: HTMLDialogElement;
  backdrop: Backdrop;
  head: Head;
  history: ShopHistory;
  /** Whether the address of the page is one of this shop's right now. */
  hasAddress: () => boolean;
}

export interface Overlay {
  open: () => void;
  /** Closes it and takes its address away: a reload, or a link that is passed on, does not open it again. */
  closeByVisitor: () => void;
  close: () => void;
  /** Whether a navigation wants it open; one that goes back to where it was closed closes it. */
  follows: (navigation: Navigation) => boolean;
}

/** Opens and closes the dialog of the overlay, over a page that is hidden meanwhile; closed at first. */
export function createOverlay({ dialog, backdrop, head, history, hasAddress }: OverlayParts): Overlay {
  /** Whether it was open at an entry of the history when the visitor left it: Back brings that back too. */
  const openAt = new Map<string, boolean>([[history.current.location.key, false]]);
  let isOpen = false;
  head.pause();

  function open() {
    openAt.set(history.current.location.key, true);
    if (isOpen) return;
    isOpen = true;
    keepProperties(dialog);
    backdrop.cover();
    dialog.showModal();
    if (dialog.getClientRects().length === 0) {
      warnDealer('data-target', 'Das Element ist ausgeblendet; darin kann sich der Shop nicht öffnen.');
      close();
      return;
    }
    if (!isAt(history.current.location.pathname, 'search')) history.showAddress();
    head.resume();
  }

  function close() {
    if (!isOpen) return;
    isOpen = false;
    openAt.set(history.current.location.key, false);
    head.pause();
    backdrop.uncover(() => dialog.close());
  }

  return {
    open,
    close,
    closeByVisitor() {
      if (!isOpen) return;
      close();
      history.hideAddress();
    },
    follows({ location, kind }) {
      const isWanted = kind === 'PUSH' || (kind === 'POP' && (openAt.get(location.key) ?? hasAddress()));
      if (!isWanted && kind === 'POP') close();
      return isWanted;
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
