import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { createServer } from 'vite';
import { testWithWorker } from '../browser/support/worker';

const ROOT = join(import.meta.dirname, '../..');
/** Set by `run.ts`. */
const {
  folder = '',
  only = '',
  width: chosen = '',
} = JSON.parse(process.env.WEBSHOP_PICTURES ?? '{}') as Record<string, string>;
const WIDTHS = [1280, 360].filter((width) => ['', String(width)].includes(chosen));

testWithWorker.runIf('Bausteine'.includes(only))(
  'the pieces in their states',
  { timeout: 600_000 },
  async ({ worker }) => {
    const vite = await createServer({
      root: ROOT,
      configFile: join(ROOT, 'vite.config.ts'),
      server: { port: 0, host: '127.0.0.1' },
    });
    await vite.listen();
    const address = new URL('test/pictures/pieces.html', vite.resolvedUrls?.local[0]).href;
    const page = await worker.browser.newPage();
    try {
      mkdirSync(folder, { recursive: true });
      for (const theme of ['light', 'dark', 'yellow'])
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(`${address}?theme=${theme}`);
          await page.getByRole('heading', { name: 'ErrorState' }).waitFor();
          expect(await force(page)).toBeGreaterThan(20);
          const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
          writeFileSync(join(folder, `Bausteine-${width}-${theme}.png`), picture);
        }
    } finally {
      await page.close();
      await vite.close();
    }
  },
);

/** Draws what has the pointer or the focus in its column as if it had it. @returns how many elements */
async function force(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  let count = 0;
  for (const [state, classes] of [
    ['hover', ['hover']],
    ['focus-visible', ['focus', 'focus-visible', 'focus-within']],
  ] as const) {
    const selector = `[data-forced=${state}] :is(a, button, input, select, textarea, summary)`;
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
    count += nodeIds.length;
    for (const nodeId of nodeIds)
      await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...classes] });
  }
  return count;
}
