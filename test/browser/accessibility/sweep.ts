import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings, type Place } from '../support/axe';
import { layoutFaults, topLayer } from '../support/measure';
import { findingsInTheDark, setTheme, yellowTheme } from '../support/scheme';
import type { Flow, Screen } from '../support/screens/screen';
import { setUpStage } from '../support/stage';
import { rendered } from '../support/watch';

const WIDEST = 1280;
/** Nothing overflows at these widths, and every target is large enough; axe looks at the first and the last one. */
const WIDTHS = [WIDEST, 1920, 768, 320, 360];
/** `layoutFaults` measures them at more widths, and without axe's exceptions. */
const BUT_TARGETS = { except: ['target-size'] };

/** Looks at each of the screens, opened once, for everything that could be wrong with it for somebody. */
export function describeScreens(flows: readonly Flow[]): void {
  const stage = setUpStage();

  async function findingsInYellow(page: Page, place: Place): Promise<string[]> {
    const undo = await setTheme(page, yellowTheme(stage.platform));
    const findings = await axeFindings(page, place, BUT_TARGETS);
    await undo();
    return findings.map((finding) => `in yellow: ${finding}`);
  }

  /** Axe looks at the first width in yellow and at the last one in the dark, so that one run is about structure and colours. */
  function findingsAt(page: Page, place: Place, isFirst: boolean, layout: Flow['layout']): Promise<string[]> {
    if (layout) return axeFindings(page, place, BUT_TARGETS);
    return isFirst ? findingsInYellow(page, place) : findingsInTheDark(page, place, BUT_TARGETS);
  }

  async function faultsOf(
    page: Page,
    { name, part, from = 0, upTo = Infinity, isKnown }: Screen,
    layout: Flow['layout'],
  ) {
    const faults: string[] = [];
    const widths = [...new Set([Math.min(WIDEST, upTo), ...WIDTHS.filter((width) => width >= from && width <= upTo)])];
    for (const [at, width] of widths.entries()) {
      if (at > 0) await resize(page, width);
      const found = await layoutFaults(page);
      if (isKnown !== true && (at === 0 || at === widths.length - 1))
        found.push(...(await findingsAt(page, await topLayer(page, part), at === 0, layout)));
      faults.push(...found.map((fault) => `${name}, ${width} px: ${fault}`));
    }
    return faults;
  }

  describe('every screen is open to everyone', () => {
    for (const { name, address, stored, layout, screens } of flows) {
      it(name, async () => {
        const visit = await stage.visit(
          { address: address(stage.platform), attributes: { layout } },
          { width: WIDEST, height: 900, stored: stored?.(stage.platform) },
        );
        const faults: string[] = [];
        for (const screen of screens) {
          await resize(visit.page, Math.min(WIDEST, screen.upTo ?? WIDEST));
          await screen.open(visit, stage.platform).catch((error: unknown) => {
            throw new Error(`${screen.name} does not open`, { cause: error });
          });
          faults.push(...(await faultsOf(visit.page, screen, layout)));
        }
        expect(faults).toEqual([]);
      });
    }
  });
}

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 700 ? 740 : 900 });
  await rendered(page);
}
