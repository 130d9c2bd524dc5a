/** The calls of `src/api` as data: documents, demo platform and requests say the same. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromJSONSchema, type ZodType } from 'zod';
import type * as z from 'zod/mini';
import { openApi } from '../../.config/build/openapi';
import { WIRE, type WireCall } from '../../src/api/wire';
import { FORMS, SCHEMAS } from '../../src/tools/open-api/wireFields';
import { wireKinds } from '../../src/lib/schema';
import { unread } from '../../src/lib/unread';
import { readSources } from './sources';

type Json = Record<string, unknown>;

interface Operation {
  operationId: string;
  summary?: string;
  security?: unknown;
  parameters?: { name: string; in: string; description?: string }[];
  requestBody?: { content: Record<string, { schema: Json; example?: unknown }> };
  description?: string;
  responses: Record<string, { headers?: Json; content?: Record<string, { schema: Json; example?: unknown }> }>;
}

const api = readSources('src/api');
const document = await openApi();
const { schemas } = document.components as { schemas: Record<string, Json> };
const paths = document.paths as Record<string, Record<string, Operation>>;
const operations = Object.values(paths).flatMap(Object.values<Operation>);

it('every call is described in wire.ts, and nothing is sent past its definition', () => {
  const described = readFileSync('src/api/wire.ts', 'utf8');
  const names = api.flatMap(({ code }) =>
    [...code.matchAll(/export const (\w+Call) = call\(/g)].map(([, name = '']) => name),
  );
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(described))).toEqual([]);
  const sending = api.filter(({ code }) => /\bhttp\.request\(/.test(code)).map(({ path }) => path);
  // The public services of holidays are no part of the platform; 'platform.ts' passes calls on, past the cache.
  expect(sending.sort()).toEqual(['src/api/call.ts', 'src/api/holidays.ts', 'src/api/platform.ts']);
});

it('the README names the calls that a minimal shop needs, and no other', () => {
  const [, needed = ''] = /\*\*A minimal shop\*\* needs (.*?)\./.exec(readFileSync('src/api/README.md', 'utf8')) ?? [];
  const namesOf = (use: WireCall['neededTo']) =>
    Object.entries<WireCall>(WIRE).flatMap(([name, { neededTo }]) => (neededTo === use ? [`\`${name}\``] : []));
  expect(needed.split('; ').map((part) => part.match(/`\w+`/g))).toEqual(
    (['look', 'ask', 'order'] as const).map((use) => namesOf(use)),
  );
});

it('a call that shop and admin area use says both, and its pages', () => {
  const contacts = operations.find(({ operationId }) => operationId === 'contacts');
  for (const { what } of [WIRE.contacts, WIRE.managedContacts]) expect(contacts?.description).toContain(what.slice(1));
  expect(contacts?.parameters?.map(({ name }) => name)).toEqual(expect.arrayContaining(['vehicleId', 'pageNumber']));
  expect(contacts?.responses['200']?.headers).toHaveProperty('x-pagination');
});

it('the OpenAPI document names each call once, and every reference leads somewhere', () => {
  expect(document.openapi).toBe('3.1.0');
  const addresses = new Set(Object.values(WIRE).map(({ call: { method, path } }) => `${method} ${path}`));
  expect(operations).toHaveLength(addresses.size);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(addresses.size);
  const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name = '']) => name,
  );
  expect(references.filter((name) => !(name in schemas))).toEqual([]);
});

it('no two paths are one for a client, and each operation says what a client needs', () => {
  const shapes = Object.keys(paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
  expect(shapes.filter((shape, at) => shapes.indexOf(shape) !== at)).toEqual([]);
  for (const { operationId, summary, security, parameters = [], responses } of operations) {
    const statuses = Object.keys(responses);
    expect(
      statuses.filter((status) => /^2\d\d$/.test(status)),
      operationId,
    ).toHaveLength(1);
    expect(statuses, operationId).toEqual(expect.arrayContaining(['429', '500']));
    expect([summary, security], operationId).not.toContain(undefined);
    // A name without a meaning of its own is described by itself.
    expect(parameters.filter(({ name, description }) => description === name || !description)).toEqual([]);
  }
});

/** Descriptions of the fields of an object, and of those of the objects in it, which have no table of their own. */
function descriptionsIn(schema: Json, place: string): [place: string, text: string][] {
  const { properties = {}, items } = schema as { properties?: Record<string, Json>; items?: Json };
  return [
    ...Object.entries(properties).flatMap(([name, each]): [string, string][] => [
      ...(typeof each.description === 'string' ? [[`${place}.${name}`, each.description] as [string, string]] : []),
      ...descriptionsIn(each, `${place}.${name}`),
    ]),
    ...(items ? descriptionsIn(items, `${place}[]`) : []),
  ];
}

it('no description stands at a field that is not its own', () => {
  const meanings = Object.entries(SCHEMAS).flatMap(([component, { fields }]) =>
    Object.entries(fields).flatMap(([name, meaning]) => {
      const text = typeof meaning === 'string' ? meaning : meaning?.is;
      return text === undefined ? [] : [`${component}.${name}: ${text}`];
    }),
  );
  expect(meanings.length).toBeGreaterThan(100);
  const inComponents = Object.entries(schemas).flatMap(([name, schema]) => descriptionsIn(schema, name));
  const inCalls = operations.flatMap(({ operationId, responses, requestBody }) =>
    [...Object.values(responses), requestBody].flatMap((each) =>
      Object.values(each?.content ?? {}).flatMap(({ schema }) => descriptionsIn(schema, operationId)),
    ),
  );
  const descriptions = [...inComponents, ...inCalls]
    // What a choice's values have in common, each enumeration says of itself.
    .map(([place, text]) => `${place}: ${text.replace(/ ?\S+(?: \S+)* = .*$/s, '')}`)
    .filter((line) => !line.endsWith(': ') && !line.startsWith('Refusal.'));
  expect(descriptions.sort()).toEqual(meanings.sort());
});

it('every date has a format', () => {
  const dates = Object.entries(SCHEMAS).flatMap(([component, { schema, fields }]) => {
    const { in: inner = schema } = schema._zod.def as { in?: z.ZodMiniType };
    const { shape = {} } = inner._zod.def as { shape?: Record<string, z.ZodMiniType> };
    return Object.entries(shape).flatMap(([name, each]) =>
      wireKinds.get(each)?.accepts === 'date' && typeof fields[name] !== 'object' ? [`${component}.${name}`] : [],
    );
  });
  expect(dates).toEqual([]);
});

it('an enumeration is one, not prose', () => {
  const { properties } = schemas.Vehicle as { properties: Record<string, Json> };
  expect(properties.fuelType?.enum).toEqual(expect.arrayContaining(['Diesel', 2, 'DIESEL']));
  expect(properties.initialRegistration).toMatchObject({ format: 'date' });
});

it('forms are described where one is sent, and nowhere else', () => {
  const sent = Object.entries<WireCall>(WIRE).flatMap(([name, { call }]) => (call.sends === 'multipart' ? [name] : []));
  expect(sent.sort()).toEqual(Object.keys(FORMS).sort());
});

/** A schema of the document as one of zod, with the components it refers to. */
function zodSchemaOf(schema: Json): ZodType {
  const local = JSON.stringify({ ...schema, $defs: schemas }).replaceAll('#/components/schemas/', '#/$defs/');
  return fromJSONSchema(JSON.parse(local) as Parameters<typeof fromJSONSchema>[0]);
}

const contents = operations.flatMap(({ operationId, requestBody, responses }) =>
  [...Object.values(responses), requestBody].flatMap((each) =>
    Object.values(each?.content ?? {}).flatMap(({ schema, example }) =>
      example === undefined ? [] : [[operationId, schema, example] as const],
    ),
  ),
);

it('has an example of nearly every read, and of what binds', () => {
  expect(contents.length).toBeGreaterThan(35);
  expect(contents.filter(([name]) => name === 'order')).toHaveLength(2);
});

it.each(contents)('the example of %s matches its schema', (_, schema, example) => {
  expect(zodSchemaOf(schema).safeParse(example).error?.issues ?? []).toEqual([]);
});

const answers = operations.flatMap(({ operationId, responses }) => {
  const { call, answer = call.answer }: WireCall = WIRE[operationId as keyof typeof WIRE];
  const [content] = Object.entries(responses).flatMap(([status, each]) => (status < '300' ? [each.content] : []));
  const example = content?.['application/json']?.example;
  return example === undefined || answer === undefined ? [] : [[operationId, answer, example] as const];
});

it.each(answers)('the example of %s is read as a whole', (_, answer, example) => {
  // An enumeration may bring a value that is not listed.
  expect(unread(answer, example).filter(({ kind }) => kind !== 'spelling')).toEqual([]);
});
