import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { formatPrice } from '../../../lib/format';
import { tradeInStart } from '../../../domain/trade-in/address';
import { offerText, tradeInTitle } from '../../../domain/trade-in/texts';
import { isTradeInListed, isTradeInSelectable, tradeInValue } from '../../../domain/trade-in/tradeIn';
import { tradeInTarget } from '../../../shared/thirdParty/tradeInTarget';
import { useAccount } from '../../../state/account';
import { useValuedTradeIn } from '../../../state/valuedTradeIn';
import { Button } from '../../../ui/actions/Button';
import { MultiOptionCards } from '../../../ui/fields/OptionCards';
import { useStyles } from '../../../ui/styles';
import { Notice } from '../../../ui/feedback/Notice';
import { useRouteLink } from '../../../ui/actions/useRouteLink';
import { OFFER_ENDED } from '../../../domain/order/orderTerm';
import type { OrderDecisions } from '../../../domain/order/draft';
import { useCheckout, useCheckoutActions, useCheckoutView } from '../runner/checkoutContext';
import type { StepContent } from '../runner/step';
import { LoadTradeInDialog } from './LoadTradeInDialog';
import css from './tradeIn.css?inline';

/** rules/trade-in: selection */
export const tradeInSelection: StepContent = {
  title: 'Ihr Fahrzeug',
  heading: 'Welches Fahrzeug geben Sie in Zahlung?',
  intro:
    'Lassen Sie Ihr Fahrzeug in wenigen Minuten kostenlos und unverbindlich bewerten, oder lösen Sie den Code ein, den Sie per E-Mail erhalten haben.',
  missing: ({ draft }) =>
    draft.tradeIns.some(isTradeInListed)
      ? 'Bitte wählen Sie ein bewertetes Fahrzeug aus.'
      : 'Bitte lassen Sie Ihr Fahrzeug bewerten, lösen Sie einen Code ein, oder wählen Sie bei der Inzahlungnahme „Nein“.',
  when: ({ hasTradeIn, draft }) => hasTradeIn && draft.wantsTradeIn === true,
  isWithoutProducts: true,
  isComplete: ({ order }) => order.tradeIn !== undefined,
  Form: TradeInSelection,
  hasDetails: ({ order, draft }) => order.tradeIn !== undefined || isOfferEnded(draft),
  Details: ChosenTradeIn,
};

function TradeInSelection({ missing }: { missing?: ReactNode }) {
  useStyles(css);
  const { draft, tradeInValidity } = useCheckoutView();
  const { toggleTradeIn, addTradeIn } = useCheckoutActions();
  const account = useAccount();
  const [isLoading, setLoading] = useState(false);
  const valued = useValuedTradeIn();

  // A valuation of this visit with a result needs no code.
  const addValued = useEffectEvent(() => {
    const { tradeIn } = valued;
    if (tradeIn && !draft.tradeIns.some(({ id }) => id === tradeIn.id)) {
      addTradeIn(tradeIn, isTradeInSelectable(tradeIn, tradeInValidity));
    }
  });
  useEffect(() => addValued(), []);
  const others = account?.tradeIns.filter(({ id }) => !draft.tradeIns.some((loaded) => loaded.id === id)) ?? [];
  const listed = [...draft.tradeIns, ...others].filter(isTradeInListed);
  const chosen = listed.filter(({ id }) => id === draft.tradeInId).map(({ id }) => id);
  // (rules/trade-in: value read again)
  const isCodeNeeded = !account && draft.tradeIns.some(({ id, code }) => id === draft.tradeInId && code === undefined);

  const select = (ids: readonly string[]) => {
    const pressed = ids.find((id) => !chosen.includes(id)) ?? chosen[0];
    const other = others.find(({ id }) => id === pressed);
    if (other) addTradeIn(other, isTradeInSelectable(other, tradeInValidity));
    else if (pressed !== undefined) toggleTradeIn(pressed);
  };

  return (
    <div className="grid gap-24">
      {missing}
      {listed.length > 0 ? (
        <MultiOptionCards
          label="Ihre bewerteten Fahrzeuge"
          options={listed.map((tradeIn) => ({
            value: tradeIn.id,
            title: tradeInTitle(tradeIn),
            description: offerText(tradeIn, tradeInValidity),
            price: isTradeInSelectable(tradeIn, tradeInValidity) ? formatPrice(tradeInValue(tradeIn)) : undefined,
            isDisabled: !isTradeInSelectable(tradeIn, tradeInValidity),
          }))}
          value={chosen}
          onChange={select}
        />
      ) : null}
      {isCodeNeeded ? (
        <Notice isStatic title="Bitte lösen Sie noch den Code aus Ihrer E-Mail ein.">
          {`Mit ihm wird der Wert Ihres Fahrzeugs geprüft, bevor Ihre Bestellung gesendet wird.${valued.email === undefined ? '' : ` Die E-Mail ist an ${valued.email} gegangen.`}`}
        </Notice>
      ) : null}
      {valued.email !== undefined && valued.tradeIn === undefined && chosen.length === 0 ? (
        <Notice isStatic title="Ihre Bewertung ist unterwegs.">
          {`Das Ergebnis kommt per E-Mail an ${valued.email}. Mit dem Code daraus wählen Sie es hier aus.`}
        </Notice>
      ) : null}
      <div className="trade-in-selection__actions">
        <ValuationLink />
        <Button onClick={() => setLoading(true)}>Code einlösen</Button>
      </div>
      {isLoading ? <LoadTradeInDialog onClose={() => setLoading(false)} /> : null}
    </div>
  );
}

function ValuationLink() {
  const { view, hrefOfStep } = useCheckout();
  const target = tradeInTarget(view.tenant.settings);
  const internalLink = useRouteLink(tradeInStart(hrefOfStep('2-trade-in-selection')));
  if (target === undefined) return null;
  const link =
    target.kind === 'internal' ? internalLink : { href: target.url, target: '_blank', rel: 'noopener noreferrer' };
  return <Button {...link}>Fahrzeug jetzt bewerten</Button>;
}

const isOfferEnded = ({ wantsTradeIn, tradeInId }: OrderDecisions) => wantsTradeIn === true && tradeInId !== undefined;

function ChosenTradeIn() {
  const view = useCheckoutView();
  const { tradeIn } = view.order;
  if (!tradeIn) return isOfferEnded(view.draft) ? <p>{OFFER_ENDED}</p> : null;
  return (
    <>
      <p>{tradeInTitle(tradeIn)}</p>
      <p>{offerText(tradeIn, view.tradeInValidity)}</p>
    </>
  );
}
