import { useEffect, useEffectEvent, type ReactNode, type RefObject } from 'react';

interface ShortcutScopeProps {
  ref: RefObject<HTMLDivElement | null>;
  className?: string;
  onKey: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** Container with keyboard shortcuts that work only while it contains the focus (WCAG 2.1.4). It has no role and no tab stop. */
export function ShortcutScope({ ref, className, onKey, children }: ShortcutScopeProps) {
  const press = useEffectEvent(onKey);
  useEffect(() => {
    const area = ref.current;
    if (area === null) return;
    const listener = (event: KeyboardEvent) => press(event);
    area.addEventListener('keydown', listener);
    return () => area.removeEventListener('keydown', listener);
  }, [ref]);
  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  );
}
