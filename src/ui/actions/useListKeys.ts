import { useEffect, useEffectEvent, type RefObject } from 'react';

interface OpenList {
  /** Parent of the button and its list, without a role. */
  wrapper: RefObject<HTMLElement | null>;
  isOpen: boolean;
  /** Selector of what the arrow keys move between. */
  items: string;
  /** @param hasLeft the focus has moved elsewhere; otherwise return it to the button */
  onClose: (hasLeft: boolean) => void;
}

/** Focuses the first item; arrows and Tab move; Escape (not of a dialog around it) and loss of focus close. */
export function useListKeys({ wrapper, isOpen, items, onClose }: OpenList): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = wrapper.current;
    if (!element || !isOpen) return;
    const itemsIn = () => [...element.querySelectorAll<HTMLElement>(items)];
    itemsIn()[0]?.focus();
    const leave = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && element.contains(event.relatedTarget)) return;
      // An element that was removed with the focus (rendered anew) has not lost it.
      queueMicrotask(() => element.isConnected && close(true));
    };
    const press = (event: KeyboardEvent) => {
      const all = itemsIn();
      const at = all.findIndex((item) => item === event.target);
      const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
      if (event.key === 'Escape') close(false);
      else if (next !== undefined) all.at(next % all.length)?.focus();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('focusout', leave);
    element.addEventListener('keydown', press);
    return () => {
      element.removeEventListener('focusout', leave);
      element.removeEventListener('keydown', press);
    };
  }, [wrapper, isOpen, items]);
}
