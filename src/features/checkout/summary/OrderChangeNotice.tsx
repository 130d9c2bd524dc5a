import { endedOfferText, priceChangeText } from './changeTexts';
import { Notice } from '../../../ui/display/Notice';
import { useCheckoutView } from '../checkoutContext';

/**
 * Notice above the button: the order costs something else than when the checkout was opened, by the vehicle's price or because the offer
 * for the trade-in has ended. Renders nothing where it does not.
 */
export function OrderChangeNotice({ isRequest }: { isRequest: boolean }) {
  const view = useCheckoutView();
  const changes = [priceChangeText(view.vehicle.publicPrice, view.priceAtStart), endedOfferText(view)].filter(Boolean);
  if (changes.length === 0) return null;
  return (
    <Notice tone="warning">{`${changes.join(' ')} Bitte prüfen Sie Ihre ${isRequest ? 'Anfrage' : 'Bestellung'}.`}</Notice>
  );
}
