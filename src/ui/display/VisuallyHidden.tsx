import type { ReactNode } from 'react';

/** Text for screen readers only; its sheet comes with the theme (sheets.ts). */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
