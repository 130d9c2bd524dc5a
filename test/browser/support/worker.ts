import { chromium } from 'playwright-core';
import { inject, test } from 'vitest';
import { filesOf, servePages, type ServedPage } from '../../../.config/dev/fileServer';
import { createPlatform } from '../../platform/platform';
import { servePlatform } from '../../platform/serve';
import { CHROMIUM_ARGUMENTS } from '../../tools/chromium';

export type Worker = Awaited<ReturnType<typeof start>>;

/** Pages live for seconds: to optimise their code as far as V8 can takes longer than it saves. */
const QUICK_COMPILING = '--js-flags=--no-opt';

/** What all test files of one worker share: browser, platform, scripts and host pages, each on an origin of its own. */
export const testWithWorker = test
  .extend('dist', { scope: 'worker' }, () => inject('dist'))
  .extend('worker', { scope: 'worker' }, async ({ dist }, { onCleanup }) => {
    const worker = await start(dist);
    onCleanup(async () => {
      await worker.browser.close();
      await Promise.all([worker.platform.close(), worker.scripts.close(), worker.hosts.close()]);
    });
    return worker;
  });

async function start(dist: string) {
  // Drawn ones take a fifth of the work of a visit; somebody looks at them only where screenshots are asked for.
  const hasPlainPictures = process.env.WEBSHOP_SCREENSHOTS !== '1';
  /** Pages of the host by their path. */
  const pages = new Map<string, ServedPage>();
  // They do not change while the tests run: Chromium keeps what it has compiled of them, a third of the work of a visit.
  const scriptsOf = filesOf(dist, { 'cache-control': 'max-age=3600' });
  const [browser, platform, scripts, hosts] = await Promise.all([
    chromium.launch({ executablePath: inject('chromium'), args: [...CHROMIUM_ARGUMENTS, QUICK_COMPILING] }),
    servePlatform({ platform: (baseUrl) => createPlatform({ baseUrl, hasPlainPictures }) }),
    servePages(scriptsOf, { host: '127.0.0.1' }),
    servePages((path) => pages.get(path)),
  ]);
  return { browser, platform, scripts, hosts, pages };
}
