import { createRoot } from 'react-dom/client';
import { fetchTransport } from '../lib/http/fetchTransport';
import { createShopServices } from '../state/shop';
import type { Environment } from '../state/environment';
import { StyleRoot } from '../ui/styles';
import { SearchWidgetShop } from './SearchWidgetShop';
import { ShopStart } from './ShopStart';
import { startShop } from './startShop';

/** The compact search, which links to the page that holds the shop (storefront 2.2). It has no routes of its own. */
export function renderSearchWidget(environment: Environment): { unmount: () => void } {
  const services = createShopServices(environment, { transport: fetchTransport });
  const starter = startShop(services);
  const root = createRoot(environment.container);
  root.render(
    <StyleRoot root={environment.styleRoot}>
      <ShopStart starter={starter}>{(started) => <SearchWidgetShop {...started} />}</ShopStart>
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
