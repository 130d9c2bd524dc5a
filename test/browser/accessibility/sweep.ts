import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { themeFrom } from '../../../src/domain/tenant/theme';
import { axeFindings } from '../support/axe';
import { overflows, smallTargets, topLayer, unwarnedCredits } from '../support/measure';
import { CONTRAST, findingsInTheDark } from '../support/scheme';
import { isAt, widestOf, type Screen } from '../support/screens';
import { setUpStage } from '../support/stage';
import { rendered, settle } from '../support/watch';

const ANY_TARGET = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]';
const MAIN_TARGET = '.button:not(.button--small), .icon-button, .control, [role=tab], summary, .option-card';

/** Nothing overflows at these widths, and every target is large enough. */
const WIDTHS = [1920, 1280, 768, 360, 320];
/** Here axe looks as well. */
const AXE_WIDTHS = [1280, 768, 360];
/** `smallTargets` measures them at more widths, and without axe's exceptions. */
const BUT_TARGETS = { except: ['target-size'] };

/** Looks at each of the screens, opened once, for everything that could be wrong with it for somebody. */
export function describeScreens(screens: readonly Screen[]): void {
  const stage = setUpStage();

  async function open(screen: Screen, layout: 'normal' | 'overlay'): Promise<Page> {
    const address = screen.address?.(stage.platform);
    const visit = await stage.visit({ address, attributes: { layout } }, { width: widestOf(screen), height: 900 });
    await screen.open(visit, stage.platform);
    await settle(visit.page);
    return visit.page;
  }

  /** The accent of the fourth demo dealer, lemon yellow: the brightest that there is. */
  function yellowTheme(): [string, string][] {
    const { uiColorAccentHex, uiBorderRadiusFull } = stage.platform.tenant(4).settings;
    const theme = themeFrom({ accent: uiColorAccentHex, radius: uiBorderRadiusFull });
    return Object.entries(theme).filter(([name]) => /accent|radius/.test(name));
  }

  async function faultsAt(page: Page, width: number, isInColours: boolean): Promise<string[]> {
    await page.setViewportSize({ width, height: width < 700 ? 740 : 900 });
    await rendered(page);
    const faults = [
      ...(await overflows(page)),
      ...(await smallTargets(page, ANY_TARGET, 24)),
      ...(await smallTargets(page, MAIN_TARGET, 44)),
      // rules/law: credit warning.
      ...(await unwarnedCredits(page)).map((text) => `credit without its warning: ${text}`),
    ];
    if (AXE_WIDTHS.includes(width)) {
      const place = await topLayer(page);
      faults.push(...(await axeFindings(page, place, BUT_TARGETS)));
      if (isInColours) {
        const undo = await setTheme(page, yellowTheme());
        faults.push(...(await axeFindings(page, place, CONTRAST)).map((fault) => `in yellow: ${fault}`));
        await undo();
        faults.push(...(await findingsInTheDark(page, place)));
      }
    }
    return faults.map((fault) => `${width} px: ${fault}`);
  }

  async function faultsOf(screen: Screen, layout: 'normal' | 'overlay'): Promise<string[]> {
    const page = await open(screen, layout);
    const faults: string[] = [];
    const widths = WIDTHS.filter((each) => isAt(screen, each));
    // Colours are the same at every width.
    const yellowWidth = layout === 'normal' ? widths.find((each) => AXE_WIDTHS.includes(each)) : undefined;
    for (const width of widths) faults.push(...(await faultsAt(page, width, width === yellowWidth)));
    return faults;
  }

  describe('every screen is open to everyone', () => {
    it.each(screens)('$name', async (screen) => {
      expect(await faultsOf(screen, 'normal')).toEqual([]);
    });

    it.each(screens.filter(({ isInOverlay }) => isInOverlay))('$name, above the host’s page', async (screen) => {
      expect(await faultsOf(screen, 'overlay')).toEqual([]);
    });
  });
}

/** Puts custom properties on the shop as its own theme would; returns the undo. */
async function setTheme(page: Page, theme: readonly [string, string][]): Promise<() => Promise<void>> {
  const before = await page.evaluate((properties) => {
    const shop = document.querySelector('#webshop')?.shadowRoot?.querySelector<HTMLElement>('.shop');
    if (!shop) throw new Error('no shop to give the theme to');
    const { cssText } = shop.style;
    for (const [name, value] of properties) {
      if (shop.style.getPropertyValue(name) === '') throw new Error(`the theme of the shop has no ${name}`);
      shop.style.setProperty(name, value);
    }
    return cssText;
  }, theme);
  await rendered(page);
  return () =>
    page.evaluate((cssText) => {
      const shop = document.querySelector('#webshop')?.shadowRoot?.querySelector<HTMLElement>('.shop');
      if (shop) shop.style.cssText = cssText;
    }, before);
}
