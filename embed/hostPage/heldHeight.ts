/** Height of the shop while the page scrolls past it. */
export interface HeldHeight {
  /** Keeps the height as it is. */
  hold: () => void;
  /** Makes it as high as it was when the page began to scroll. */
  makeAsBefore: () => void;
  /** As high as its content again. */
  release: () => void;
}

/**
 * @param shop Mount element
 * @param container Element inside it that all of the shop stands in; nothing else may set its height
 * @param heightBefore Height of the mount element before the shop came into it, px
 */
export function createHeldHeight(shop: Element, container: HTMLElement, heightBefore: number): HeldHeight {
  /** The container has styles of this file. */
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
      // Called with each key and each turn of the wheel.
      if (isSized) setStyles({ height: '', 'min-height': '', 'overflow-y': '' });
      isSized = false;
    },
  };
}
