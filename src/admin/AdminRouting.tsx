import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ErrorPage } from '../parts/ErrorPage';
import { useSession, useTenant } from '../state/shopContext';
import { withQueryClient } from '../state/withQueryClient';
import { AdminShell } from './AdminShell';
import { admissionAt } from './access';
import { isAuthPath } from './auth/isAuthPath';
import { ForbiddenPage } from './engine/ForbiddenPage';
import { usePersonalMemory } from './personalMemory';

interface RedirectProps {
  to: string;
  from: string;
  returning: ReturnType<typeof usePersonalMemory>['returning'];
}

/** Who is turned away from a page comes back to it after the login, with its list and its open entry (rules/admin: guard of the settings). */
function Redirect({ to, from, returning }: RedirectProps) {
  const isTurnedAway = isAuthPath(to);
  const [target] = useState(() => (isTurnedAway ? undefined : returning.getState().address) ?? to);
  useEffect(() => {
    returning.setState({ address: isTurnedAway && !isAuthPath(from) ? from : undefined });
  }, [returning, isTurnedAway, from]);
  return <Navigate to={target} replace />;
}

/** Shows the page of the address, as guards and table of the admin area say. */
function Routing() {
  const { pathname, search } = useLocation();
  const { user } = useSession();
  const { settings } = useTenant();
  const { returning } = usePersonalMemory();
  const admission = admissionAt(pathname, { roles: user?.roles ?? [], settings });
  // The shop takes over.
  if (admission === 'elsewhere') return null;
  if (typeof admission === 'object' && 'redirect' in admission) {
    return <Redirect key={pathname} to={admission.redirect} from={pathname + search} returning={returning} />;
  }
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
  const isPersonal = 'settings' in admission && admission.settings.isPersonal;
  return (
    <AdminShell title={title} isPersonal={isPersonal}>
      <Page key={`${page} ${user?.id ?? ''}`} />
    </AdminShell>
  );
}

export const AdminRouting = withQueryClient(Routing);
