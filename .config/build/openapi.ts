import type { Call } from '../../src/api/call.ts';
import { WIRE, type WireCall } from '../../src/api/wire.ts';
import { FORMS, PARAMETERS } from '../../src/tools/open-api/wireFields.ts';
import { BASE, createExamples, type CallExample } from './openapiExamples.ts';
import { componentSchemas, jsonSchemaOf, listedOnly, type Json } from './openapiSchema.ts';
import { packageFacts } from './package.ts';

const CALLS: readonly (readonly [name: string, WireCall])[] = Object.entries(WIRE);

const partsOf = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

function parameterOf(name: string, place: 'path' | 'query'): Json {
  const { schema, is, isList } = PARAMETERS[name] ?? { schema: { type: 'string' }, is: name };
  return {
    name,
    in: place,
    ...(place === 'path' && { required: true }),
    ...(isList && { style: 'form', explode: false }),
    description: is,
    schema,
  };
}

const FIELDS = {
  text: { type: 'string' },
  optional: { type: 'string' },
  repeated: { type: 'array', items: { type: 'string' } },
  file: { type: 'string', format: 'binary' },
  'optional file': { type: 'string', format: 'binary' },
  files: { type: 'array', items: { type: 'string', format: 'binary' } },
} as const;

function formOf(name: string): Json {
  const fields = Object.entries(FORMS[name] ?? {});
  const required = fields.flatMap(([field, kind]) => (/optional|repeated/.test(kind) ? [] : [field]));
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([field, kind]) => [field, FIELDS[kind]])),
    ...(required.length > 0 && { required }),
  };
}

function requestOf(name: string, sends: NonNullable<Call['sends']>, body: unknown): Json {
  const content =
    sends === 'multipart'
      ? { 'multipart/form-data': { schema: formOf(name) } }
      : {
          'application/json': {
            schema: { $ref: `#/components/schemas/${sends.charAt(0).toUpperCase()}${sends.slice(1)}` },
            ...(body !== undefined && { example: body }),
          },
        };
  return { required: true, content };
}

const FAILURES = {
  400: ['Refused', 'Refused; may name fields.'],
  401: ['NoLogin', 'No login, or one that has ended.'],
  403: ['Forbidden', 'Not allowed with this login.'],
  404: ['NotFound', 'Not there.'],
  409: ['Reserved', 'Reserved by somebody else.'],
  429: ['TooMany', 'Too many requests; reads wait for `Retry-After` up to 5 s.'],
  500: ['Failed', 'A fault of the platform.'],
} as const satisfies Record<number, readonly [name: string, description: string]>;

const RETRY_AFTER = { 'retry-after': { description: 'Seconds, or a date.', schema: { type: 'string' }, example: '2' } };
const REFUSAL = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } };

const failureResponses = Object.fromEntries(
  Object.entries(FAILURES).map(([status, [name, description]]) => [
    name,
    { description, ...(status === '429' && { headers: RETRY_AFTER }), content: REFUSAL },
  ]),
);

/** `#/components/schemas/Refusal`; one name for each way to name fields. */
const REFUSAL_SCHEMA = {
  type: 'object',
  description:
    'Every part may be missing. At most 20 fields are read; their texts are shown beside the fields, never as HTML.',
  properties: {
    message: { type: 'string' },
    errors: {
      type: 'object',
      description: 'Reasons by field: { "address.street": ["…"] }.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
  },
};

function failuresOf({ call: { path, query, sends, isAuthorized }, refuses = [] }: WireCall): Json {
  const statuses = [
    ...(sends !== undefined || query !== undefined ? [400] : []),
    ...(isAuthorized ? [401, 403] : []),
    ...(path.includes('{') ? [404] : []),
    ...refuses,
    429,
    500,
  ] as (keyof typeof FAILURES)[];
  return Object.fromEntries(
    [...new Set(statuses)]
      .sort()
      .map((status): [number, Json] => [status, { $ref: `#/components/responses/${FAILURES[status][0]}` }]),
  );
}

const PAGINATION = {
  description:
    'JSON: CurrentPage (the first is 1), TotalPages, PageSize, TotalCount (of the whole result), HasPrevious, HasNext.',
  schema: { type: 'string' },
};

const COMPONENTS = componentSchemas();

function contentOf({ answers }: Call, answer: WireCall['answer'], example: unknown): Json | undefined {
  if (answers === 'pdf') return { 'application/pdf': { schema: { type: 'string', format: 'binary' } } };
  if (answer === undefined) return undefined;
  const schema = jsonSchemaOf(answer);
  return {
    'application/json': {
      schema,
      ...(example !== undefined && { example: listedOnly(example, schema, COMPONENTS) }),
    },
  };
}

function successOf({ call, answer = call.answer, status }: WireCall, isPaged: boolean, example: CallExample): Json {
  const content = contentOf(call, answer, example.answer);
  const response = {
    description: content ? 'Success.' : 'Success; its content is not read.',
    ...(isPaged && { headers: { 'x-pagination': { ...PAGINATION, example: example.pagination ?? '{}' } } }),
    ...(content && { content }),
  };
  return { [status ?? (content ? 200 : 204)]: response };
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** 'vehicleByVin' as 'Vehicle by vin' */
function summaryOf(name: string): string {
  const words = name.replace(/[A-Z]+(?![a-z])|[A-Z]/g, (letters) => ` ${letters.toLowerCase()}`);
  return capitalize(words);
}

const REPEATED_AFTER = {
  read: 'a network error, 408, 425, 429, 502, 503 or 504',
  write: 'a network error, 502 or 504',
} satisfies Record<NonNullable<Call['repeatedAs']>, string>;

function operationOf(name: string, wire: WireCall, uses: readonly WireCall[], example: CallExample): Json {
  const { neededTo } = wire;
  const {
    method,
    path,
    isAuthorized,
    repeatedAs = method === 'GET' ? 'read' : undefined,
    timeoutMs,
    sends,
  } = wire.call;
  const notes = [
    ...uses.map(({ what }) => `${capitalize(what)}.`),
    repeatedAs === undefined ? 'Sent once.' : `Tried again twice after ${REPEATED_AFTER[repeatedAs]}.`,
    timeoutMs === undefined ? '' : `Time-out ${timeoutMs / 1000} s.`,
    neededTo === undefined ? 'A shop can do without it.' : `Needed to ${neededTo}.`,
  ];
  const query = new Set(uses.flatMap(({ call }) => call.query ?? []));
  const isPaged = uses.some(({ call }) => call.isPaged === true);
  const parameters = [
    ...partsOf(path).map((part) => parameterOf(part, 'path')),
    ...[...query].map((each) => parameterOf(each, 'query')),
  ];
  return {
    operationId: name,
    summary: summaryOf(name),
    tags: [isAuthorized ? 'login' : 'shop'],
    description: notes.filter(Boolean).join(' '),
    security: isAuthorized ? [{ bearer: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(sends !== undefined && { requestBody: requestOf(name, sends, example.body) }),
    responses: { ...successOf(wire, isPaged, example), ...failuresOf(wire) },
  };
}

/** All uses of a call of the platform that shop and admin area read differently. */
const usesOf = ({ method, path }: Call) =>
  CALLS.flatMap(([, each]) => (each.call.method === method && each.call.path === path ? [each] : []));

/** The wire as OpenAPI 3.1, with examples from the demo platform. */
export async function openApi(): Promise<Json> {
  const exampleOf = createExamples();
  const paths: Record<string, Json> = {};
  for (const [name, wire] of CALLS) {
    const { method, path } = wire.call;
    const operations = (paths[path] ??= {});
    operations[method.toLowerCase()] ??= operationOf(name, wire, usesOf(wire.call), await exampleOf(name, wire.call));
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Platform of webshop-widget',
      version: packageFacts.version,
      description:
        'What the shop asks for and how it reads the answers. A platform writes the types that stand here; the shop also reads numbers and booleans as texts, enumerations in any case, lists wrapped as { data: [] } or { items: [] }, and null for whatever is not required. Fields that are not listed are dropped; a value that an enumeration does not list counts as not given. Any 2xx is a success. Lists in a query are joined by commas; empty values are left out.',
      contact: { name: 'The team of the shop; docs/SECURITY.md of the package for security' },
      license: { name: 'See LICENSE in the package', identifier: 'LicenseRef-LICENSE' },
    },
    servers: [{ url: BASE, description: 'data-api-url of the script, without a slash at the end.' }],
    tags: [
      { name: 'shop', description: 'Without a token.' },
      { name: 'login', description: 'With the token of a customer or of staff; rights are checked at each call.' },
    ],
    paths,
    components: {
      schemas: { ...COMPONENTS, Refusal: REFUSAL_SCHEMA },
      responses: failureResponses,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
