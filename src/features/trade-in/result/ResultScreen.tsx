import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useHost } from '../../../state/shopContext';
import { useStyles } from '../../../ui/styles';
import css from './ResultScreen.css?inline';

interface ResultScreenProps {
  icon: ReactElement;
  title: string;
  children: ReactNode;
  actions: ReactNode;
  next?: ReactNode;
}

/** Screen in place of the form after the entries were sent; scrolls into view and focuses its heading. */
export function ResultScreen({ icon, title, children, actions, next }: ResultScreenProps) {
  useStyles(css);
  const host = useHost();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    host.scrollToTop(true);
    heading.current?.focus({ preventScroll: true });
  }, [host]);
  return (
    <div className="trade-in-result">
      <span className="trade-in-result__icon">{icon}</span>
      <h1 className="trade-in-result__title" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
      <div className="trade-in-result__actions">{actions}</div>
      {next}
    </div>
  );
}
