import { hrefOf } from '../../../domain/addresses';
import { sentIn } from '../../../domain/order/orderState';
import { Button } from '../../../ui/actions/Button';
import { useRouteLink } from '../../../ui/actions/useRouteLink';
import { Notice } from '../../../ui/display/Notice';
import { useCheckoutView } from '../checkoutContext';
import { SentOrderFacts, sentOrderNoun } from './SentOrderFacts';

/** The order was sent and not answered: what it was sent with, and what to do. Renders nothing else. */
export function SentOrderNotice({ isStatic }: { isStatic?: boolean }) {
  const { state } = useCheckoutView().draft;
  const sent = sentIn(state);
  if (!sent || state.order.stage === 'sending') return null;
  const noun = sentOrderNoun(sent);
  return (
    <Notice isStatic={isStatic} tone="warning" title={`Ihre ${noun} ist vielleicht schon angekommen.`}>
      <p>
        {`Wir haben sie gesendet und keine Antwort erhalten. Bitte senden Sie sie unverändert noch einmal: Ist sie schon da, wird daraus keine zweite ${noun}.`}
      </p>
      <SentOrderFacts sent={sent} />
    </Notice>
  );
}

/** The same above the other steps, with the way to the summary. */
export function SentOrderHint({ summarySlug }: { summarySlug: string }) {
  const { draft, vehicle } = useCheckoutView();
  const summary = useRouteLink(hrefOf('checkout', { vehicleId: vehicle.id, step: summarySlug }));
  const sent = sentIn(draft.state);
  if (!sent) return null;
  const noun = sentOrderNoun(sent);
  return (
    <Notice isStatic tone="warning" title={`Ihre ${noun} ist vielleicht schon angekommen.`}>
      <p>Wir haben sie gesendet und keine Antwort erhalten. Was Sie hier ändern, gilt für sie nicht mehr.</p>
      <Button {...summary} className="checkout__action" size="small">
        {`Zur gesendeten ${noun}`}
      </Button>
    </Notice>
  );
}
