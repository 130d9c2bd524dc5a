import { hrefOf } from '../../../domain/addresses';
import { tradeInStart } from '../../../domain/trade-in/address';
import { offerText, tradeInFacts, tradeInTitle } from '../../../domain/trade-in/texts';
import { DOT, joinFacts } from '../../../lib/formatFacts';
import { dotted } from '../../../ui/display/dotted';
import {
  isTradeInExpired,
  isTradeInSelectable,
  tradeInResultTypes,
  tradeInValidityOf,
  tradeInValue,
  type TradeIn,
  type TradeInValidity,
} from '../../../domain/trade-in/tradeIn';
import { formatPrice } from '../../../lib/format';
import { formatDate } from '../../../lib/dates/formatDate';
import { useNow, useTenant } from '../../../state/shopContext';
import { Button } from '../../../ui/actions/Button';
import { useRouteLink } from '../../../ui/actions/useRouteLink';
import { Badge } from '../../../ui/display/Badge';
import { LatestFirst } from './LatestFirst';

export function OwnTradeIns({ tradeIns }: { tradeIns: readonly TradeIn[] }) {
  const { settings } = useTenant();
  const validity = tradeInValidityOf(settings, useNow()());
  const valuation = useRouteLink(tradeInStart(hrefOf('account')));
  const hasOwnValuation = settings.tradeInSource === 'internal';
  const isEmpty = tradeIns.length === 0;
  if (isEmpty && !hasOwnValuation) return null;
  const valuate = hasOwnValuation ? <Button {...valuation}>Fahrzeug bewerten</Button> : null;
  return (
    <section className="account__section" aria-labelledby="account-trade-ins">
      <div className="flex flex-wrap items-center justify-between gap-16">
        <h2 id="account-trade-ins">Meine Inzahlungnahmen</h2>
        {isEmpty ? valuate : null}
      </div>
      {isEmpty ? null : (
        <LatestFirst items={tradeIns} name="Meine Inzahlungnahmen" action={valuate}>
          {(tradeIn) => (
            <>
              <div className="flex flex-wrap items-center justify-between gap-8">
                <h3>{tradeInTitle(tradeIn)}</h3>
                {valueOf(tradeIn, validity) ?? <Badge>{statusOf(tradeIn, validity)}</Badge>}
              </div>
              <p className="text-14 text-muted">{dotted(lineOf(tradeIn, validity).split(DOT))}</p>
            </>
          )}
        </LatestFirst>
      )}
    </section>
  );
}

function valueOf(tradeIn: TradeIn, validity: TradeInValidity) {
  const value = tradeInValue(tradeIn);
  return value > 0 && isTradeInSelectable(tradeIn, validity) ? <strong>{formatPrice(value)}</strong> : undefined;
}

const isEnded = (tradeIn: TradeIn, validity: TradeInValidity) =>
  tradeIn.redeemedAt === undefined && tradeIn.calculationResultType === 'normal' && isTradeInExpired(tradeIn, validity);

function statusOf(tradeIn: TradeIn, validity: TradeInValidity): string {
  const { redeemedAt, calculationResultType } = tradeIn;
  if (redeemedAt !== undefined) return `Angerechnet am ${formatDate(redeemedAt)}`;
  if (isEnded(tradeIn, validity)) return 'Abgelaufen';
  return calculationResultType === undefined ? 'Unbekannt' : tradeInResultTypes.label(calculationResultType);
}

function lineOf(tradeIn: TradeIn, validity: TradeInValidity): string {
  if (isEnded(tradeIn, validity)) return offerText(tradeIn, validity);
  return joinFacts([
    isTradeInSelectable(tradeIn, validity) ? offerText(tradeIn, validity) : tradeInFacts(tradeIn),
    tradeIn.code && `Code\u00a0${tradeIn.code}`,
  ]);
}
