import type { ReactNode } from 'react';

/** Its sheet is in sheets.ts. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
