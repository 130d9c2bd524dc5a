import { oldCarText } from '../../../domain/trade-in/oldCar';
import { useOldCar } from '../../../state/valuedTradeIn';
import { ToggleButton } from '../../../ui/fields/ToggleButton';
import { useStyles } from '../../../ui/styles';
import { useCheckout } from '../runner/checkoutContext';
import type { StepContent } from '../runner/step';
import css from './tradeIn.css?inline';

/** 'Ja' shows the selection, 'Nein' clears the trade-in (rules/checkout: trade-in question). */
export const tradeInQuestion: StepContent = {
  title: 'Inzahlung\u00ADnahme',
  heading: 'Möchten Sie ein Fahrzeug in Zahlung geben?',
  intro: 'Wir rechnen den Wert auf Ihre Bestellung an.',
  when: ({ hasTradeIn }) => hasTradeIn,
  isWithoutProducts: true,
  isComplete: () => true,
  Form: TradeInQuestion,
};

const ANSWERS = [
  ['Ja', true],
  ['Nein', false],
] as const;

function TradeInQuestion() {
  useStyles(css);
  const { store, view } = useCheckout();
  const { oldCar } = useOldCar();
  const isOpen = view.draft.wantsTradeIn !== true && oldCar?.isDeducted === true;
  return (
    <div className="trade-in-question flex flex-wrap gap-8">
      {isOpen ? (
        <p className="basis-full text-14">
          {`Hier noch nicht abgezogen: ${oldCarText(oldCar)}.${oldCar.until ? ' Mit „Ja“ wählen Sie ihn aus.' : ''}`}
        </p>
      ) : null}
      {ANSWERS.map(([answer, wantsTradeIn]) => (
        <ToggleButton
          key={answer}
          isPressed={view.draft.wantsTradeIn === wantsTradeIn}
          onToggle={() => store.actions.answerTradeIn(wantsTradeIn)}
        >
          {answer}
        </ToggleButton>
      ))}
    </div>
  );
}
