/** The calls of `src/api` as data: documents, demo platform and requests say the same. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openApi, withCallTables } from '../../.config/build/openapi';
import { WIRE, type WireCall } from '../../src/api/wire';
import { unread } from '../../src/lib/unread';
import { readSources } from './sources';

interface Operation {
  operationId: string;
  responses: Record<'2XX', { content?: Record<string, { example?: unknown }> }>;
}

const api = readSources('src/api');
const document = await openApi();
const operations = Object.values(document.paths as Record<string, Record<string, Operation>>).flatMap(
  Object.values<Operation>,
);

it('every call is described in wire.ts, and nothing is sent past its definition', () => {
  const described = readFileSync('src/api/wire.ts', 'utf8');
  const names = api.flatMap(({ code }) =>
    [...code.matchAll(/export const (\w+Call) = call\(/g)].map(([, name = '']) => name),
  );
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(described))).toEqual([]);
  const sending = api.filter(({ code }) => /\bhttp\.request\(/.test(code)).map(({ path }) => path);
  // The public services of holidays are no part of the platform.
  expect(sending.sort()).toEqual(['src/api/call.ts', 'src/api/holidays.ts']);
});

it('the README has their tables (npx tsx .config/build/openapi.ts)', () => {
  const readme = readFileSync('src/api/README.md', 'utf8');
  expect(readme).toBe(withCallTables(readme));
});

it('the OpenAPI document names each call once, and every reference leads somewhere', () => {
  expect(document.openapi).toBe('3.1.0');
  const addresses = new Set(Object.values(WIRE).map(({ call: { method, path } }) => `${method} ${path}`));
  expect(operations).toHaveLength(addresses.size);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(addresses.size);
  const schemas = (document.components as { schemas: object }).schemas;
  const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name = '']) => name,
  );
  expect(references.filter((name) => !(name in schemas))).toEqual([]);
});

const examples = operations.flatMap(({ operationId, responses }) => {
  const { call, answer = call.answer }: WireCall = WIRE[operationId as keyof typeof WIRE];
  const example = responses['2XX'].content?.['application/json']?.example;
  return example === undefined || answer === undefined ? [] : [[operationId, answer, example] as const];
});

it('has an example of nearly every read', () => expect(examples.length).toBeGreaterThan(20));

it.each(examples)('the example of %s is read as a whole', (_, answer, example) => {
  // An enumeration may bring a value that is not listed.
  expect(unread(answer, example).filter(({ kind }) => kind !== 'spelling')).toEqual([]);
});
