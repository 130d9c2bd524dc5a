import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type LaunchOptions } from 'playwright-core';

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
const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell';

const BY_HAND =
  'Install one (Debian: "apt-get install chromium-headless-shell"; anywhere: "npx playwright-core install chromium") ' +
  'or set CHROMIUM_PATH to one that is there.';

const firstThere = (paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path !== undefined && path !== '' && existsSync(path));

/** Path of Chromium for measurements: `CHROMIUM_PATH`, the usual locations, else Playwright's. */
const findChromium = (): string | undefined =>
  firstThere([process.env.CHROMIUM_PATH, ...USUAL_PLACES, chromium.executablePath()]);

/** Finds or installs Chromium. @throws {Error} with instructions for a manual installation */
export function bringChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  const call = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'inherit' });
  if (isDebianRoot()) {
    call('apt-get', 'update');
    call('apt-get', 'install', '-y', '--no-install-recommends', 'chromium');
  }
  if (findChromium() === undefined) call('npx', 'playwright-core', 'install', 'chromium');
  const brought = findChromium();
  if (brought === undefined) throw new Error(`No Chromium. ${BY_HAND}`);
  return brought;
}

/** `CHROMIUM_PATH`, else a headless shell, which takes a quarter less time per visit, else Chromium. */
const findTestBrowser = (): string | undefined =>
  firstThere([process.env.CHROMIUM_PATH, DEBIAN_SHELL, shellOfPlaywright()]) ?? findChromium();

/** Finds or installs a browser for the tests. @throws {Error} with instructions for a manual installation */
export async function bringTestBrowser(): Promise<string> {
  const found = findTestBrowser();
  if (found !== undefined && (isNamed(found) || !USUAL_PLACES.includes(found))) return found;
  if (isDebianRoot()) await bringDebianShell();
  if (findTestBrowser() === undefined) await call('npx', 'playwright-core', 'install', '--only-shell', 'chromium');
  const brought = findTestBrowser();
  if (brought === undefined) throw new Error(`No Chromium for the browser tests. ${BY_HAND}`);
  return brought;
}

const isNamed = (path: string) => path === process.env.CHROMIUM_PATH;
const isDebianRoot = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** Playwright stores it beside its Chromium, in a folder named by the system. */
function shellOfPlaywright(): string | undefined {
  const folder = chromium.executablePath().replace(/([\\/])chromium-(\d+)[\\/].*$/, '$1chromium_headless_shell-$2');
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const shell = files.find((file) => /[\\/](chrome-headless-shell|headless_shell)(\.exe)?$/.test(file));
  return shell && join(folder, shell);
}

/** Installs it by apt, in the version of an installed Chromium, because both share files. Removes nothing; may fail. */
async function bringDebianShell(): Promise<void> {
  const { stdout } = spawnSync('dpkg-query', ['--show', '--showformat=${Version}', 'chromium'], { encoding: 'utf8' });
  const wanted = stdout ? `chromium-headless-shell=${stdout}` : 'chromium-headless-shell';
  const apt = (...args: string[]) =>
    call('apt-get', '-qq', '-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20', ...args);
  await apt('update');
  await apt('install', '-y', '--no-remove', '--no-install-recommends', wanted);
}

/** Runs a command asynchronously and ignores its result. */
function call(command: string, ...args: string[]): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', () => resolve());
    child.on('close', () => resolve());
  });
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
  // Only this machine is reachable: requests without a stub fail.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** Roboto, the font of most phones: the fallback of a bare machine is a fifth wider. */
export function withOrdinaryFont(): NodeJS.ProcessEnv {
  const folder = resolve('.cache', 'fonts');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'fonts.conf');
  const instead = ['sans-serif', 'system-ui', 'Arial', 'Helvetica', 'Segoe UI'].map(
    (family) => `<match target="pattern"><test name="family"><string>${family}</string></test>
      <edit name="family" mode="prepend" binding="strong"><string>Roboto</string></edit></match>`,
  );
  // Whole at once: the browser of another worker may be reading it.
  const written = `${file}.${process.pid}`;
  writeFileSync(
    written,
    `<?xml version="1.0"?><fontconfig>
      <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
      <dir>${resolve('node_modules/@expo-google-fonts/roboto')}</dir>
      <cachedir>${folder}</cachedir>
      ${instead.join('\n')}
    </fontconfig>`,
  );
  renameSync(written, file);
  return { ...process.env, FONTCONFIG_FILE: file };
}

/** A browser. One that crashes while it starts is started anew: no page was open in it, so it says nothing about the shop. */
export const startBrowser = (options: LaunchOptions): Promise<Browser> =>
  chromium.launch(options).catch(() => chromium.launch(options));
