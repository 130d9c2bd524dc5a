import { sentIn } from '../../../domain/order/orderState';
import { useStyles } from '../../../ui/styles';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { useCheckout, useCheckoutView } from '../runner/checkoutContext';
import css from './leave.css?inline';
import { SentOrderFacts, sentOrderNoun } from '../notices/SentOrder';

/** Send again unchanged, or cancel and order anew (rules/order-and-payment: change after sending). */
export function ChangeSentDialog() {
  useStyles(css);
  const { store } = useCheckout();
  const { renew } = store.actions;
  const keepAsSent = () => store.raise({ type: 'keepAsSent' });
  const sent = sentIn(useCheckoutView().draft.state);
  if (!sent) return null;
  const noun = sentOrderNoun(sent);
  return (
    <Dialog
      title={`Ihre ${noun} ist vielleicht schon angekommen`}
      size="small"
      focusesTitle
      onClose={keepAsSent}
      footer={
        <Button
          variant="primary"
          onClick={() => {
            keepAsSent();
            store.press();
          }}
        >
          Unverändert noch einmal senden
        </Button>
      }
    >
      <div className="leave">
        <p>
          {`Wir haben sie so gesendet und keine Antwort erhalten. Senden Sie sie unverändert noch einmal, wird daraus keine zweite ${noun}.`}
        </p>
        <SentOrderFacts sent={sent} />
        <p>
          {`Möchten Sie etwas ändern? Dann bitten wir das Autohaus in Ihrem Namen, diese ${noun} zu stornieren, und Sie senden eine neue mit eigener Vorgangsnummer.`}
        </p>
        <Button isWide onClick={renew}>
          {noun === 'Anfrage' ? 'Erste Anfrage stornieren, neu anfragen' : 'Erste Bestellung stornieren, neu bestellen'}
        </Button>
        <Button isWide variant="quiet" onClick={keepAsSent}>
          Nichts ändern
        </Button>
      </div>
    </Dialog>
  );
}
