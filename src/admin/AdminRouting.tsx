import { Navigate, useLocation } from 'react-router-dom';
import { ErrorPage } from '../parts/ErrorPage';
import { useSession } from '../state/shopContext';
import { EmptyState } from '../ui/display/EmptyState';
import { AdminShell } from './AdminShell';
import { admissionAt } from './access';

/** Shows the page of the address, as guards and table of the admin area say. */
export function AdminRouting() {
  const { pathname } = useLocation();
  const { user } = useSession();
  const admission = admissionAt(pathname, user?.roles ?? []);
  // The shop takes over.
  if (admission === 'elsewhere') return null;
  if (typeof admission === 'object' && 'redirect' in admission) return <Navigate to={admission.redirect} replace />;
  return (
    <AdminShell>
      {admission === 'unknown' ? (
        <ErrorPage />
      ) : admission === 'refused' ? (
        <EmptyState title="Kein Zugang" level={1}>
          Für diesen Bereich fehlt Ihrem Konto die Berechtigung.
        </EmptyState>
      ) : (
        <admission.page.Page />
      )}
    </AdminShell>
  );
}
