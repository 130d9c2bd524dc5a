import { Button } from '../../../ui/Button';
import { useRouteLink } from '../../../ui/useRouteLink';

/** The ways on from a result: back to an order that was begun, and to the vehicles. */
export function ResultActions({ origin = '' }: { origin: string | undefined }) {
  const overview = useRouteLink('/');
  const order = useRouteLink(origin);
  const isOrdering = /^\/cars\/[^/]+\/checkout\//.test(origin);
  return (
    <>
      {isOrdering ? (
        <Button variant="primary" {...order}>
          Weiter mit der Bestellung
        </Button>
      ) : null}
      <Button variant={isOrdering ? 'secondary' : 'primary'} {...overview}>
        Zurück zur Übersicht
      </Button>
    </>
  );
}
