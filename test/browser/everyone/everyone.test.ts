import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings } from '../support/axe';
import { overflows, smallTargets, topLayer } from '../support/measure';
import { isAt, SCREENS, widestOf, type Screen } from '../support/screens';
import { setUpStage } from '../support/stage';
import { settle } from '../support/watch';

const stage = setUpStage();

const ANY_TARGET = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]';
const MAIN_TARGET = '.button:not(.button--small), .icon-button, .control, [role=tab], summary, .option-card';

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 700 ? 740 : 900 });
  await settle(page);
}

async function open(screen: Screen, layout = 'normal'): Promise<Page> {
  const address = screen.address?.(stage.platform);
  const visit = await stage.visit({ address, attributes: { layout } }, { width: widestOf(screen), height: 900 });
  await screen.open(visit, stage.platform);
  return visit.page;
}

/** Everything that is wrong with a screen for somebody, at every width. */
async function faultsOf(screen: Screen, layout?: string): Promise<string[]> {
  const page = await open(screen, layout);
  const faults: string[] = [];
  for (const width of [1920, 1280, 768, 360].filter((each) => isAt(screen, each))) {
    await resize(page, width);
    const found = [
      ...(await axeFindings(page, await topLayer(page))),
      ...(await overflows(page)),
      ...(await smallTargets(page, ANY_TARGET, 24)),
      ...(await smallTargets(page, MAIN_TARGET, 44)),
    ];
    faults.push(...found.map((fault) => `${width} px: ${fault}`));
  }
  if (isAt(screen, 320)) {
    await resize(page, 320);
    faults.push(...(await overflows(page)).map((fault) => `320 px: ${fault}`));
  }
  return faults;
}

describe('every screen is open to everyone', () => {
  it.each(SCREENS)('$name', async (screen) => {
    expect(await faultsOf(screen)).toEqual([]);
  });

  it.each(SCREENS.filter(({ isInOverlay }) => isInOverlay))('$name, above the host’s page', async (screen) => {
    expect(await faultsOf(screen, 'overlay')).toEqual([]);
  });
});
