import { hrefOf } from '../../domain/addresses';
import { Button } from '../../ui/actions/Button';
import { Notice } from '../../ui/display/Notice';
import { useRouteLink } from '../../ui/actions/useRouteLink';
import { summary } from './steps/summary';

/** Tells that the order of another vehicle was paid and not sent, with a link to it. */
export function OpenOrderNotice({ vehicleId }: { vehicleId: string }) {
  const order = useRouteLink(hrefOf('checkout', { vehicleId, step: summary.slug }));
  return (
    <Notice tone="warning" title="Ihre bezahlte Bestellung ist noch nicht abgesendet.">
      <p>
        Für ein anderes Fahrzeug haben Sie die Reservierungsgebühr schon bezahlt. Bis diese Bestellung bei uns ist,
        können Sie keine zweite Gebühr online bezahlen, und Ihre Angaben hier werden auf diesem Gerät nicht gespeichert.
      </p>
      <Button {...order} className="checkout__action" size="small">
        Zur bezahlten Bestellung
      </Button>
    </Notice>
  );
}

/** Products could not be loaded: the checkout goes on without them, and offers another try (checkout 8). */
export function OfferFailed({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  return (
    <Notice tone="warning">
      <p>Angebote und Übergabe konnten nicht geladen werden.</p>
      <Button className="checkout__action" size="small" onClick={onRetry} isBusy={isRetrying}>
        Erneut versuchen
      </Button>
    </Notice>
  );
}
