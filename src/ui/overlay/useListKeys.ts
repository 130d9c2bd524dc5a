import { useEffect, useEffectEvent, type RefObject } from 'react';

interface OpenList {
  /** Around the button and its list; has no role for screen readers. */
  wrapper: RefObject<HTMLElement | null>;
  isOpen: boolean;
  /** Selector of what the arrow keys move between. */
  items: string;
  /** `hasLeft`: the focus went elsewhere, and stays there; else it belongs to the button again. */
  onClose: (hasLeft: boolean) => void;
}

/**
 * Focus and keys of a list that opens below its button: the first item takes the focus, arrow keys move within it (beside Tab, because
 * lists can be long), Escape closes it but not a dialog around it, and leaving it closes it.
 */
export function useListKeys({ wrapper, isOpen, items, onClose }: OpenList): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = wrapper.current;
    if (!element || !isOpen) return;
    const itemsIn = () => [...element.querySelectorAll<HTMLElement>(items)];
    itemsIn()[0]?.focus();
    const leave = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && element.contains(event.relatedTarget)) return;
      // What is taken out of the page with its focus (drawn anew as something else) has not been left.
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
