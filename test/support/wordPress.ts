import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { end, freePort, ready } from './childServer';
import { bringPhp } from './php';

const DEBIAN = '/usr/share/wordpress';
const PACKAGES = [
  'wordpress',
  'wordpress-theme-twentytwentythree',
  'php-mysql',
  'php-xml',
  'php-mbstring',
  'mariadb-server',
];

/** Folder of a WordPress, which is copied: `WORDPRESS_PATH`, else Debian's. @throws {Error} with what to install */
function findWordPress(): string {
  const folder = process.env.WORDPRESS_PATH ?? DEBIAN;
  const hasAll = () => existsSync(join(folder, 'wp-load.php')) && spawnSync('mariadbd', ['--version']).status === 0;
  if (!hasAll() && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['-qq', 'update']);
    spawnSync('apt-get', ['-qq', 'install', '-y', '--no-remove', '--no-install-recommends', ...PACKAGES], { env });
  }
  if (!hasAll())
    throw new Error(
      `No WordPress, so the plugin of the package is not tested. Install it (Debian: "apt-get install ${PACKAGES.join(' ')}"), or set WORDPRESS_PATH beside a mariadbd in the path.`,
    );
  return folder;
}

export interface WordPress {
  origin: string;
  /** Runs a script in it; what it prints. @throws {Error} where PHP complains */
  run: (script: string) => string;
  close: () => Promise<void>;
}

export const ADMIN = { name: 'verwalter', password: 'ein-langes-passwort' } as const;

/** A WordPress of its own, with a database of its own. @param plugin code of the package's plugin */
export async function startWordPress(plugin: string): Promise<WordPress> {
  const source = findWordPress();
  const php = bringPhp();
  const folder = mkdtempSync(join(tmpdir(), 'webshop-wp-'));
  const web = join(folder, 'web');
  const [data, socket] = [join(folder, 'db'), join(folder, 'db.sock')];
  cpSync(source, web, { recursive: true, dereference: true });
  mkdirSync(join(web, 'wp-content/plugins/webshop-widget'), { recursive: true });
  writeFileSync(join(web, 'wp-content/plugins/webshop-widget/webshop-widget.php'), plugin);

  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  const own = ['--no-defaults', `--datadir=${data}`, ...user];
  const made = spawnSync('mariadb-install-db', [...own, '--auth-root-authentication-method=normal', '--skip-test-db']);
  if (made.status !== 0) throw new Error(String(made.stderr));
  const database = spawn(
    'mariadbd',
    [...own, `--socket=${socket}`, '--skip-networking', '--innodb-flush-log-at-trx-commit=0'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  await ready(database, /ready for connections/);

  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const config = {
    DB_NAME: 'wp',
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_HOST: `localhost:${socket}`,
    DB_CHARSET: 'utf8mb4',
    WP_HOME: origin,
    WP_SITEURL: origin,
    WP_HTTP_BLOCK_EXTERNAL: true,
    AUTOMATIC_UPDATER_DISABLED: true,
    DISABLE_WP_CRON: true,
    WP_DEBUG: true,
    WP_DEBUG_DISPLAY: true,
  };
  const lines = Object.entries(config).map(([name, value]) => `define('${name}', ${JSON.stringify(value)});`);
  writeFileSync(
    join(web, 'wp-config.php'),
    `<?php\n${lines.join('\n')}\n$table_prefix = 'wp_';\nif (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');\nrequire_once ABSPATH . 'wp-settings.php';\n`,
  );
  const run = (script: string, start = 'require "wp-load.php";') => {
    writeFileSync(join(web, 'run.php'), `<?php\n$_SERVER['HTTP_HOST'] = '127.0.0.1:${port}';\n${start}\n${script}`);
    const { status, stdout, stderr } = spawnSync(php, ['run.php'], { cwd: web, encoding: 'utf8' });
    if (status !== 0 || /(?:Warning|Notice|Deprecated|Fatal error):.*webshop-widget/.test(stdout))
      throw new Error(stdout + stderr);
    return stdout;
  };
  run('', `$link = new mysqli('localhost', 'root', '', '', 0, '${socket}'); $link->query('CREATE DATABASE wp');`);
  run(
    `require_once ABSPATH . 'wp-admin/includes/upgrade.php'; require_once ABSPATH . 'wp-admin/includes/plugin.php';
     wp_install('Autohaus', '${ADMIN.name}', 'haus@example.de', true, '', '${ADMIN.password}');
     $failed = activate_plugin('webshop-widget/webshop-widget.php'); if (is_wp_error($failed)) { echo $failed->get_error_message(); exit(1); }`,
    `define('WP_INSTALLING', true); require 'wp-load.php';`,
  );
  const settings = ['-d', 'display_errors=1', '-d', 'log_errors=1', '-d', 'opcache.enable_cli=1'];
  const server = spawn(php, [...settings, '-S', `127.0.0.1:${port}`, '-t', web], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await ready(server, /started/);
  return {
    origin,
    run,
    close: async () => {
      for (const child of [server, database]) await end(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
