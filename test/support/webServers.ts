/** nginx and Apache as agencies run them: the package in `/webshop/`, other rules of the same server around it. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { HTACCESS, nginxBlock } from '../../src/tools/embedding/hosting';
import { end, freePort, ready } from './childServer';

export interface WebServer {
  origin: string;
  close: () => Promise<void>;
}

const isRoot = process.getuid?.() === 0;
const call = (command: string, args: readonly string[], cwd?: string) =>
  spawnSync(command, args, { encoding: 'utf8', cwd });
const canRun = (command: string) => call(command, ['-v']).status === 0;

/** A command that is there, else one that `bring` brings on Debian. @throws {Error} with what to install */
function commandOf(name: string, places: readonly (string | undefined)[], bring: () => void): string {
  const found = () => places.find((place) => place !== undefined && canRun(place));
  if (found() === undefined && existsSync('/usr/bin/apt-get')) bring();
  const command = found();
  if (command === undefined)
    throw new Error(
      `No ${name}, so what the page "Einbinden" writes for it is not tried. Install it (Debian: "apt-get install nginx apache2-bin"; macOS: "brew install nginx httpd"), or set NGINX_PATH and APACHE_PATH.`,
    );
  return command;
}

const UNPACKED = resolve('.cache/nginx');
/** Unpacked only: an installed one would be started. */
const nginxCommand = () =>
  commandOf('nginx', [process.env.NGINX_PATH, 'nginx', '/usr/sbin/nginx', join(UNPACKED, 'usr/sbin/nginx')], () => {
    mkdirSync(UNPACKED, { recursive: true });
    if (isRoot) call('apt-get', ['-qq', 'update']);
    call('apt-get', ['-qq', 'download', 'nginx'], UNPACKED);
    for (const file of readdirSync(UNPACKED).filter((each) => each.endsWith('.deb')))
      call('dpkg-deb', ['-x', file, '.'], UNPACKED);
  });
const apacheCommand = () =>
  commandOf('Apache', [process.env.APACHE_PATH, '/usr/sbin/apache2', '/usr/sbin/httpd', 'httpd'], () => {
    if (isRoot) call('apt-get', ['-qq', 'update']);
    if (isRoot) call('apt-get', ['-qq', 'install', '-y', '--no-remove', '--no-install-recommends', 'apache2-bin']);
  });

/** A folder of its own, with the package below `web/webshop`. */
function folderOf(dist: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'webshop-server-'));
  // Read by a server that gives up its rights.
  chmodSync(folder, 0o755);
  cpSync(dist, join(folder, 'web/webshop'), { recursive: true, filter: (path) => path !== join(dist, 'maps') });
  return folder;
}

const running = (child: ChildProcess, folder: string, port: number): WebServer => ({
  origin: `http://127.0.0.1:${port}`,
  close: async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  },
});

/** Ends when a port answers, with an error if the process ends before: Apache writes its log to a file. */
async function answers(child: ChildProcess, port: number): Promise<void> {
  while (child.exitCode === null) {
    const isThere = await fetch(`http://127.0.0.1:${port}`).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise(setImmediate);
  }
  throw new Error(`ended with ${child.exitCode}`);
}

/** Rules of the server besides ours. */
export interface OtherRules {
  http?: string;
  server?: string;
}

export async function startNginx(dist: string, { http = '', server = '' }: OtherRules = {}): Promise<WebServer> {
  const [command, folder, port] = [nginxCommand(), folderOf(dist), await freePort()];
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${isRoot ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log stderr notice; events {}
    http { access_log off; ${temporary.join(' ')} ${http}
      server { listen 127.0.0.1:${port}; root ${folder}/web; ${server}
${nginxBlock('/webshop/')}
    } }`,
  );
  const child = spawn(command, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await ready(child, /start worker process /);
  return running(child, folder, port);
}

const MODULE_FOLDERS = ['/usr/lib/apache2/modules', '/usr/libexec/apache2', '/opt/homebrew/lib/httpd/modules'];
const MODULES = ['unixd', 'authz_core', 'mime', 'headers', 'expires', 'filter', 'deflate', 'setenvif', 'rewrite'];

/** @param others `.htaccess` of the folder above */
export async function startApache(dist: string, others = ''): Promise<WebServer> {
  const [command, folder, port] = [apacheCommand(), folderOf(dist), await freePort()];
  const modules = MODULE_FOLDERS.find((each) => existsSync(each)) ?? '';
  const isThere = (name: string) => existsSync(join(modules, `mod_${name}.so`));
  const model = ['mpm_event', 'mpm_prefork', 'mpm_worker'].find(isThere);
  const loaded = [model ?? '', ...MODULES].filter(isThere);
  writeFileSync(join(folder, 'web/.htaccess'), others);
  writeFileSync(join(folder, 'web/webshop/.htaccess'), HTACCESS);
  writeFileSync(
    join(folder, 'apache.conf'),
    [
      ...loaded.map((name) => `LoadModule ${name}_module ${join(modules, `mod_${name}.so`)}`),
      `ServerRoot ${folder}`,
      'ServerName localhost',
      `Listen 127.0.0.1:${port}`,
      `PidFile ${folder}/pid`,
      `DefaultRuntimeDir ${folder}`,
      `ErrorLog ${folder}/log`,
      'LogLevel notice',
      `TypesConfig ${existsSync('/etc/mime.types') ? '/etc/mime.types' : '/dev/null'}`,
      ...(isRoot ? ['User nobody', 'Group nogroup'] : []),
      `DocumentRoot ${folder}/web`,
      `<Directory ${folder}/web>`,
      'AllowOverride All',
      'Require all granted',
      '</Directory>',
    ].join('\n'),
  );
  const child = spawn(command, ['-D', 'FOREGROUND', '-f', join(folder, 'apache.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await answers(child, port);
  return running(child, folder, port);
}
