import { useEffect, useState, type RefObject } from 'react';

/** Pointer or focus is inside, which pauses a timer. */
export function useIsRead(box: RefObject<HTMLElement | null>): boolean {
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const onEnter = () => setRead(true);
    const onLeave = () => setRead(false);
    const enterTypes = ['pointerenter', 'focusin'];
    const leaveTypes = ['pointerleave', 'focusout'];
    for (const type of enterTypes) element.addEventListener(type, onEnter);
    for (const type of leaveTypes) element.addEventListener(type, onLeave);
    return () => {
      for (const type of enterTypes) element.removeEventListener(type, onEnter);
      for (const type of leaveTypes) element.removeEventListener(type, onLeave);
    };
  }, [box]);
  return isRead;
}
