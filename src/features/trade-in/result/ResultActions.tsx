import { useState, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { hrefOf } from '../../../domain/addresses';
import { Button } from '../../../ui/actions/Button';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { useRouteLink } from '../../../ui/actions/useRouteLink';

interface ResultActionsProps {
  /** Where the visitor came from. */
  origin?: string;
  /** There is something better to do. */
  isFailure?: boolean;
}

/** The ways on from a result: back to an order that was begun, and to the vehicles, where nothing is kept of it (checkout 4). */
export function ResultActions({ origin = '', isFailure = false }: ResultActionsProps) {
  const navigate = useNavigate();
  const overview = useRouteLink(hrefOf('search'));
  const order = useRouteLink(origin);
  const [isAsking, setAsking] = useState(false);
  const isOrdering = /^\/cars\/[^/]+\/checkout\//.test(origin);
  return (
    <>
      {isOrdering ? (
        <Button variant={isFailure ? 'secondary' : 'primary'} {...order}>
          Weiter mit der Bestellung
        </Button>
      ) : null}
      <Button
        variant={isOrdering || isFailure ? 'secondary' : 'primary'}
        {...overview}
        onClick={(event: MouseEvent<HTMLAnchorElement>) => {
          if (isOrdering) event.preventDefault();
          else overview.onClick(event);
          setAsking(isOrdering);
        }}
      >
        Zurück zur Übersicht
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title="Bestellung verlassen?"
          confirmLabel="Zurück zur Übersicht"
          onConfirm={() => void navigate(hrefOf('search'))}
          onCancel={() => setAsking(false)}
        >
          Ihre begonnene Bestellung wird dabei nicht gespeichert.
        </ConfirmDialog>
      ) : null}
    </>
  );
}
