import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import * as z from 'zod/mini';
import { BUDGETS } from '../../.config/build/sizes';

const size = z.object({ raw: z.number(), gzip: z.number(), brotli: z.number() });
const sizesSchema = z.object({ script: size, firstView: size, searchWidget: size, admin: size, module: size });

it.each(Object.entries(BUDGETS))('the build keeps to its budget: %s', (name, budget) => {
  const sizes = z.parse(sizesSchema, JSON.parse(readFileSync(join(inject('dist'), 'sizes.json'), 'utf8')));
  expect(new Map(Object.entries(sizes)).get(name)?.brotli).toBeLessThanOrEqual(budget);
});

it('the single script is one file that runs anywhere: plain ASCII, no import, no module syntax', () => {
  const script = readFileSync(join(inject('dist'), 'webshop-widget.js'), 'utf8');
  expect(script).not.toMatch(/[^\t\n\r -~]/);
  expect(script).not.toMatch(/import\.meta|process\.env|\bexport\s*\{/);
});

it('the types stand on their own', () => {
  const types = readFileSync(join(inject('dist'), 'webshop-widget.d.ts'), 'utf8');
  expect(types).not.toMatch(/\bimport\b/);
  expect(types).toMatch(/export declare function mount\(/);
});
