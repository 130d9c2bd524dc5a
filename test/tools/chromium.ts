import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser of the journeys: `CHROMIUM_PATH`, the usual places, else the one that Playwright keeps. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  return [named, ...USUAL_PLACES, chromium.executablePath()].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );
}

/** Finds a browser, or brings one. @throws {Error} that says how to get one by hand */
export function bringChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (isDebianRoot) {
    run('apt-get', 'update');
    run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium');
  }
  if (findChromium() === undefined) run('npx', 'playwright-core', 'install', 'chromium');
  const brought = findChromium();
  if (brought !== undefined) return brought;
  throw new Error(
    'No Chromium for the browser tests. Install one (Debian: "apt-get install chromium"; anywhere: "npx playwright-core ' +
      'install chromium") or set CHROMIUM_PATH to one that is there.',
  );
}

/** Quiet, and without the browser's own requests. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Nothing but this machine: what no stub answers fails.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];
