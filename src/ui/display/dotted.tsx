import type { ReactNode } from 'react';

/**
 * Facts in a line. Each dot is drawn on a space (theme.css), which is gone where a line ends. Where they may change, the element around them
 * has a key: programs that translate pages move texts.
 */
export const dotted = (facts: readonly string[]): ReactNode =>
  facts.flatMap((fact, at) => (at === 0 ? fact : [<i key={at} className="dot" />, ` ${fact}`]));
