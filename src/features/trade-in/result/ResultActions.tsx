import { hrefOf, isAt } from '../../../domain/addresses';
import { LEAVE_PARAMETER } from '../../../domain/queryParameters';
import { Button } from '../../../ui/actions/Button';
import { useRouteLink } from '../../../ui/actions/useRouteLink';

interface ResultActionsProps {
  /** Where the visitor came from. */
  origin?: string;
  /** Another action of the screen is the primary one. */
  isFailure?: boolean;
}

/** The ways on from a result: back to an order that was begun, and to the vehicles; what becomes of the order is asked there (rules/trade-in: back from the valuation). */
export function ResultActions({ origin = '', isFailure = false }: ResultActionsProps) {
  const isOrdering = isAt(origin.replace(/\?.*/, ''), 'checkout');
  const order = useRouteLink(origin);
  const overview = useRouteLink(isOrdering ? leavingOf(origin) : hrefOf('search'));
  return (
    <>
      {isOrdering ? (
        <Button variant={isFailure ? 'secondary' : 'primary'} {...order}>
          Weiter mit der Bestellung
        </Button>
      ) : null}
      <Button variant={isOrdering || isFailure ? 'secondary' : 'primary'} {...overview}>
        Zurück zur Übersicht
      </Button>
    </>
  );
}

/** The step of an order, which then asks how to leave it. */
function leavingOf(origin: string): string {
  return `${origin}${origin.includes('?') ? '&' : '?'}${LEAVE_PARAMETER}=1`;
}
