import Lock from 'lucide-react/icons/lock';
import { hrefOf } from '../../domain/addresses';
import { Button } from '../../ui/actions/Button';
import { useRouteLink } from '../../ui/actions/useRouteLink';
import { EmptyState } from '../../ui/display/EmptyState';

/** What is shown where the platform answers 403, or the role may not read a page. */
export function ForbiddenPage() {
  const first = useRouteLink(hrefOf('admin', { area: 'settings' }));
  return (
    <EmptyState
      icon={<Lock />}
      level={1}
      title="Für diesen Bereich fehlt Ihnen die Berechtigung."
      actions={<Button {...first}>Zum ersten Bereich</Button>}
    >
      Wenden Sie sich an die Person, die Ihren Shop verwaltet.
    </EmptyState>
  );
}
