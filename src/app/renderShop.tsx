import { withEarlyReads } from '../lib/http/earlyReads';
import { createShopTransport } from '../lib/http/shopTransport';
import { createShopServices } from '../state/shop';
import type { Environment } from '../state/environment';
import { ShopRoot } from './ShopRoot';
import { startWithSearch } from './openSearch';
import { renderStart } from './renderStart';

export function renderShop(environment: Environment): { unmount: () => void } {
  const transport = createShopTransport();
  const services = createShopServices(environment, { transport: withEarlyReads(transport, environment.early) });
  const starter = startWithSearch(services);
  const unmountStart = renderStart({
    environment,
    starter,
    children: (started) => <ShopRoot services={services} {...started} onShown={transport.preload} />,
  });
  return {
    unmount: () => {
      unmountStart();
      services.dispose();
    },
  };
}
