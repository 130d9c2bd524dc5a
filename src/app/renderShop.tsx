import { createRoot } from 'react-dom/client';
import { withEarlyReads } from '../lib/http/earlyReads';
import { createShopTransport } from '../lib/http/shopTransport';
import { createShopServices } from '../state/shop';
import type { Environment } from '../state/environment';
import { StyleRoot } from '../ui/styles';
import { ErrorBoundary } from '../parts/frame/ErrorBoundary';
import { rootOptions } from '../parts/frame/rootOptions';
import { Shop } from './Shop';
import { ShopStart } from './ShopStart';
import { startWithSearch } from './openSearch';

/** Renders the shop and starts its first requests; `unmount` leaves no request, listener or node behind. */
export function renderShop(environment: Environment): { unmount: () => void } {
  const transport = createShopTransport();
  const services = createShopServices(environment, { transport: withEarlyReads(transport, environment.early) });
  const starter = startWithSearch(services);
  const root = createRoot(environment.container, rootOptions(environment));
  root.render(
    <StyleRoot root={environment.styleRoot}>
      <ErrorBoundary>
        <ShopStart starter={starter}>
          {(started) => <Shop services={services} {...started} onShown={transport.preload} />}
        </ShopStart>
      </ErrorBoundary>
    </StyleRoot>,
  );
  return {
    unmount: () => {
      root.unmount();
      starter.stop();
      services.dispose();
    },
  };
}
