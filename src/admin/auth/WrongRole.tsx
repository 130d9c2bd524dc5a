import { hrefOf } from '../../domain/addresses';
import { Button } from '../../ui/actions/Button';
import { useRouteLink } from '../../ui/actions/useRouteLink';
import { Notice } from '../../ui/feedback/Notice';
import { authHref } from './authAddress';
import type { WrongRoleError } from './useStaffLogIn';

export const NO_DEALER = 'Dieses Konto gehört zu keinem Händler.';

export function WrongRole({ error, email }: { error: WrongRoleError; email: string }) {
  const account = useRouteLink(hrefOf('account'));
  const start = useRouteLink(authHref('start', email));
  return error.isStaff ? (
    <Notice tone="error" title="Hier melden sich nur Administratoren an.">
      <p>Mitarbeiterinnen und Mitarbeiter melden sich auf der Startseite des Händlerbereichs an.</p>
      <p className="flex flex-wrap gap-8">
        <Button size="small" {...start}>
          Zur Startseite
        </Button>
      </p>
    </Notice>
  ) : (
    <Notice tone="error" title={NO_DEALER}>
      <p className="flex flex-wrap gap-8">
        <Button size="small" {...account}>
          Zum Kundenkonto
        </Button>
      </p>
    </Notice>
  );
}
