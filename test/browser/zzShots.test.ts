import { it } from 'vitest';
import { setUpStage } from './support/stage';
import { settle } from './support/watch';

const stage = setUpStage();
const jobs = JSON.parse(process.env.SHOTS ?? '[]') as { name: string; address: string; width: number; height?: number; full?: boolean; tenant?: number; ready?: string; script?: string }[];
it.each(jobs)('$name $width', async ({ name, address, width, height = 768, full = true, tenant = 1, ready, script }) => {
  const visit = await stage.visit({ address, tenant }, { width, height, isTouch: width < 700 });
  visit.expect(/.*/);
  const { page } = visit;
  if (ready) await page.locator(ready).first().waitFor();
  await settle(page);
  if (script) { console.info = () => undefined; await page.evaluate(script); await settle(page); }
  const sizes = await page.evaluate(() => {
    const shop = document.querySelector('#webshop')?.shadowRoot;
    const h = (s: string) => Math.round(shop?.querySelector(s)?.getBoundingClientRect().height ?? 0);
    return { view: h('.vehicle-view'), box: h('.price-box'), gallery: h('.vehicle-view__gallery'), doc: document.documentElement.scrollHeight };
  });
  process.stdout.write(`SIZES ${name} ${width} ${JSON.stringify(sizes)}\n`);
  await page.screenshot({ path: `/tmp/vshots/${name}-${width}.png`, fullPage: full });
});
