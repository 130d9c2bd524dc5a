import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { axiosTransport } from '../lib/http/axiosTransport';
import { withEarlyReads } from '../lib/http/earlyReads';
import { ErrorBoundary } from '../shared/frame/ErrorBoundary';
import { rootOptions } from '../shared/frame/rootOptions';
import type { Environment } from '../state/environment';
import { createShopServices } from '../state/shop';
import { StyleRoot } from '../ui/styles';
import { AdminApp } from './AdminApp';

export function renderAdmin(environment: Environment): { unmount: () => void } {
  const services = createShopServices(environment, {
    transport: withEarlyReads(axiosTransport, environment.early),
  });
  const root = createRoot(environment.container, rootOptions(environment));
  root.render(
    <StrictMode>
      <StyleRoot root={environment.styleRoot}>
        <ErrorBoundary name="Der Händlerbereich">
          <AdminApp services={services} />
        </ErrorBoundary>
      </StyleRoot>
    </StrictMode>,
  );
  return {
    unmount: () => {
      root.unmount();
      services.dispose();
    },
  };
}
