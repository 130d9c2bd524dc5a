import { hrefOf } from '../../../domain/addresses';
import { tradeInStart } from '../../../domain/trade-in/address';
import { roundedText, tradeInFacts, tradeInTitle } from '../../../domain/trade-in/texts';
import { joinFacts } from '../../../lib/formatFacts';
import { tradeInResultTypes, tradeInValue, type TradeIn } from '../../../domain/trade-in/tradeIn';
import { formatPrice } from '../../../lib/format';
import { formatDate } from '../../../lib/dates/formatDate';
import { useTenant } from '../../../state/shopContext';
import { Button } from '../../../ui/actions/Button';
import { useRouteLink } from '../../../ui/actions/useRouteLink';
import { Badge } from '../../../ui/display/Badge';
import { FactList } from '../../../ui/display/FactList';
import { LatestFirst } from './LatestFirst';

export function OwnTradeIns({ tradeIns }: { tradeIns: readonly TradeIn[] }) {
  const { settings } = useTenant();
  const valuation = useRouteLink(tradeInStart(hrefOf('account')));
  const hasOwnValuation = settings.tradeInSource === 'internal';
  if (tradeIns.length === 0 && !hasOwnValuation) return null;
  return (
    <section className="account__section" aria-labelledby="account-trade-ins">
      <h2 id="account-trade-ins">Meine Inzahlungnahmen</h2>
      {tradeIns.length === 0 ? (
        <p>Sie haben noch kein Fahrzeug bewerten lassen.</p>
      ) : (
        <LatestFirst items={tradeIns} name="Meine Inzahlungnahmen">
          {(tradeIn) => (
            <>
              <div className="flex flex-wrap items-center justify-between gap-8">
                <h3>{tradeInTitle(tradeIn)}</h3>
                <Badge>{statusOf(tradeIn)}</Badge>
              </div>
              <FactList facts={factsOf(tradeIn)} />
            </>
          )}
        </LatestFirst>
      )}
      {hasOwnValuation ? (
        <p>
          <Button {...valuation}>Fahrzeug bewerten</Button>
        </p>
      ) : null}
    </section>
  );
}

function statusOf({ redeemedAt, calculationResultType }: TradeIn): string {
  if (redeemedAt !== undefined) return `Angerechnet am ${formatDate(redeemedAt)}`;
  return calculationResultType === undefined ? 'Unbekannt' : tradeInResultTypes.label(calculationResultType);
}

function factsOf(tradeIn: TradeIn) {
  const { createdAt, code, calculationResultType } = tradeIn;
  const value = calculationResultType === 'normal' ? tradeInValue(tradeIn) : 0;
  return [
    { label: 'Fahrzeug', value: tradeInFacts(tradeIn) || undefined },
    { label: 'Wert', value: value > 0 ? joinFacts([formatPrice(value), roundedText(tradeIn)]) : undefined },
    { label: 'Bewertet am', value: createdAt && formatDate(createdAt) },
    { label: 'Code', value: code },
  ].filter((fact) => fact.value !== undefined);
}
