import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import * as z from 'zod/mini';
import { servePlatform } from '../platform/serve';
import { adminIdOf } from '../platform/stock/tenants';

const check = (...given: string[]) =>
  new Promise<{ code: number; text: string }>((resolve) => {
    execFile(process.execPath, [join(inject('dist'), 'platform-check.mjs'), ...given], (error, stdout) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, text: stdout }),
    );
  });

/** The demo platform runs on the same machine: how long it takes is no finding about it. */
const withoutDurations = (json: string) =>
  z.parse(z.array(z.looseObject({ path: z.string() })), JSON.parse(json)).filter(({ path }) => path !== 'Dauer');

it('the check of the package runs in Node alone: 0 for the demo platform, 1 with findings, 2 without an address', async () => {
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
