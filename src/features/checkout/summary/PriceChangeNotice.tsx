import { exactPrice } from '../../../lib/exactPrice';
import { Notice } from '../../../ui/display/Notice';
import { useCheckoutView } from '../checkoutContext';

/** Notice above the button: the vehicle has another price than when the checkout was opened. Renders nothing where it has not. */
export function PriceChangeNotice({ isRequest }: { isRequest: boolean }) {
  const { vehicle, priceAtStart } = useCheckoutView();
  const { publicPrice } = vehicle;
  if (priceAtStart === undefined || publicPrice === undefined || priceAtStart === publicPrice) return null;
  return (
    <Notice tone="warning">
      {`Der Preis dieses Fahrzeugs hat sich geändert: ${exactPrice(publicPrice)} statt ${exactPrice(priceAtStart)}. Bitte prüfen Sie Ihre ${isRequest ? 'Anfrage' : 'Bestellung'}.`}
    </Notice>
  );
}
