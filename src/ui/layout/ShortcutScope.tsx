import { useEffect, useEffectEvent, type ReactNode, type RefObject } from 'react';

interface ShortcutScopeProps {
  ref: RefObject<HTMLDivElement | null>;
  className?: string;
  onKey: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** Shortcuts work only with the focus inside (WCAG 2.1.4). No role, no tab stop. */
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
