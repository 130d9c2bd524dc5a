import Lock from 'lucide-react/icons/lock';
import { hrefOf } from '../../domain/addresses';
import { Button } from '../../ui/actions/Button';
import { useRouteLink } from '../../ui/actions/useRouteLink';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { WhoMay } from '../WhoMay';

/** The platform answered 403, or the role may not read it. */
export function ForbiddenPage() {
  const first = useRouteLink(hrefOf('admin', { area: 'settings' }));
  return (
    <EmptyState
      icon={<Lock />}
      level={1}
      title="Für diesen Bereich fehlt Ihnen die Berechtigung."
      actions={<Button {...first}>Zum ersten Bereich</Button>}
    >
      <WhoMay />
    </EmptyState>
  );
}
