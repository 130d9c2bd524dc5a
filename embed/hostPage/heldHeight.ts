/** Height of the shop, fixed while the page scrolls past it. */
interface HeldHeight {
  /** Fixes the current height. */
  hold: () => void;
  /** Fixes the height that the mount element had before the shop was rendered. */
  makeAsBefore: () => void;
  /** Restores the automatic height. */
  release: () => void;
}

/**
 * @param shop mount element
 * @param container element inside it with all of the shop; nothing else may set its height
 * @param heightBefore height of the mount element before the shop was rendered, px
 */
export function createHeldHeight(shop: Element, container: HTMLElement, heightBefore: number): HeldHeight {
  /** Whether the container has styles of this function. */
  let isSized = false;

  function setStyles(styles: Record<string, string>) {
    isSized = true;
    for (const [name, value] of Object.entries(styles)) container.style.setProperty(name, value);
  }
  return {
    hold: () => setStyles({ height: `${container.offsetHeight}px`, 'min-height': '0', 'overflow-y': 'clip' }),
    makeAsBefore() {
      setStyles({ height: '0', 'min-height': '0' });
      setStyles({ height: `${Math.max(0, heightBefore - shop.getBoundingClientRect().height)}px` });
    },
    release() {
      // Called at every key press and wheel event.
      if (isSized) setStyles({ height: '', 'min-height': '', 'overflow-y': '' });
      isSized = false;
    },
  };
}
