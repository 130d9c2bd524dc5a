import type { ReactNode, Ref } from 'react';
import css from './Heading.css?inline';
import { useStyles } from '../styles';

interface HeadingProps {
  /** Level in the page's outline. */
  level: 1 | 2 | 3 | 4;
  /** Font size, px; default by level (28, 22, 18, 16). */
  size?: 16 | 18 | 22 | 28;
  /** Sub-heading in smaller text. */
  sub?: ReactNode;
  id?: string;
  /** Receives the focus after a change of screen. A heading with a `ref` is always focusable. */
  isFocusable?: boolean;
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

const sizes = { 1: 28, 2: 22, 3: 18, 4: 16 } as const;

/** A heading with an optional sub-heading, which is not part of its accessible name. */
export function Heading({ level, size = sizes[level], sub, id, isFocusable, ref, children }: HeadingProps) {
  useStyles(css, 'ui');
  const Tag = `h${level}` as const;
  return (
    <div className={`heading heading--${size}`}>
      <Tag id={id} ref={ref} tabIndex={isFocusable || ref ? -1 : undefined}>
        {children}
      </Tag>
      {sub ? <p className="heading__sub">{sub}</p> : null}
    </div>
  );
}
