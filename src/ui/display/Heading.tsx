import type { ReactNode, Ref } from 'react';
import { classNames } from '../classNames';
import css from './Heading.css?inline';
import { useStyles } from '../styles';

interface HeadingProps {
  level: 1 | 2 | 3 | 4;
  /** px; default by level: 28 (22 below 640 px), 18, 16. */
  size?: 16 | 22 | 28;
  sub?: ReactNode;
  id?: string;
  /** Focused after a change of screen. With a `ref` always focusable. */
  isFocusable?: boolean;
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** The sub-heading is not part of the accessible name. */
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
