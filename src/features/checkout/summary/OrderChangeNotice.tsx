import { endedOfferText, priceChangeText } from './changeTexts';
import { Notice } from '../../../ui/display/Notice';
import { useCheckoutView } from '../checkoutContext';

/** Notice above the button about a changed price of the vehicle or an expired trade-in offer. Renders nothing without a change. */
export function OrderChangeNotice({ isRequest }: { isRequest: boolean }) {
  const view = useCheckoutView();
  const changes = [priceChangeText(view.vehicle.publicPrice, view.priceAtStart), endedOfferText(view)].filter(Boolean);
  if (changes.length === 0) return null;
  return (
    <Notice tone="warning">{`${changes.join(' ')} Bitte prüfen Sie Ihre ${isRequest ? 'Anfrage' : 'Bestellung'}.`}</Notice>
  );
}
