import { createRoot } from 'react-dom/client';
import { withEarlyReads } from '../lib/http/earlyReads';
import { fetchTransport } from '../lib/http/fetchTransport';
import { createShopBase } from '../state/shopBase';
import type { Environment } from '../state/environment';
import { StyleRoot } from '../ui/styles';
import { ErrorBoundary } from '../parts/frame/ErrorBoundary';
import { rootOptions } from '../parts/frame/rootOptions';
import { SearchWidgetShop } from './SearchWidgetShop';
import { ShopStart } from './ShopStart';
import { startShop } from './startShop';

/** Renders the search widget, which links to the page that holds the shop (storefront 2.2). It has no routes. */
export function renderSearchWidget(environment: Environment): { unmount: () => void } {
  const base = createShopBase(environment, { transport: withEarlyReads(fetchTransport, environment.early) });
  const starter = startShop(base, (started) => started);
  const root = createRoot(environment.container, rootOptions(environment));
  root.render(
    <StyleRoot root={environment.styleRoot}>
      <ErrorBoundary>
        <ShopStart starter={starter} isCompact>
          {(started) => <SearchWidgetShop base={base} {...started} />}
        </ShopStart>
      </ErrorBoundary>
    </StyleRoot>,
  );
  return {
    unmount: () => {
      root.unmount();
      starter.stop();
    },
  };
}
