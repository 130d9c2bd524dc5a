import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const call = (command: string, ...args: string[]) => spawnSync(command, args, { encoding: 'utf8' });

/** Command of a PHP that can be run: `PHP_PATH`, else the one of the path. */
function findPhp(): string | undefined {
  const command = process.env.PHP_PATH ?? 'php';
  return call(command, '--version').status === 0 ? command : undefined;
}

/** Finds or installs PHP. @throws {Error} with instructions for a manual installation */
export function bringPhp(): string {
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (findPhp() === undefined && isDebianRoot) {
    call('apt-get', '-qq', 'update');
    call('apt-get', '-qq', 'install', '-y', '--no-remove', '--no-install-recommends', 'php-cli');
  }
  const php = findPhp();
  if (php === undefined)
    throw new Error(
      'No PHP, so the PHP script of the package is not tested. Install it (Debian: "apt-get install php-cli"; macOS: "brew install php") or set PHP_PATH.',
    );
  return php;
}
