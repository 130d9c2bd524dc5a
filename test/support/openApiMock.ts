import { fromJSONSchema } from 'zod';

/** What a mock server makes of `openapi.json` (such as Prism): checks each request by the document, and answers with its examples. */

type Json = Record<string, unknown>;

interface Content {
  schema: Json;
  example?: unknown;
}

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; required?: boolean; schema: Json; explode?: boolean }[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { headers?: Record<string, { example?: unknown }>; content?: Record<string, Content> }>;
}

export interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json> };
}

interface MockAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const CORS = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'x-pagination' };

export interface Mock {
  answer: (request: { method: string; url: URL; body: string | null }) => MockAnswer;
  /** Accepted calls by `operationId`, and what was wrong with the others. */
  accepted: string[];
  problems: string[];
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`);
const partsIn = (path: string) => path.split('{').length;

export function createOpenApiMock({ paths, components: { schemas } }: OpenApiDocument): Mock {
  const accepted: string[] = [];
  const problems: string[] = [];

  function issuesOf(schema: Json, value: unknown): string[] {
    const local = JSON.stringify({ ...schema, $defs: schemas }).replaceAll('#/components/schemas/', '#/$defs/');
    const read = fromJSONSchema(JSON.parse(local) as Parameters<typeof fromJSONSchema>[0]).safeParse(value);
    return (read.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
  }

  function queryIssues(parameters: NonNullable<Operation['parameters']>, query: URLSearchParams): string[] {
    const listed = new Map(parameters.flatMap((each) => (each.in === 'query' ? [[each.name, each]] : [])));
    return [...query].flatMap(([name, text]) => {
      const { schema } = listed.get(name) ?? {};
      if (schema === undefined) return [`unknown parameter ${name}`];
      const isText = schema.type === 'string';
      const value = schema.type === 'array' ? text.split(',') : isText ? text : (JSON.parse(text) as unknown);
      return issuesOf(schema, value).map((issue) => `${name} ${issue}`);
    });
  }

  const answer: Mock['answer'] = ({ method, url, body }) => {
    if (method === 'OPTIONS')
      return {
        status: 204,
        headers: {
          ...CORS,
          'access-control-allow-headers': 'authorization, content-type',
          'access-control-allow-methods': 'GET, POST, PUT, DELETE',
        },
        body: '',
      };
    const path = Object.keys(paths)
      .sort((one, other) => partsIn(one) - partsIn(other))
      .find((each) => patternOf(each).test(url.pathname) && paths[each]?.[method.toLowerCase()] !== undefined);
    const operation = path === undefined ? undefined : paths[path]?.[method.toLowerCase()];
    const refuse = (status: number, problem: string): MockAnswer => {
      problems.push(`${method} ${url.pathname}: ${problem}`);
      return { status, headers: CORS, body: '{}' };
    };
    if (operation === undefined) return refuse(404, 'no such call');
    const { schema } = operation.requestBody?.content['application/json'] ?? {};
    const issues = [
      ...queryIssues(operation.parameters ?? [], url.searchParams),
      ...(schema ? issuesOf(schema, JSON.parse(body ?? 'null')) : []),
    ];
    if (issues.length > 0) return refuse(422, issues.join('; '));
    const [status = '200', { headers = {}, content = {} } = {}] =
      Object.entries(operation.responses).find(([each]) => each.startsWith('2')) ?? [];
    const { example } = content['application/json'] ?? {};
    if (Object.keys(content).length > 0 && example === undefined) return refuse(404, 'no example');
    accepted.push(operation.operationId);
    return {
      status: Number(status),
      headers: {
        ...CORS,
        'content-type': 'application/json',
        ...Object.fromEntries(Object.entries(headers).map(([name, header]) => [name, String(header.example)])),
      },
      body: example === undefined ? '' : JSON.stringify(example),
    };
  };
  return { answer, accepted, problems };
}
