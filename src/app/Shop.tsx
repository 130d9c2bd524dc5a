import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { themeFrom } from '../domain/tenant/theme';
import { SearchProvider } from '../features/search/SearchProvider';
import { createSearchStore } from '../features/search/searchStore';
import { ShopProvider } from '../state/shopContext';
import { Announcer } from '../ui/Announcer';
import { ShopSize } from '../ui/shopSize';
import { Routing } from './routes';
import { Shell } from './Shell';
import { ShopRouter } from './ShopRouter';
import type { StartedShop } from './startShop';

/** The composition root: gives every feature its tenant, stores, theme and place. */
export function Shop({ shop, searchPreload }: StartedShop) {
  const { environment, tenant, platform } = shop;
  const { settings, behaviours } = tenant;
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [searchStore] = useState(() =>
    createSearchStore({ platform, settings, behaviours, emit: environment.emit, preload: searchPreload }),
  );

  useEffect(() => () => searchStore.dispose(), [searchStore]);
  useEffect(() => environment.emit('ready', { adminId: platform.adminId }), [environment, platform.adminId]);
  useEffect(
    () => environment.host.hideWhileOpen(settings.htmlElementSelectorsToHideOnOverlay),
    [environment, settings.htmlElementSelectorsToHideOnOverlay],
  );

  const theme = themeFrom({
    accent: settings.uiColorAccentHex,
    black: settings.uiColorBlackHex,
    error: settings.uiColorErrorHex,
    radius: settings.uiBorderRadiusFull,
    headingFont: settings.uiFontFamilyHeading,
    bodyFont: settings.uiFontFamilyBody,
  });

  return (
    <div
      ref={setElement}
      className="shop"
      lang="de"
      style={theme}
      data-theme={settings.uiThemeTypeToString?.toLowerCase()}
    >
      <ShopSize element={element}>
        <Announcer>
          <QueryClientProvider client={shop.queryClient}>
            <ShopProvider shop={shop}>
              <SearchProvider store={searchStore}>
                <ShopRouter history={environment.history} emit={environment.emit}>
                  <Shell>
                    <Routing />
                  </Shell>
                </ShopRouter>
              </SearchProvider>
            </ShopProvider>
          </QueryClientProvider>
        </Announcer>
      </ShopSize>
    </div>
  );
}
