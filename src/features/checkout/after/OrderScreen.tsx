import { useEffect, useRef, type ReactNode } from 'react';
import { useHost } from '../../../state/shopContext';
import { useStyles } from '../../../ui/styles';
import frameCss from '../CheckoutFrame.css?inline';
import css from './OrderSuccess.css?inline';

interface OrderScreenProps {
  /** Picture or sign above the title. */
  mark?: ReactNode;
  title: string;
  children: ReactNode;
}

/** Screen about an order that is no longer edited: opens at its top, with the focus on the title. */
export function OrderScreen({ mark, title, children }: OrderScreenProps) {
  useStyles(frameCss);
  useStyles(css);
  const host = useHost();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    host.scrollToTop(true);
    heading.current?.focus({ preventScroll: true });
  }, [host]);
  return (
    <div className="order-success">
      {mark}
      <h1 className="order-success__heading" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}
