import { it } from 'vitest';
import { vehicleIsShown, searchIsShown, goTo } from '../support/shop';
import { setUpStage } from '../support/stage';
const stage = setUpStage();
const head = '<style>html, body { overflow-x: hidden }</style>';
const body = '<header style="height:60px;background:#ddd">Autohaus</header><main><div id="webshop"></div></main><footer style="height:900px;background:#eee">Impressum</footer>';
it('shots', async () => {
  const id = stage.platform.tenant(1).vehicles[0]?.id ?? '';
  for (const [width, height, isTouch] of [[360, 740, true], [1280, 800, false], [640, 320, false]] as const) {
    const { page } = await stage.visit({ head, body, address: `#/angebote-x/${id}` }, { width, height, isTouch });
    await vehicleIsShown(page);
    await page.evaluate(() => scrollBy(0, 500));
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/h6shot-${width}.png` });
    await goTo(page, '#/');
    await searchIsShown(page);
    await page.evaluate(() => scrollBy(0, 900));
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/h6list-${width}.png` });
  }
  const { page } = await stage.visit({ body, address: `#/angebote-x/${id}` }, { isFresh: true });
  await vehicleIsShown(page);
  await page.evaluate(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await page.getByRole('button', { name: 'Teilen' }).click();
  await page.getByText('Der Browser kopiert hier nicht').waitFor();
  await page.screenshot({ path: `/tmp/h6copy.png` });
}, 120_000);
