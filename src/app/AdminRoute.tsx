import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../state/shopContext';
import { adminRedirect } from './adminGuard';
import { ErrorPage } from '../ui/display/ErrorPage';

/** The doors of the admin area. */
export function AdminRoute() {
  const { pathname } = useLocation();
  const { user } = useSession();
  const target = adminRedirect(pathname, user?.roles ?? []);
  return target === undefined ? <ErrorPage /> : <Navigate to={target} replace />;
}
