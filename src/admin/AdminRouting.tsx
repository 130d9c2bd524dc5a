import { Navigate, useLocation } from 'react-router-dom';
import { ErrorPage } from '../parts/ErrorPage';
import { useSession, useTenant } from '../state/shopContext';
import { withQueryClient } from '../state/withQueryClient';
import { AdminShell } from './AdminShell';
import { admissionAt } from './access';
import { ForbiddenPage } from './engine/ForbiddenPage';

/** Shows the page of the address, as guards and table of the admin area say. */
function Routing() {
  const { pathname } = useLocation();
  const { user } = useSession();
  const { settings } = useTenant();
  const admission = admissionAt(pathname, { roles: user?.roles ?? [], settings });
  // The shop takes over.
  if (admission === 'elsewhere') return null;
  if (typeof admission === 'object' && 'redirect' in admission) return <Navigate to={admission.redirect} replace />;
  if (admission === 'unknown')
    return (
      <AdminShell title="Händlerbereich">
        <ErrorPage />
      </AdminShell>
    );
  if (admission === 'refused')
    return (
      <AdminShell title="Händlerbereich">
        <ForbiddenPage />
      </AdminShell>
    );
  const { title, page, Page } = 'auth' in admission ? admission.auth : admission.settings;
  return (
    <AdminShell title={title}>
      <Page key={page} />
    </AdminShell>
  );
}

export const AdminRouting = withQueryClient(Routing);
