import { Button } from '../../../ui/actions/Button';
import { useCheckoutActions, useCheckoutView } from '../checkoutContext';

/** Articles chosen on the vehicle's page in the accessories navigator and charging service; they can be discarded here. */
export function NavigatorAccessories() {
  const { order } = useCheckoutView();
  const { discardAccessories } = useCheckoutActions();
  const { accessories = [] } = order;
  if (accessories.length === 0) return null;
  const title = 'Ausgewähltes Zubehör';
  return (
    <section className="summary__part" aria-label={title}>
      <div className="summary__head">
        <h2 className="summary__title">{title}</h2>
        <Button variant="quiet" size="small" aria-label={`${title} verwerfen`} onClick={discardAccessories}>
          Verwerfen
        </Button>
      </div>
      <div className="summary__text">
        {accessories.map(({ articleNumber, product }) => (
          <p key={articleNumber}>{product ? `${product.name} (${articleNumber})` : `Artikel ${articleNumber}`}</p>
        ))}
      </div>
    </section>
  );
}
