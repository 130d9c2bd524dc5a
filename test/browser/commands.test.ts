import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import * as z from 'zod/mini';
import { filesOf, servePages } from '../../.config/dev/fileServer';
import { servePlatform } from '../platform/serve';
import { adminIdOf } from '../platform/stock/tenants';

const run = (name: string, ...given: string[]) =>
  new Promise<{ code: number; text: string }>((resolve) => {
    execFile(process.execPath, [join(inject('dist'), name), ...given], (error, stdout) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, text: stdout }),
    );
  });
const check = (...given: string[]) => run('platform-check.mjs', ...given);

/** The demo platform runs on the same machine: how long it takes is no finding about it. */
const withoutDurations = (json: string) =>
  z.parse(z.array(z.looseObject({ path: z.string() })), JSON.parse(json)).filter(({ path }) => path !== 'Dauer');

it('the check of a platform runs in Node alone: 0 for the demo platform, 1 with findings, 2 without an address', async () => {
  const served = await servePlatform();
  const { url } = served;
  try {
    const { code: done, text: findings } = await check(url, adminIdOf(1), '--orders', '--json');
    expect([done, withoutDurations(findings)]).toEqual([0, []]);
    const said = await check(url, adminIdOf(1));
    expect(said.code).toBe(0);
    expect(said.text).toMatch(/✓ Keine Befunde\.\n$|0 Fehler/);
    const { code, text } = await check(url, 'unbekannt');
    expect([code, text]).toEqual([1, expect.stringMatching(/^✗ GET .+\n +status: erwartet 200, bekommen 404/)]);
    expect((await check('api.example.de')).code).toBe(2);
  } finally {
    await served.close();
  }
});

it('the package holds the wire as OpenAPI 3.1', () => {
  expect(readFileSync(join(inject('dist'), 'openapi.json'), 'utf8')).toContain('"openapi": "3.1.0"');
});

it('the check of a page reads the package as it is served: 0 for a right page, 1 with errors, 2 without an address', async () => {
  const served = await servePlatform();
  const files = filesOf(inject('dist'));
  const pageOf = (dealer: string) => ({
    body: `<!doctype html><meta name="viewport" content="width=device-width"><div id="webshop"></div><script async src="/webshop-start-1.js" data-admin-id="${dealer}" data-api-url="${served.url}" data-target="#webshop"></script>`,
    headers: { 'content-type': 'text/html' },
  });
  const site = await servePages((path) =>
    path === '/' ? pageOf(adminIdOf(1)) : path === '/wrong' ? pageOf('unbekannt') : files(path),
  );
  try {
    const { code: done, text } = await run('page-check.mjs', `${site.origin}/`);
    expect(text).toContain('✓ Händler: Die Plattform kennt die Händlerkennung');
    expect(text).toContain('? Nicht geprüft: was erst im Browser entsteht');
    expect(text).not.toContain('✗');
    expect(done).toBe(0);
    const { code, text: json } = await run('page-check.mjs', `${site.origin}/`, `${site.origin}/wrong`, '--json');
    const [right, wrong] = z.parse(
      z.array(z.object({ findings: z.array(z.object({ level: z.string() })) })),
      JSON.parse(json),
    );
    expect(right?.findings.map(({ level }) => level)).not.toContain('error');
    expect(wrong?.findings.map(({ level }) => level)).toContain('error');
    expect(code).toBe(1);
    expect((await run('page-check.mjs', 'seite')).code).toBe(2);
  } finally {
    await Promise.all([served.close(), site.close()]);
  }
});
