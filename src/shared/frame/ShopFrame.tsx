import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { themeFrom, themeSettingsOf, type ThemeProperties } from '../../domain/tenant/theme';
import type { ChunkFailure } from '../../lib/page/chunkFailure';
import { errorDetail } from '../../state/errorDetail';
import type { ShopBase, WithTenant } from '../../state/shopBase';
import { webAddress } from '../../lib/webAddress';
import { Announcer } from '../../ui/display/Announcer';
import { ChunkFailures } from '../../ui/feedback/chunkFailures';
import { PictureOrigins } from '../../ui/display/pictureOrigins';
import { ShopSize } from '../../ui/layout/shopSize';
import { PARTS } from '../../ui/parts';
import { usePageTheme } from './usePageTheme';

const CODES = { outdated: 'outdated', unreachable: 'load-failed', broken: 'load-failed' } as const;
const MESSAGES = {
  outdated: 'Die Seite wurde aktualisiert.',
  unreachable: 'Ein Teil des Shops konnte nicht geladen werden.',
  broken: 'Ein Teil des Shops konnte nicht geladen werden.',
} as const;

interface ShopFrameProps {
  shop: WithTenant<ShopBase>;
  theme?: ThemeProperties;
  children: ReactNode;
}

/** `.shop` with theme, measured size and live region; everything is inside. */
export function ShopFrame({ shop, theme, children }: ShopFrameProps) {
  const { environment, tenant, platform } = shop;
  const { settings } = tenant;
  const [origins] = useState(() => [webAddress(environment.config.apiUrl)?.origin ?? '']);
  const themeOf = usePageTheme(environment.look) ?? themeFrom;
  useEffect(() => environment.emit('ready', { adminId: platform.adminId }), [environment, platform.adminId]);
  const reportChunkFailure = useCallback(
    (failure: ChunkFailure) => {
      const { pathname } = environment.history.current.location;
      environment.emit('error', errorDetail(CODES[failure], MESSAGES[failure], pathname));
    },
    [environment],
  );

  const tenantTheme = themeOf(themeSettingsOf(settings));

  return (
    <div
      className="shop"
      part={PARTS.shop}
      lang="de"
      style={theme ?? tenantTheme}
      data-theme={theme === undefined ? settings.uiThemeTypeToString?.toLowerCase() : undefined}
    >
      {/* Measures the container, whose width is known before rendering, so that the shop is laid out once. */}
      <ShopSize element={environment.container}>
        <Announcer>
          <PictureOrigins value={origins}>
            <ChunkFailures value={reportChunkFailure}>{children}</ChunkFailures>
          </PictureOrigins>
        </Announcer>
      </ShopSize>
    </div>
  );
}
