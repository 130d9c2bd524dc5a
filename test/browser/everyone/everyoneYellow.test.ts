import { describe, expect, it } from 'vitest';
import { axeFindings } from '../support/axe';
import { topLayer } from '../support/measure';
import { isAt, SCREENS, widestOf } from '../support/screens';
import { setUpStage } from '../support/stage';
import { settle } from '../support/watch';

const stage = setUpStage();

describe('every screen can be read with lemon yellow as its accent', () => {
  it.each(SCREENS)('$name', async (screen) => {
    const { uiColorAccentHex, uiBorderRadiusFull } = stage.platform.tenant(4).settings;
    Object.assign(stage.platform.tenant(1).settings, { uiColorAccentHex, uiBorderRadiusFull });
    const address = screen.address?.(stage.platform);
    const visit = await stage.visit({ address }, { width: widestOf(screen), height: 900 });
    const { page } = visit;
    await screen.open(visit, stage.platform);
    for (const width of [1280, 360].filter((each) => isAt(screen, each))) {
      await page.setViewportSize({ width, height: 900 });
      await settle(page);
      expect(await axeFindings(page, await topLayer(page), ['color-contrast', 'link-in-text-block'])).toEqual([]);
    }
  });
});
