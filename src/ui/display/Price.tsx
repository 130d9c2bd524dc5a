import type { ReactNode } from 'react';
import css from './Price.css?inline';
import { PARTS } from '../parts';
import { useStyles } from '../styles';
import { VisuallyHidden } from './VisuallyHidden';

interface PriceProps {
  /** Formatted ('24.990 €'), or a text instead ('Preis auf Anfrage'). */
  amount: string;
  /** Formatted; shown struck through, read as 'Statt …'. */
  previous?: string;
  /** Formatted; shown beside it, smaller. */
  net?: string;
  /** Shown under it in full ('inkl. 19 % MwSt.'). */
  note?: ReactNode;
  size?: 'small' | 'medium' | 'large';
}

/** A price with previous price, net price and VAT note. Never cut off. */
export function Price({ amount, previous, net, note, size = 'medium' }: PriceProps) {
  useStyles(css, 'ui');
  return (
    <div className={`price price--${size}`} part={PARTS.price}>
      <p className="price__line">
        <span className="price__amount">{amount}</span>
        {previous ? (
          <s className="price__previous">
            <VisuallyHidden>Statt </VisuallyHidden>
            {previous}
          </s>
        ) : null}
        {net ? <span className="price__net">{net}</span> : null}
      </p>
      {note ? <p className="price__note">{note}</p> : null}
    </div>
  );
}
