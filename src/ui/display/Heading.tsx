import type { ReactNode, Ref } from 'react';
import { classNames } from '../classNames';
import css from './Heading.css?inline';
import { useStyles } from '../styles';

interface HeadingProps {
  /** Level in the page's outline. */
  level: 1 | 2 | 3 | 4;
  /** Font size, px; by level without it (28, below 640 px 22; 18; 16). */
  size?: 16 | 22 | 28;
  sub?: ReactNode;
  id?: string;
  /** Receives the focus after a change of screen. A heading with a `ref` is always focusable. */
  isFocusable?: boolean;
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A heading with an optional sub-heading, which is not part of its accessible name. */
export function Heading({ level, size, sub, id, isFocusable, ref, children }: HeadingProps) {
  useStyles(css, 'ui');
  const Tag = `h${level}` as const;
  return (
    <div className={classNames('heading', size && `heading--${size}`)}>
      <Tag id={id} ref={ref} tabIndex={isFocusable || ref ? -1 : undefined}>
        {children}
      </Tag>
      {sub ? <p className="heading__sub">{sub}</p> : null}
    </div>
  );
}
