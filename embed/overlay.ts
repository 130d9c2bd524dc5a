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
  /** Whether the current URL belongs to this shop. */
  hasAddress: () => boolean;
}

export interface Overlay {
  open: () => void;
  /** Closes it and removes its URL, so that neither a reload nor a shared link opens it again. */
  closeByVisitor: () => void;
  close: () => void;
  /** Whether a navigation requires it open; Back to an entry where it was closed closes it. */
  follows: (navigation: Navigation) => boolean;
}

/** Overlay dialog over the hidden page; initially closed. */
export function createOverlay({ dialog, backdrop, head, history, hasAddress }: OverlayParts): Overlay {
  /** Whether it was open when the visitor left a history entry, by key of the entry; restored by Back. */
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

/** Copies the page's custom properties for the look to the dialog, because the page's style sheets are disabled while it is open. */
function keepProperties(dialog: HTMLElement): void {
  const computed = getComputedStyle(dialog);
  for (const property of Object.values(HOST_PROPERTIES)) {
    const value = computed.getPropertyValue(property);
    if (value !== '') dialog.style.setProperty(property, value);
  }
}
