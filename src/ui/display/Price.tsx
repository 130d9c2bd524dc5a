import type { ReactNode } from 'react';
import { PARTS } from '../parts';
import { dotted } from './dotted';
import { VisuallyHidden } from './VisuallyHidden';

interface PriceProps {
  amount: string;
  /** 'netto', smaller. */
  kind?: string;
  /** Struck through, read as 'Statt …'. */
  previous?: string;
  /** The other of net and gross; before the note. */
  beside?: string;
  /** In full ('inkl. 19 % MwSt.'). */
  note?: ReactNode;
  size?: 'small' | 'medium' | 'large';
}

/** Without hooks; its sheet is in sheets.ts. Never cut off. */
export function Price({ amount, kind, previous, beside, note, size = 'medium' }: PriceProps) {
  return (
    <div className={`price price--${size}`} part={PARTS.price}>
      <p className="price__line">
        <span className="price__amount">
          {kind ? (
            <>
              {/* The space is outside, so that the kind may stand below a long amount. */}
              <span>{`${amount} `}</span>
              <small className="price__kind">{kind}</small>
            </>
          ) : (
            amount
          )}
        </span>
        {previous ? (
          <s key={previous} className="price__previous">
            <VisuallyHidden>Statt </VisuallyHidden>
            {previous}
          </s>
        ) : null}
      </p>
      {note ? (
        <p className="price__note">
          {beside ? <span>{dotted([beside, ''])}</span> : null}
          <span>{note}</span>
        </p>
      ) : null}
    </div>
  );
}
