import { readQuery } from '../../src/domain/addressQuery';
import type { Host } from '../../src/state/environment';
import { loadAdminRenderer } from './fileBeside';
import type { Head } from '../page/head';
import { scrollerOf } from '../page/pageElements';
import type { PageScroll } from '../page/pageScroll';
import { isFreshVisit, smoothScrollTo, scrollToElement } from '../page/scroll';
import type { TopOffset } from '../page/topOffset';
import type { Overlay } from '../shell/overlay';
import { importSearchWidget, importShop, type Application } from './renderers';
import { warnDealer } from '../page/warnDealer';
import type { Shell } from '../shell/shell';

interface HostParts {
  shell: Shell;
  head: Head;
  /** None in normal layout, and until loaded. */
  overlay: () => Overlay | undefined;
  currentUrl: () => string;
  /** Normal layout only. */
  pageScroll: PageScroll | undefined;
  /** Normal layout, once loaded. */
  topOffset: () => TopOffset | undefined;
}

/** `leave` undoes its changes outside the shadow root. */
export function createHost({ shell, head, overlay, currentUrl, pageScroll, topOffset }: HostParts): {
  host: Host;
  leave: () => void;
} {
  const slots = new Set<HTMLElement>();
  let hasArrived = false;
  const host: Host = {
    showHead: head.show,
    createSlot(name) {
      const element = document.createElement('div');
      element.slot = name;
      shell.root.host.append(element);
      slots.add(element);
      return {
        element,
        remove: () => {
          element.remove();
          slots.delete(element);
        },
      };
    },
    query: new URLSearchParams(readQuery(window.location.search)),
    currentUrl,
    scrollToTop(isGliding = false) {
      const { root } = shell;
      pageScroll?.stopKeeping();
      const jump = () => {
        if (shell.overlay) shell.overlay.scroller.scroll({ top: 0, behavior: 'instant' });
        else scrollToElement(root.host, topOffset());
      };
      const scroller = shell.overlay?.scroller ?? scrollerOf(root.host);
      if (isGliding && scroller) smoothScrollTo(scroller, root.host, jump);
      else jump();
    },
    arriveAt(part, isFirst) {
      if (isFirst && (hasArrived || !isFreshVisit())) return;
      hasArrived = true;
      pageScroll?.stopKeeping();
      scrollToElement(part, topOffset());
    },
    print() {
      import('../page/besideShop').then(
        ({ printAlone }) => printAlone(shell.root.host),
        (error: unknown) => warnDealer('src', `Die Druckansicht konnte nicht geladen werden (${String(error)}).`),
      );
    },
    hideWhileOpen: (selectors) => overlay()?.hideWhileOpen(selectors) ?? (() => undefined),
    report: warnDealer,
  };
  return {
    host,
    leave() {
      for (const element of slots) element.remove();
      head.pause();
    },
  };
}

/**
 * Loaded on demand.
 * @param failures in this mount
 */
export function loadRenderer(application: Application, failures: number) {
  if (application === 'admin') return loadAdminRenderer(failures);
  return application === 'search' ? importSearchWidget() : importShop();
}
