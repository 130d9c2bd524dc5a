import { useEffect, useState } from 'react';
import { fetchTenantSettings } from '../api/tenantSettings';
import { tenantOf, type Tenant } from '../domain/tenant/tenant';
import { ShopFrame } from '../shared/frame/ShopFrame';
import { ShopRouter } from '../shared/frame/ShopRouter';
import type { ShopServices } from '../state/shop';
import { ShopProvider } from '../state/shopContext';
import { isGone } from './engine/failure';
import { adviceOn, ErrorState } from '../ui/feedback/ErrorState';
import { Spinner } from '../ui/display/Spinner';
import { AdminRouting } from './AdminRouting';
import { ReloadTenantContext } from './reloadTenant';
import { useAdminTheme } from '../shared/useAdminTheme';

type Progress = { kind: 'loading' } | { kind: 'failed'; error: unknown } | { kind: 'loaded'; tenant: Tenant };

export function AdminApp({ services }: { services: ShopServices }) {
  const { platform, environment } = services;
  const [progress, setProgress] = useState<Progress>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const theme = useAdminTheme();

  useEffect(() => {
    const abort = new AbortController();
    fetchTenantSettings(platform, abort.signal).then(
      (settings) => setProgress({ kind: 'loaded', tenant: tenantOf(platform.adminId, settings) }),
      (error: unknown) => {
        // A failed reload keeps the loaded settings.
        if (!abort.signal.aborted) setProgress((now) => (now.kind === 'loaded' ? now : { kind: 'failed', error }));
      },
    );
    return () => abort.abort();
  }, [platform, attempt]);

  if (progress.kind === 'loaded') {
    const shop = { ...services, tenant: progress.tenant };
    return (
      <ShopFrame shop={shop} theme={theme}>
        <ShopProvider shop={shop}>
          <ReloadTenantContext value={() => setAttempt(attempt + 1)}>
            <ShopRouter environment={environment}>
              <AdminRouting />
            </ShopRouter>
          </ReloadTenantContext>
        </ShopProvider>
      </ShopFrame>
    );
  }
  const retry = () => {
    setProgress({ kind: 'loading' });
    setAttempt(attempt + 1);
  };
  return (
    <div className="shop" lang="de" style={theme}>
      {progress.kind === 'loading' ? (
        <Spinner label="Der Händlerbereich wird geladen." />
      ) : (
        <ErrorState title="Der Händlerbereich konnte nicht geladen werden." onRetry={retry}>
          {isGone(progress.error)
            ? 'Die Plattform kennt diesen Händler nicht. Prüfen Sie data-admin-id im Code der Seite.'
            : adviceOn(progress.error)}
        </ErrorState>
      )}
    </div>
  );
}
