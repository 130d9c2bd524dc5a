import { withEarlyReads } from '../lib/http/earlyReads';
import { fetchTransport } from '../lib/http/fetchTransport';
import { createShopBase } from '../state/shopBase';
import type { Environment } from '../state/environment';
import { SearchWidgetShop, startWidget } from './SearchWidgetShop';
import { renderStart } from './renderStart';

/** Links to the page with the shop. No routes. */
export function renderSearchWidget(environment: Environment): { unmount: () => void } {
  const base = createShopBase(environment, { transport: withEarlyReads(fetchTransport, environment.early) });
  const starter = startWidget(base);
  const unmount = renderStart({
    environment,
    starter,
    isCompact: true,
    children: (started) => <SearchWidgetShop base={base} {...started} />,
  });
  return { unmount };
}
