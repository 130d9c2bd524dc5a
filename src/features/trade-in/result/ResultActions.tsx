import { hrefOf, isAt } from '../../../domain/addresses';
import { LEAVE_PARAMETER } from '../../../domain/queryParameters';
import { Button } from '../../../ui/actions/Button';
import { useRouteLink } from '../../../ui/actions/useRouteLink';

interface ResultActionsProps {
  /** Path that the visitor came from. */
  origin?: string;
  /** The screen has a primary action of its own. */
  isFailure?: boolean;
}

/** Buttons back to a started order and to the vehicles, which asks about leaving the order (rules/trade-in: back from the valuation). */
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

/** Link to a step of the order that opens the dialog for leaving it. */
function leavingOf(origin: string): string {
  return `${origin}${origin.includes('?') ? '&' : '?'}${LEAVE_PARAMETER}=1`;
}
