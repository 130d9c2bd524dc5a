import { useEffect, useState, type ReactNode } from 'react';
import { themeFrom } from '../../domain/tenant/theme';
import type { ShopBase, WithTenant } from '../../state/shopBase';
import { webAddress } from '../../lib/webAddress';
import { Announcer } from '../../ui/display/Announcer';
import { PictureOrigins } from '../../ui/display/pictureOrigins';
import { ShopSize } from '../../ui/layout/shopSize';

/** The element that carries the tenant's look, with what every piece inside needs: its measures and a live region. */
export function ShopFrame({ shop, children }: { shop: WithTenant<ShopBase>; children: ReactNode }) {
  const { environment, tenant, platform } = shop;
  const { settings } = tenant;
  const [origins] = useState(() => [webAddress(environment.config.apiUrl)?.origin ?? '']);
  useEffect(() => environment.emit('ready', { adminId: platform.adminId }), [environment, platform.adminId]);

  const theme = themeFrom({
    accent: settings.uiColorAccentHex,
    black: settings.uiColorBlackHex,
    error: settings.uiColorErrorHex,
    radius: settings.uiBorderRadiusFull,
    headingFont: settings.uiFontFamilyHeading,
    bodyFont: settings.uiFontFamilyBody,
  });

  return (
    <div className="shop" lang="de" style={theme} data-theme={settings.uiThemeTypeToString?.toLowerCase()}>
      {/* As wide as its container, whose width is known before anything is rendered: the shop is laid out once. */}
      <ShopSize element={environment.container}>
        <Announcer>
          <PictureOrigins value={origins}>{children}</PictureOrigins>
        </Announcer>
      </ShopSize>
    </div>
  );
}
