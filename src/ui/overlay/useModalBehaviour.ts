import { useEffect, useEffectEvent, type RefObject } from 'react';

function scrolls(element: Element): boolean {
  return element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY);
}

/** Not the space bar, which presses buttons. */
const SCROLL_KEYS = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'End', 'Home'];

/** Whether the event scrolls something inside; `overscroll-behavior` then stops it from chaining. */
function movesInside(layer: Element, target: EventTarget | null): boolean {
  for (let element = target; element instanceof Element && element !== layer; element = element.parentElement) {
    if (scrolls(element) || element instanceof HTMLTextAreaElement) return true;
  }
  return false;
}

/** Keeps the page from scrolling; reports presses that begin and end on the backdrop. */
export function useModalBehaviour(ref: RefObject<HTMLDialogElement | null>, onBackdropPressed: () => void): void {
  const onBackdropPress = useEffectEvent(onBackdropPressed);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    let startedOnBackdrop = false;
    const onPointerDown = (event: Event) => {
      startedOnBackdrop = event.target === dialog;
    };
    const onClick = (event: Event) => {
      if (startedOnBackdrop && event.target === dialog) onBackdropPress();
    };
    const preventPageScroll = (event: WheelEvent | TouchEvent) => {
      // Zooming is always allowed.
      const isZoom = event instanceof WheelEvent ? event.ctrlKey : event.touches.length > 1;
      if (!isZoom && event.cancelable && !movesInside(dialog, event.target)) event.preventDefault();
    };
    const preventKeyScroll = (event: KeyboardEvent) => {
      const isOfField =
        event.target instanceof Element && event.target.closest('input, select, textarea, [contenteditable]') !== null;
      if (SCROLL_KEYS.includes(event.key) && !isOfField && !movesInside(dialog, event.target)) event.preventDefault();
    };
    dialog.addEventListener('pointerdown', onPointerDown);
    dialog.addEventListener('click', onClick);
    dialog.addEventListener('keydown', preventKeyScroll);
    dialog.addEventListener('wheel', preventPageScroll, { passive: false });
    dialog.addEventListener('touchmove', preventPageScroll, { passive: false });
    return () => {
      dialog.removeEventListener('pointerdown', onPointerDown);
      dialog.removeEventListener('click', onClick);
      dialog.removeEventListener('keydown', preventKeyScroll);
      dialog.removeEventListener('wheel', preventPageScroll);
      dialog.removeEventListener('touchmove', preventPageScroll);
    };
  }, [ref]);
}
