import { hrefOf, isAt } from '../../../domain/addresses';
import { LEAVE_PARAMETER } from '../../../domain/queryParameters';
import { Button } from '../../../ui/actions/Button';
import { useRouteLink } from '../../../ui/actions/useRouteLink';

interface ResultActionsProps {
  origin?: string;
  isFailure?: boolean;
}

/** To the started order or vehicle, and to the vehicles, which asks about leaving the order. */
export function ResultActions({ origin = '', isFailure = false }: ResultActionsProps) {
  const originPath = origin.replace(/\?.*/, '');
  const isOrdering = isAt(originPath, 'checkout');
  const back = isOrdering
    ? 'Weiter mit der Bestellung'
    : isAt(originPath, 'vehicle')
      ? 'Zurück zum Fahrzeug'
      : undefined;
  const returning = useRouteLink(origin);
  const overview = useRouteLink(isOrdering ? leavingOf(origin) : hrefOf('search'));
  return (
    <>
      {back === undefined ? null : (
        <Button variant={isFailure ? 'secondary' : 'primary'} {...returning}>
          {back}
        </Button>
      )}
      <Button variant={back !== undefined || isFailure ? 'secondary' : 'primary'} {...overview}>
        Zurück zur Übersicht
      </Button>
    </>
  );
}

function leavingOf(origin: string): string {
  return `${origin}${origin.includes('?') ? '&' : '?'}${LEAVE_PARAMETER}=1`;
}
