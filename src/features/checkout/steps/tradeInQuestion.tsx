import { Button } from '../../../ui/actions/Button';
import { useStyles } from '../../../ui/styles';
import { useCheckout } from '../checkoutContext';
import type { CheckoutStep } from '../step';
import css from './tradeIn.css?inline';

/** First step: 'Ja' opens the selection, 'Nein' clears the trade-in (rules/checkout: trade-in question). */
export const tradeInQuestion: CheckoutStep = {
  slug: '1-trade-in',
  phase: 'extras',
  title: 'Inzahlung\u00ADnahme',
  heading: 'Möchten Sie ein Fahrzeug in Zahlung geben?',
  intro:
    'Wir rechnen den Wert auf Ihre Bestellung an. Bewerten lassen können Sie es im nächsten Schritt in wenigen Minuten, kostenlos und unverbindlich; eine Bewertung, die Sie schon haben, laden Sie dort.',
  when: ({ hasTradeIn }) => hasTradeIn,
  isComplete: () => true,
  hidesNavigation: true,
  Form: TradeInQuestion,
};

function TradeInQuestion() {
  useStyles(css);
  const { store, view, goOn } = useCheckout();
  const answer = (wantsTradeIn: boolean) => {
    store.actions.answerTradeIn(wantsTradeIn);
    goOn();
  };
  return (
    <div className="trade-in-question">
      <Button
        variant={view.draft.wantsTradeIn === true ? 'primary' : 'secondary'}
        size="large"
        onClick={() => answer(true)}
      >
        Ja
      </Button>
      <Button
        variant={view.draft.wantsTradeIn === false ? 'primary' : 'secondary'}
        size="large"
        onClick={() => answer(false)}
      >
        Nein
      </Button>
    </div>
  );
}
