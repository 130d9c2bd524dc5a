import { useEffect, useState } from 'react';
import { SearchProvider } from '../features/search/SearchProvider';
import { FrameSheetContext } from '../shared/vehicle/FrameSheetContext';
import { whenIdle } from '../lib/page/whenIdle';
import type { ShopServices } from '../state/shop';
import { ShopProvider } from '../state/shopContext';
import type { StartedShop } from './openSearch';
import { Routing } from './Routing';
import { VisitorShell } from './VisitorShell';
import { lazyWithRetry } from '../ui/feedback/lazyWithRetry';
import { ShopFrame } from '../shared/frame/ShopFrame';
import { ShopRouter } from '../shared/frame/ShopRouter';

const FrameSheet = lazyWithRetry(() =>
  import('../features/search/filter-form/FrameSheet').then((module) => module.FrameSheet),
);
const frameSheet = (onClose: () => void) => <FrameSheet onClose={onClose} />;

interface ShopProps {
  services: ShopServices;
  /** The first view is painted and the page idle. Must be stable. */
  onShown?: () => void;
}

export function ShopRoot({ services, tenant, searchStore, onShown }: StartedShop & ShopProps) {
  const [shop] = useState(() => ({ ...services, tenant }));
  const { environment } = shop;
  const { htmlElementSelectorsToHideOnOverlay } = tenant.settings;

  useEffect(
    () => environment.host.hideWhileOpen(htmlElementSelectorsToHideOnOverlay),
    [environment, htmlElementSelectorsToHideOnOverlay],
  );

  useEffect(() => (onShown ? whenIdle(onShown) : undefined), [onShown]);

  // After the first cards: analytics cost no time. A failed chunk costs its events and the marks of new vehicles.
  useEffect(() => {
    let stop: (() => void) | undefined;
    const cancel = whenIdle(() => {
      stop = () => undefined;
      import('./afterFirstCards').then(
        ({ afterFirstCards }) => {
          if (stop) stop = afterFirstCards(searchStore, shop);
        },
        () => undefined,
      );
    });
    return () => {
      cancel();
      stop?.();
      stop = undefined;
    };
  }, [searchStore, shop]);

  return (
    <ShopFrame shop={shop}>
      <ShopProvider shop={shop}>
        <SearchProvider store={searchStore}>
          <ShopRouter environment={environment}>
            <FrameSheetContext value={frameSheet}>
              <VisitorShell>
                <Routing />
              </VisitorShell>
            </FrameSheetContext>
          </ShopRouter>
        </SearchProvider>
      </ShopProvider>
    </ShopFrame>
  );
}
