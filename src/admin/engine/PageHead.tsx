import { useEffect, useRef, type ReactNode } from 'react';
import { useStyles } from '../../ui/styles';
import css from './PageHead.css?inline';

interface PageHeadProps {
  title: string;
  sentence: string;
  action?: ReactNode;
}

/** Focused at every change of page (rules/admin: heading takes the focus). */
export function PageHead({ title, sentence, action }: PageHeadProps) {
  useStyles(css);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title]);
  return (
    <header className="flex flex-wrap items-start justify-between gap-y-12 gap-x-24">
      <div className="grid flex-320 gap-4 min-w-0">
        <h1 className="page-head__title" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="max-w-680 text-muted text-14">{sentence}</p>
      </div>
      {action === undefined ? null : (
        <div className="page-head__action flex flex-wrap gap-8 below-small:w-full empty:hidden">{action}</div>
      )}
    </header>
  );
}
