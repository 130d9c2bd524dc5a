import { useEffect, useRef, type ReactNode } from 'react';
import { useStyles } from '../../ui/styles';
import css from './PageHead.css?inline';

interface PageHeadProps {
  title: string;
  /** What the page is for. */
  sentence: string;
  /** The one primary button. */
  action?: ReactNode;
}

/**
 * Heading of a page. The host's title is never touched (rules/admin: heading takes the focus), so the heading gets the focus on every change of page and is
 * read out.
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
