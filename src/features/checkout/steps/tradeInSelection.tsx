import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { formatKm, formatMonthYear, formatPrice } from '../../../lib/format';
import { tradeInStart } from '../../../domain/trade-in/address';
import { isTradeInListed, isTradeInSelectable, tradeInValue, type TradeIn } from '../../../domain/trade-in/tradeIn';
import { Button } from '../../../ui/actions/Button';
import { MultiOptionCards } from '../../../ui/fields/OptionCards';
import { useStyles } from '../../../ui/styles';
import { useRouteLink } from '../../../ui/actions/useRouteLink';
import { useCheckout, useCheckoutActions, useCheckoutView } from '../checkoutContext';
import type { CheckoutStep } from '../step';
import { EMPTY_LOOKUP, LoadTradeInDialog } from './LoadTradeInDialog';
import css from './tradeIn.css?inline';

/** Which valued vehicle is given in part exchange (checkout 4). */
export const tradeInSelection: CheckoutStep = {
  slug: '2-trade-in-selection',
  title: 'Ihr Fahrzeug',
  heading: 'Welches Fahrzeug geben Sie in Zahlung?',
  intro: 'Laden Sie Ihre Bewertung mit dem Code und der E-Mail-Adresse, unter der Sie sie erhalten haben.',
  missing: 'Bitte wählen Sie ein bewertetes Fahrzeug aus.',
  when: ({ hasTradeIn, draft }) => hasTradeIn && draft.wantsTradeIn === true,
  isComplete: ({ order }) => order.tradeIn !== undefined,
  Form: TradeInSelection,
  Summary: ChosenTradeIn,
};

function TradeInSelection() {
  useStyles(css);
  const { goOn } = useCheckout();
  const { draft, tenant } = useCheckoutView();
  const { answerTradeIn, toggleTradeIn } = useCheckoutActions();
  const [isLoading, setLoading] = useState(false);
  const [lookup, setLookup] = useState(EMPTY_LOOKUP);
  const hasOwnValuation = tenant.settings.tradeInSource === 'internal';
  const valuation = useRouteLink(tradeInStart(useLocation().pathname));
  const listed = draft.tradeIns.filter(isTradeInListed);
  const chosen = listed.filter(({ id }) => id === draft.tradeInId).map(({ id }) => id);

  const select = (ids: readonly string[]) => {
    const pressed = ids.find((id) => !chosen.includes(id)) ?? chosen[0];
    if (pressed !== undefined) toggleTradeIn(pressed);
  };
  const skip = () => {
    answerTradeIn(false);
    goOn();
  };

  return (
    <div className="trade-in-selection">
      {listed.length > 0 ? (
        <MultiOptionCards
          label="Ihre bewerteten Fahrzeuge"
          options={listed.map((tradeIn) => ({
            value: tradeIn.id,
            title: tradeInTitle(tradeIn),
            description: isTradeInSelectable(tradeIn)
              ? factsOf(tradeIn)
              : 'Die errechnete Inzahlungnahme bedarf einer zusätzlichen Prüfung durch einen Mitarbeiter im Autohaus.',
            price: isTradeInSelectable(tradeIn) ? formatPrice(tradeInValue(tradeIn)) : undefined,
            isDisabled: !isTradeInSelectable(tradeIn),
          }))}
          value={chosen}
          onChange={select}
        />
      ) : null}
      <div className="trade-in-selection__actions">
        <Button variant={chosen.length > 0 ? 'secondary' : 'primary'} onClick={() => setLoading(true)}>
          Bewertung laden
        </Button>
        {hasOwnValuation ? <Button {...valuation}>Fahrzeug jetzt bewerten</Button> : null}
        <Button variant="quiet" onClick={skip}>
          Ohne Inzahlungnahme fortfahren
        </Button>
      </div>
      {isLoading ? <LoadTradeInDialog entries={lookup} onEntry={setLookup} onClose={() => setLoading(false)} /> : null}
    </div>
  );
}

function ChosenTradeIn() {
  const { tradeIn } = useCheckoutView().order;
  if (!tradeIn) return null;
  return (
    <>
      <p>{tradeInTitle(tradeIn)}</p>
      <p>{`${factsOf(tradeIn)}${factsOf(tradeIn) ? ' · ' : ''}Wert: ${formatPrice(tradeInValue(tradeIn))}`}</p>
    </>
  );
}

function tradeInTitle({ manufacturer, model, vin }: TradeIn): string {
  return [manufacturer, model].filter(Boolean).join(' ') || (vin ?? 'Ihr Fahrzeug');
}

function factsOf({ firstRegistration, mileAge }: TradeIn): string {
  return [
    firstRegistration === undefined ? '' : `Erstzulassung ${formatMonthYear(firstRegistration)}`,
    mileAge === undefined ? '' : formatKm(mileAge),
  ]
    .filter(Boolean)
    .join(' · ');
}
