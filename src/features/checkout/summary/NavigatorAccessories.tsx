import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/Button';
import { useCheckoutActions, useCheckoutView } from '../checkoutContext';

/**
 * Articles chosen on the vehicle's page in the accessories navigator and charging service; they can be discarded here.
 *
 * @param children their lines of the bill; articles without a price are wishes below the sums
 */
export function NavigatorAccessories({ children }: { children: ReactNode }) {
  const { order } = useCheckoutView();
  const { discardAccessories } = useCheckoutActions();
  const { accessories = [] } = order;
  if (accessories.length === 0) return null;
  const title = 'Ausgewähltes Zubehör';
  return (
    <section className="summary__part" aria-label={title}>
      {children}
      <div className="summary__foot">
        <p className="summary__text">{title}</p>
        <Button
          className="summary__change"
          variant="quiet"
          size="small"
          aria-label={`${title} verwerfen`}
          onClick={discardAccessories}
        >
          Verwerfen
        </Button>
      </div>
    </section>
  );
}
