import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, inject, it } from 'vitest';
import * as z from 'zod/mini';
import { BUDGETS } from '../../.config/build/sizes';

const size = z.object({ raw: z.number(), gzip: z.number(), brotli: z.number() });
const sizesSchema = z.object({
  script: size,
  firstPart: size,
  tag: size,
  firstCards: size,
  firstView: size,
  searchWidget: size,
  admin: size,
  module: size,
});

it.each(Object.entries(BUDGETS))('the build keeps to its budget: %s', (name, budget) => {
  const sizes = z.parse(sizesSchema, JSON.parse(readFileSync(join(inject('dist'), 'sizes.json'), 'utf8')));
  expect(new Map(Object.entries(sizes)).get(name)?.brotli).toBeLessThanOrEqual(budget);
});

it('the single script and the start script are each one file that runs anywhere: plain ASCII, no import, no module syntax', () => {
  const [script = '', start = ''] = ['webshop-widget.js', 'webshop-start.js'].map((name) =>
    readFileSync(join(inject('dist'), name), 'utf8'),
  );
  expect(start).not.toMatch(/[^\t\n\r -~]|import\.meta|\bexport\s*\{|\bimport\s*["'{]/);
  expect(brotliCompressSync(start).length).toBeLessThanOrEqual(5000);
  expect(script).not.toMatch(/[^\t\n\r -~]/);
  expect(script).not.toMatch(/import\.meta|process\.env|\bexport\s*\{/);
});

it('the types stand on their own', () => {
  const types = readFileSync(join(inject('dist'), 'webshop-widget.d.ts'), 'utf8');
  expect(types).not.toMatch(/\bimport\b/);
  expect(types).toMatch(/export declare function mount\(/);
});

it('no visitor loads the admin area: only a file of its own holds it, which no other imports', () => {
  const dist = inject('dist');
  const marker = 'admin-shell';
  expect(readFileSync(join(dist, 'webshop-widget.js'), 'utf8')).not.toContain(marker);
  const modules = readdirSync(join(dist, 'esm'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, code: readFileSync(join(dist, 'esm', name), 'utf8') }));
  const [admin, ...more] = modules.filter(({ code }) => code.includes(marker));
  expect([admin?.name, more]).toEqual([expect.stringMatching(/^webshop-admin-\d/), []]);
  const importing = modules.filter(({ code }) => /(?:from|import)\s*"[^"]*webshop-admin\b[^"]*"/.test(code));
  expect(importing.map(({ name }) => name)).toEqual([]);
  // It is imported beside a shop that runs already.
  expect(admin?.code).not.toMatch(/(?:from|import)\s*"\.\/webshop-widget\.js"/);
});
