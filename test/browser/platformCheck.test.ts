import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { servePlatform } from '../platform/serve';
import { adminIdOf } from '../platform/stock/tenants';

const check = (...given: string[]) =>
  new Promise<{ code: number; text: string }>((resolve) => {
    execFile(process.execPath, [join(inject('dist'), 'platform-check.mjs'), ...given], (error, stdout) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, text: stdout }),
    );
  });

it('the check of the package runs in Node alone: 0 for the demo platform, 1 with findings, 2 without an address', async () => {
  const served = await servePlatform();
  const { url } = served;
  try {
    expect(await check(url, adminIdOf(1))).toEqual({ code: 0, text: '✓ Keine Befunde.\n' });
    expect(await check(url, adminIdOf(1), '--orders', '--json')).toEqual({ code: 0, text: '[]\n' });
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
