/** Where a shop is to be mounted: a selector, or the element itself. */
export type Target = string | Element;

/** How long a mount element may take to appear, counted from the end of the page's own parsing (rules/embedding: late target). */
const MOUNT_WAIT_MS = 10_000;

interface MountPointEvents {
  onArrive: (element: Element) => void;
  /** The element was taken out of the page (a page swap, a framework); it, or its successor, may come back. */
  onLeave: () => void;
  /** It did not appear in time. Nothing is watched any more. */
  onMissing: () => void;
  /** It left and was garbage-collected. Nothing is watched any more. */
  onForgotten: () => void;
}

/** The element that a target names now. @throws {SyntaxError} for a selector that cannot be read */
export function findTarget(target: Target, page: Document = document): Element | undefined {
  const element = typeof target === 'string' ? page.querySelector(target) : target;
  return element?.isConnected ? element : undefined;
}

/**
 * Tells when the mount element comes, leaves and comes back. An element that was given as such is held weakly while
 * it is out of the page: a page that forgets it is not kept from forgetting it.
 * @throws {SyntaxError} for a selector that cannot be read
 */
export function watchMountPoint(target: Target, events: MountPointEvents, page: Document = document): () => void {
  const selector = typeof target === 'string' ? target : undefined;
  const given = typeof target === 'string' ? undefined : new WeakRef(target);
  let current: Element | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look() {
    if (current?.isConnected) return;
    if (current !== undefined) {
      current = undefined;
      events.onLeave();
    }
    if (given !== undefined && given.deref() === undefined) {
      stop();
      events.onForgotten();
      return;
    }
    const found = selector === undefined ? given?.deref() : page.querySelector(selector);
    if (!found?.isConnected) return;
    current = found;
    clearTimeout(timer);
    page.removeEventListener('DOMContentLoaded', startWaiting);
    events.onArrive(found);
  }

  function startWaiting() {
    timer = setTimeout(() => {
      stop();
      events.onMissing();
    }, MOUNT_WAIT_MS);
  }

  const observer = new MutationObserver(look);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    page.removeEventListener('DOMContentLoaded', startWaiting);
  }

  look();
  observer.observe(page, { childList: true, subtree: true });
  if (current === undefined) {
    if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', startWaiting);
    else startWaiting();
  }
  return stop;
}
