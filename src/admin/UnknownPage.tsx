import Search from 'lucide-react/icons/search';
import { isStaff } from '../domain/account/role';
import { hrefOf } from '../domain/addresses';
import { useSession } from '../state/shopContext';
import { Button } from '../ui/actions/Button';
import { useRouteLink } from '../ui/actions/useRouteLink';
import { EmptyState } from '../ui/feedback/EmptyState';

export function UnknownPage() {
  const isIn = isStaff(useSession().user?.roles ?? []);
  const first = useRouteLink(hrefOf('admin', isIn ? { area: 'settings' } : {}));
  return (
    <EmptyState
      icon={<Search />}
      level={1}
      title="404 - Seite nicht gefunden"
      actions={
        <Button variant="primary" {...first}>
          {isIn ? 'Zu Heute' : 'Zur Anmeldung'}
        </Button>
      }
    >
      Diese Adresse gibt es im Händlerbereich nicht.
    </EmptyState>
  );
}
