import { useEffect, useRef, type ReactNode } from 'react';
import { useStyles } from '../../ui/styles';
import css from './PageHead.css?inline';

interface PageHeadProps {
  title: string;
  sentence: string;
  /** Primary button. */
  action?: ReactNode;
}

/**
 * Heading of a page. It takes the focus on every change of page, so that screen readers announce the page: the title belongs to
 * the host (rules/admin: heading takes the focus).
 */
export function PageHead({ title, sentence, action }: PageHeadProps) {
  useStyles(css);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title]);
  return (
    <header className="page-head">
      <div className="page-head__text">
        <h1 className="page-head__title" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="page-head__sentence">{sentence}</p>
      </div>
      {action === undefined ? null : <div className="page-head__action">{action}</div>}
    </header>
  );
}
