import type { ReactNode } from 'react';
import { useTopOfScreen } from '../../../shared/frame/useTopOfScreen';
import { useStyles } from '../../../ui/styles';
import frameCss from '../CheckoutFrame.css?inline';
import css from './OrderSuccess.css?inline';

interface OrderScreenProps {
  mark?: ReactNode;
  title: string;
  children: ReactNode;
}

/** Opens at its top, the title focused. */
export function OrderScreen({ mark, title, children }: OrderScreenProps) {
  useStyles(frameCss);
  useStyles(css);
  const heading = useTopOfScreen(true);
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
