import { priceChangeText } from './priceChangeText';
import { Notice } from '../../../ui/display/Notice';
import { useCheckoutView } from '../checkoutContext';

/** Notice above the button: the vehicle has another price than when the checkout was opened. Renders nothing where it has not. */
export function PriceChangeNotice({ isRequest }: { isRequest: boolean }) {
  const { vehicle, priceAtStart } = useCheckoutView();
  const change = priceChangeText(vehicle.publicPrice, priceAtStart);
  if (change === undefined) return null;
  return <Notice tone="warning">{`${change} Bitte prüfen Sie Ihre ${isRequest ? 'Anfrage' : 'Bestellung'}.`}</Notice>;
}
