/** Target of a mount: a selector, or the element itself. */
export type Target = string | Element;

/** Maximum wait for a mount element, from the end of the page's parsing, ms. */
const MOUNT_WAIT_MS = 10_000;

interface MountPointEvents {
  onArrive: (element: Element) => void;
  /** The element was removed from the page (a page swap, a framework); it or its successor may be added again. */
  onLeave: () => void;
  /** It did not appear in time; watching has stopped. */
  onMissing: () => void;
  /** It was removed and garbage-collected; watching has stopped. */
  onForgotten: () => void;
}

/**
 * Current element of a target, if it is in the document.
 *
 * @throws {SyntaxError} for an invalid selector
 * @throws {TypeError} for anything that is no element
 */
export function findTarget(target: Target): Element | undefined {
  if (typeof target === 'string') return shownElement(target);
  // Not `isConnected` of the target, which anything else does not have.
  return target.getRootNode().isConnected ? target : undefined;
}

export const hasBox = (element: Element) => element.getBoundingClientRect().width > 0;

/** Element of a selector, the shown one of several: page builders hold one for phones and one for wide windows, and hide the other (rules/embedding: one of several elements). */
function shownElement(selector: string): Element | undefined {
  const elements = [...document.querySelectorAll(selector)];
  return elements.length > 1 ? (elements.find(hasBox) ?? elements[0]) : elements[0];
}

/**
 * Watches the mount element being added, removed and added again; returns stop. An element given as such is referenced weakly while
 * it is outside the page, so that it can be garbage-collected.
 *
 * @throws {SyntaxError} for an invalid selector
 */
export function watchMountPoint(target: Target, events: MountPointEvents): () => void {
  const selector = typeof target === 'string' ? target : undefined;
  const given = typeof target === 'string' ? undefined : new WeakRef(target);
  let current: Element | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Moves to the element that is shown, where the page has hidden the current one at another width. */
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
