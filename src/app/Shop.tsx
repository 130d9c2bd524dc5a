import { useEffect, useState } from 'react';
import { SearchProvider } from '../features/search/SearchProvider';
import { whenIdle } from '../lib/whenIdle';
import type { ShopServices } from '../state/shop';
import { ShopProvider } from '../state/shopContext';
import type { StartedShop } from './openSearch';
import { Routing } from './Routing';
import { Shell } from './Shell';
import { ShopFrame } from '../parts/frame/ShopFrame';
import { ShopRouter } from '../parts/frame/ShopRouter';

interface ShopProps {
  services: ShopServices;
  /** The first view stands and the page is idle. Always the same function. */
  onShown?: () => void;
}

/** The composition root: gives every feature its stores and its place. */
export function Shop({ services, tenant, searchStore, onShown }: StartedShop & ShopProps) {
  const [shop] = useState(() => ({ ...services, tenant }));
  const { environment } = shop;
  const { htmlElementSelectorsToHideOnOverlay } = tenant.settings;

  useEffect(
    () => environment.host.hideWhileOpen(htmlElementSelectorsToHideOnOverlay),
    [environment, htmlElementSelectorsToHideOnOverlay],
  );

  useEffect(() => (onShown ? whenIdle(onShown) : undefined), [onShown]);

  // After the first cards: what is counted must cost the visitor nothing. Without it the shop goes on, and counts less.
  useEffect(() => {
    let stop: (() => void) | undefined;
    const cancel = whenIdle(() => {
      stop = () => undefined;
      import('./page/tellOfSearch').then(
        ({ tellOfSearch }) => {
          if (stop) stop = tellOfSearch(searchStore, environment);
        },
        () => undefined,
      );
    });
    return () => {
      cancel();
      stop?.();
      stop = undefined;
    };
  }, [environment, searchStore]);

  return (
    <ShopFrame shop={shop}>
      <ShopProvider shop={shop}>
        <SearchProvider store={searchStore}>
          <ShopRouter history={environment.history} emit={environment.emit}>
            <Shell>
              <Routing />
            </Shell>
          </ShopRouter>
        </SearchProvider>
      </ShopProvider>
    </ShopFrame>
  );
}
