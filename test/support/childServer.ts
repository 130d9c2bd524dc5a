import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  server.close();
  if (bound === null || typeof bound === 'string') throw new Error('no port');
  return bound.port;
}

/** Ends with an error unless a line of the process says that it is ready. */
export function ready(child: ChildProcess, line: RegExp): Promise<void> {
  const log: string[] = [];
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`ended with ${code}: ${log.join('')}`)));
    child.stderr?.on('data', (part: Buffer) => {
      log.push(String(part));
      if (line.test(log.join(''))) resolve();
    });
  });
}

export async function end(child: ChildProcess): Promise<void> {
  child.removeAllListeners('exit');
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
