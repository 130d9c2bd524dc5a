import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession, useTenant } from '../state/shopContext';
import { withQueryClient } from '../state/queries/withQueryClient';
import { AdminShell } from './shell/AdminShell';
import { admissionAt } from './access';
import { ForbiddenPage } from './engine/ForbiddenPage';
import { UnknownPage } from './UnknownPage';
import { usePersonalMemory } from './personalMemory';
import { screenAt } from '../domain/addresses';

function isAuthPath(path: string): boolean {
  const screen = screenAt(path.replace(/\?.*/, ''));
  return screen?.name === 'admin' && screen.params.area !== 'settings';
}

interface RedirectProps {
  to: string;
  from: string;
  returning: ReturnType<typeof usePersonalMemory>['returning'];
}

function Redirect({ to, from, returning }: RedirectProps) {
  const isRefused = isAuthPath(to);
  const [target] = useState(() => (isRefused ? undefined : returning.getState().address) ?? to);
  useEffect(() => {
    returning.setState({ address: isRefused && !isAuthPath(from) ? from : undefined });
  }, [returning, isRefused, from]);
  return <Navigate to={target} replace />;
}

function Routing() {
  const { pathname, search } = useLocation();
  const { user } = useSession();
  const { settings } = useTenant();
  const { returning } = usePersonalMemory();
  const admission = admissionAt(pathname, { roles: user?.roles ?? [], settings });
  // An address of the shop: the host switches the renderer.
  if (admission === 'elsewhere') return null;
  if (typeof admission === 'object' && 'redirect' in admission) {
    return <Redirect key={pathname} to={admission.redirect} from={pathname + search} returning={returning} />;
  }
  if (admission === 'unknown')
    return (
      <AdminShell title="Händlerbereich">
        <UnknownPage />
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
