import type { Host, ShopConfig } from '../src/state/environment';
import type { Backdrop } from './hostPage/backdrop';
import type { Head } from './hostPage/head';
import { glide, scrollToElement } from './hostPage/scroll';
import { report } from './report';
import type { Shell } from './shell';

/** What one mounted shop may do outside its shadow root; `leave` undoes whatever is left of it. */
export function createHost(
  shell: Shell,
  head: Head,
  backdrop: Backdrop,
  currentUrl: () => string,
): { host: Host; leave: () => void } {
  const slots = new Set<HTMLElement>();
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
    query: new URLSearchParams(window.location.search),
    currentUrl,
    scrollToTop(isGliding = false) {
      const { overlay, root } = shell;
      const jump = () => {
        if (overlay) overlay.scroller.scrollTo({ top: 0, behavior: 'instant' });
        else scrollToElement(root.host);
      };
      const scroller = overlay?.scroller ?? document.scrollingElement;
      if (isGliding && scroller) glide(scroller, root.host, jump);
      else jump();
    },
    hideWhileOpen: (selectors) => (shell.overlay ? backdrop.hide(selectors) : () => undefined),
    report,
  };
  return {
    host,
    leave() {
      for (const element of slots) element.remove();
      head.pause();
    },
  };
}

/** Renders the shop or the search widget, each loaded only when it is asked for. */
export async function loadRenderer(mode: ShopConfig['mode']) {
  // Both stand on React: named here, its chunk is asked for beside theirs instead of after it.
  const shared = import('../src/ui/styles');
  if (mode === 'search') {
    const [{ renderSearchWidget }] = await Promise.all([import('../src/app/renderSearchWidget'), shared]);
    return renderSearchWidget;
  }
  const [{ renderShop }] = await Promise.all([import('../src/app/renderShop'), shared]);
  return renderShop;
}
