/** `npx tsx .config/build/openapi.ts` writes the tables of `src/api/README.md`; the build takes `openapi.json` from here. */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { getResponse } from 'msw';
import * as z from 'zod/mini';
import type { Call } from '../../src/api/call.ts';
import * as bodies from '../../src/domain/bodies.ts';
import { MEANINGS, WIRE, type WireCall } from '../../src/api/wire.ts';
import { crossSellingProductSchema } from '../../src/domain/order/product.ts';
import { facetsSchema } from '../../src/domain/vehicle/search/facets.ts';
import { locationSchema } from '../../src/domain/dealer/location.ts';
import { tenantSettingsSchema } from '../../src/domain/tenant/settings.ts';
import { tradeInSchema } from '../../src/domain/trade-in/tradeIn.ts';
import { vehicleSchema } from '../../src/domain/vehicle/vehicle.ts';
import { wireKinds, type WireKind } from '../../src/lib/schema.ts';
import { createPlatform, type Platform } from '../../test/platform/platform.ts';
import { tokenFor } from '../../test/platform/rules/login.ts';
import { packageFacts } from './package.ts';

type Json = Record<string, unknown>;

const CALLS: readonly (readonly [name: string, WireCall])[] = Object.entries(WIRE);

/** Schemas that several calls share. */
const COMPONENTS: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [vehicleSchema, 'Vehicle'],
  [facetsSchema, 'Facets'],
  [tenantSettingsSchema, 'TenantSettings'],
  [locationSchema, 'Location'],
  [crossSellingProductSchema, 'Product'],
  [tradeInSchema, 'TradeIn'],
]);

const KINDS = {
  text: { type: 'string' },
  html: { type: 'string', contentMediaType: 'text/html' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  address: { type: 'string', format: 'uri-reference' },
  date: { type: 'string', examples: ['2026-05-01', '2026-05-01T09:30:00Z'] },
  anything: {},
} satisfies Partial<Record<WireKind['accepts'], Json>>;

function schemaOfKind({ accepts, of, table }: WireKind): Json {
  if (accepts === 'list') return { type: 'array', ...(of && { items: jsonSchemaOf(of()) }) };
  if (accepts === 'object') return of ? jsonSchemaOf(of()) : { type: 'object' };
  if (accepts !== 'choice') return { ...KINDS[accepts] };
  // An enumeration may bring a value that is not listed, which is then left out.
  const spellings = Object.values(table ?? {}).map(({ wire }) => wire);
  return {
    type: spellings.some(([first]) => typeof first === 'number') ? ['integer', 'string'] : 'string',
    description: `In any case: ${spellings.map((each) => each.join(' = ')).join('; ')}. Others are left out.`,
    examples: spellings.slice(0, 1).map(([first]) => first),
  };
}

const isRequired = (schema: z.core.$ZodType) => !z.safeParse(schema as z.ZodMiniType, undefined).success;

/** JSON Schema of what a schema reads. @param isWhole writes a shared schema out */
function jsonSchemaOf(schema: z.core.$ZodType, isWhole = false): Json {
  const result: Json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const component = COMPONENTS.get(zodSchema);
      const kind = wireKinds.get(zodSchema);
      const target = jsonSchema as Json;
      const replace = (by: Json) => {
        for (const name of Object.keys(target)) Reflect.deleteProperty(target, name);
        Object.assign(target, by);
      };
      if (component !== undefined && !(isWhole && zodSchema === schema))
        replace({ $ref: `#/components/schemas/${component}` });
      else if (kind !== undefined) replace(schemaOfKind(kind));
      else if (zodSchema._zod.def.type === 'object') {
        const { shape } = zodSchema._zod.def as unknown as { shape: Record<string, z.core.$ZodType> };
        const required = Object.keys(shape).filter((name) => isRequired(shape[name] ?? z.unknown()));
        Reflect.deleteProperty(target, 'required');
        if (required.length > 0) target.required = required;
        for (const [name, property] of Object.entries((target.properties ?? {}) as Record<string, Json>)) {
          const meaning = MEANINGS[name];
          if (meaning !== undefined && property.$ref === undefined)
            property.description = [meaning, property.description].filter(Boolean).join(' ');
        }
      }
    },
  });
  const { $schema: _, ...rest } = result;
  return rest;
}

/** A moment in May, so that the examples do not change with the day. */
const NOW = new Date('2026-05-04T08:00:00Z');
const BASE = 'https://api.example';

function exampleParts(platform: Platform): Record<string, string> {
  const { settings, vehicles, accounts } = platform.tenant(1);
  const [vehicle] = vehicles;
  const { user } = accounts.find(({ user: { roles } }) => roles?.includes('CarDealerAdmin')) ?? {};
  return {
    a: settings.adminId,
    vehicle: vehicle?.id ?? '',
    vin: vehicle?.vin ?? '',
    number: vehicle?.internalId ?? '',
    token: user ? tokenFor(user, NOW, 3600) : '',
    email: user?.email ?? '',
  };
}

const PAGE_OF_ONE = new Set(['pageSize']);

/** First answer of the demo platform to a read; `undefined` for others. Lists hold one entry. */
async function exampleOf(platform: Platform, name: string, { method, path, query = [], answers, isAuthorized }: Call) {
  if (method !== 'GET' || answers === 'pdf' || /tradeIn(?:Versions|Redemption)/.test(name)) return undefined;
  const parts = exampleParts(platform);
  const id = name === 'vehicleByVin' ? parts.vin : name === 'vehicleByNumber' ? parts.number : parts.vehicle;
  const filled = path.replace(/\{(\w+)\}/g, (_, part: string) =>
    encodeURIComponent((part === 'id' ? id : parts[part]) ?? ''),
  );
  const asked = new URLSearchParams(query.filter((each) => PAGE_OF_ONE.has(each)).map((each) => [each, '1']));
  const values: Record<string, string> = {
    carDealerAdminId: parts.a ?? '',
    vehicleDealerId: parts.a ?? '',
    fileType: '1',
    carId: parts.vehicle ?? '',
    carPurchasePrice: '20000',
    providerType: 'VIRTUAL',
    durationInMonth: '48',
    isCustomerIncluded: 'true',
  };
  for (const each of query)
    if (values[each] !== undefined && !name.startsWith('products')) asked.set(each, values[each]);
  const request = new Request(`${BASE}${filled}?${asked}`, {
    headers: isAuthorized ? { authorization: `Bearer ${parts.token}` } : {},
  });
  const response = await getResponse(platform.handlers, request);
  return response?.ok ? shortened(await response.json()) : undefined;
}

const MAX_TEXT = 200;

function shortened(value: unknown): unknown {
  if (typeof value === 'string' && value.length > MAX_TEXT) return `${value.slice(0, MAX_TEXT)}…`;
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shortened(each)]));
}

const partsOf = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

function operationOf(name: string, { call, what, neededTo, answer = call.answer }: WireCall, example: unknown): Json {
  const { method, path, query = [], isAuthorized, isRepeatable, isPaged, timeoutMs, sends, answers } = call;
  const notes = [
    `${what.charAt(0).toUpperCase()}${what.slice(1)}.`,
    method === 'GET' || isRepeatable ? 'Tried again twice after a network error, 429, 502, 503 or 504.' : 'Sent once.',
    timeoutMs === undefined ? '' : `Time-out ${timeoutMs / 1000} s.`,
    neededTo === undefined ? 'A shop can do without it.' : `Needed to ${neededTo}.`,
  ];
  const parameters = [
    ...partsOf(path).map((part) => ({
      name: part,
      in: 'path',
      required: true,
      schema: { type: 'string', ...(part === 'a' && { format: 'uuid' }) },
      ...(part === 'a' && { description: 'The dealer, as in data-admin-id.' }),
    })),
    ...query.map((each) => ({ name: each, in: 'query', schema: { type: 'string' } })),
  ];
  const content =
    answers === 'pdf'
      ? { 'application/pdf': { schema: { type: 'string', format: 'binary' } } }
      : answer && { 'application/json': { schema: jsonSchemaOf(answer), ...(example !== undefined && { example }) } };
  const header = {
    schema: { type: 'string' },
    description: 'JSON: CurrentPage, TotalPages, PageSize, TotalCount, HasPrevious, HasNext.',
  };
  const sent = sends === 'multipart' ? 'multipart/form-data' : 'application/json';
  const body = sends === undefined || sends === 'multipart' ? { type: 'object' } : jsonSchemaOf(bodies[sends]);
  return {
    operationId: name,
    tags: [isAuthorized ? 'with login' : 'shop'],
    description: notes.filter(Boolean).join(' '),
    ...(isAuthorized && { security: [{ bearer: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(sends !== undefined && {
      requestBody: { required: true, content: { [sent]: { schema: body } } },
    }),
    responses: {
      '2XX': {
        description: content ? 'Success.' : 'Success; its content is not read.',
        ...(isPaged && { headers: { 'x-pagination': header } }),
        ...(content && { content }),
      },
    },
  };
}

/** The wire as OpenAPI 3.1, with examples from the demo platform. */
export async function openApi(): Promise<Json> {
  const platform = createPlatform({ baseUrl: BASE, now: () => NOW, hasPlainPictures: true });
  const paths: Record<string, Json> = {};
  for (const [name, wire] of CALLS) {
    const { method, path } = wire.call;
    const example = await exampleOf(platform, name, wire.call);
    const operations = (paths[path] ??= {});
    // One call of the platform that shop and admin area read differently is described once.
    operations[method.toLowerCase()] ??= operationOf(name, wire, example);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Platform of webshop-widget',
      version: packageFacts.version,
      description:
        'What the shop asks for and how it reads the answers. Optional fields may be missing or null; numbers and booleans may be texts, lists wrapped as { data: [] } or { items: [] }; fields that are not listed are dropped.',
    },
    paths,
    components: {
      schemas: Object.fromEntries(
        [...COMPONENTS].map(([schema, name]) => [name, jsonSchemaOf(schema as z.ZodMiniType, true)]),
      ),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

const MARKS = ['<!-- calls: written by .config/build/openapi.ts -->', '<!-- end of calls -->'] as const;

function rowOf([name, { call, what }]: readonly [string, WireCall]): string {
  const { method, path, query = [], isAuthorized, isRepeatable, isPaged, sends, timeoutMs } = call;
  const marks = [
    isAuthorized && 'bearer',
    isRepeatable && '↻',
    isPaged && 'pages',
    sends === 'multipart' && sends,
    timeoutMs !== undefined && `${timeoutMs / 1000} s`,
  ].filter(Boolean);
  const names = query.length > 12 ? `${query.slice(0, 3).join(', ')} … (\`CarQuery\`)` : query.join(', ');
  return `| \`${method} ${path}\` | ${names} | ${marks.join(', ')} | ${what} (\`${name}\`) |`;
}

const neededCalls = (to: WireCall['neededTo']) =>
  CALLS.flatMap(([, { call, neededTo }]) => (neededTo === to ? `\`${call.method} ${call.path}\`` : [])).join(', ');

/** The README of `src/api` with its tables as the calls are. */
export function withCallTables(readme: string): string {
  const [before = '', rest = ''] = readme.split(MARKS[0]);
  const [, after = ''] = rest.split(MARKS[1]);
  const table = [
    `**A minimal shop** needs ${neededCalls('look')} to look at vehicles; ${neededCalls('ask')} to ask; ${neededCalls('order')} to order. Any other call may answer 404: its part of the shop is missing or says that it failed, all else goes on.`,
    '',
    '| call | query | marks | what the shop does with it |',
    '|---|---|---|---|',
    ...CALLS.map(rowOf),
  ].join('\n');
  return `${before}${MARKS[0]}\n\n${table}\n\n${MARKS[1]}${after}`;
}

const README = 'src/api/README.md';

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(README, withCallTables(readFileSync(README, 'utf8')));
