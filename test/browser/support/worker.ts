import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { inject, test } from 'vitest';
import { filesOf, servePages, type ServedPage } from '../../../.config/dev/fileServer';
import { createPlatform } from '../../platform/platform';
import { servePlatform } from '../../platform/serve';
import { CHROMIUM_ARGUMENTS, startBrowser, withOrdinaryFont } from '../../support/chromium';

export type Worker = Awaited<ReturnType<typeof start>>;

/** Emptied page of a previous visitor, of any file of the worker; its warm renderer and cache save half of the work of a visit. */
export interface KeptPage {
  context: BrowserContext;
  tab: Page;
  /** Options fixed at creation: touch and motion. */
  kind: string;
  motion: 'reduce' | 'no-preference';
  /** Slows the page while it is attached, which takes most of a core even where nothing happens: for a visit only. */
  brake?: CDPSession;
}

/**
 * Without V8's optimising compilers and its threads in the background, which cost more than they save on pages that live for seconds, and
 * without a process of its own for a graphics card that is not there: a tenth of the processor time each.
 */
const LESS_WORK = ['--js-flags=--no-opt --no-maglev --single-threaded', '--in-process-gpu'];

/** For pictures: a tile is painted whole, so that its edges do not depend on what has changed in it before. */
const WHOLE_TILES = process.env.WEBSHOP_PICTURES === undefined ? [] : ['--disable-partial-raster'];

/** Shared by the test files of a worker: browser, platform, scripts and host pages, each on an origin of its own. */
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
  // Detailed ones are a fifth of the work of a visit; needed for screenshots only.
  const hasPlainPictures = process.env.WEBSHOP_SCREENSHOTS !== '1';
  const pages = new Map<string, ServedPage>();
  // Cacheable: Chromium reuses their compiled code, which saves a third of the work of a visit.
  const scriptsOf = filesOf(dist, { 'cache-control': 'max-age=3600' });
  const [browser, platform, scripts, hosts] = await Promise.all([
    startBrowser({
      executablePath: inject('chromium'),
      args: [...CHROMIUM_ARGUMENTS, ...LESS_WORK, ...WHOLE_TILES],
      env: withOrdinaryFont(),
    }),
    servePlatform({ platform: (baseUrl) => createPlatform({ baseUrl, hasPlainPictures }) }),
    servePages(scriptsOf, { host: '127.0.0.1' }),
    servePages((path) => pages.get(path)),
  ]);
  const kept: KeptPage[] = [];
  return { browser, platform, scripts, hosts, pages, kept };
}
