export type Target = string | Element;

/** From the end of the page's parsing, ms. */
const MOUNT_WAIT_MS = 10_000;

interface MountPointEvents {
  onArrive: (element: Element) => void;
  /** By a page swap or framework; it or a successor may come back. */
  onLeave: () => void;
  /** Not in time; watching has stopped. */
  onMissing: () => void;
  /** Removed and garbage-collected; watching has stopped. */
  onForgotten: () => void;
}

/**
 * If in the document.
 * @throws {SyntaxError} invalid selector
 * @throws {TypeError} no element
 */
export function findTarget(target: Target): Element | undefined {
  if (typeof target === 'string') return shownElement(target);
  // Other objects lack `isConnected`.
  return target.getRootNode().isConnected ? target : undefined;
}

export const hasBox = (element: Element) => element.getBoundingClientRect().width > 0;

/** The shown one of several: page builders have one for phones, one for wide windows (rules/embedding: one of several elements). */
function shownElement(selector: string): Element | undefined {
  const elements = [...document.querySelectorAll(selector)];
  return elements.length > 1 ? (elements.find(hasBox) ?? elements[0]) : elements[0];
}

/**
 * Added, removed, added again: calls `events`; returns stop. An element is referenced weakly while outside the page.
 * @throws {SyntaxError} invalid selector
 */
export function watchMountPoint(target: Target, events: MountPointEvents): () => void {
  const selector = typeof target === 'string' ? target : undefined;
  const given = typeof target === 'string' ? undefined : new WeakRef(target);
  let current: Element | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Where the page has hidden the current element at another width. */
  function follow() {
    if (selector === undefined || current === undefined || hasBox(current)) return;
    const other = shownElement(selector);
    if (other !== undefined && other !== current && hasBox(other)) update(true);
  }

  function update(isHidden = false) {
    if (current?.isConnected && !isHidden) return;
    if (current !== undefined) {
      current = undefined;
      events.onLeave();
    }
    if (given !== undefined && given.deref() === undefined) {
      stop();
      events.onForgotten();
      return;
    }
    const element = selector === undefined ? given?.deref() : shownElement(selector);
    if (!element?.isConnected) return;
    current = element;
    boxes.disconnect();
    if (selector !== undefined) for (const each of document.querySelectorAll(selector)) boxes.observe(each);
    clearTimeout(timer);
    document.removeEventListener('DOMContentLoaded', startWaiting);
    events.onArrive(element);
  }

  function startWaiting() {
    timer = setTimeout(() => {
      stop();
      events.onMissing();
    }, MOUNT_WAIT_MS);
  }

  const observer = new MutationObserver(() => update());
  const boxes = new ResizeObserver(follow);
  function stop() {
    observer.disconnect();
    boxes.disconnect();
    clearTimeout(timer);
    document.removeEventListener('DOMContentLoaded', startWaiting);
  }

  update();
  observer.observe(document, { childList: true, subtree: true });
  if (current === undefined) {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', startWaiting);
    else startWaiting();
  }
  return stop;
}
