import type { Call } from '../../../src/api/call';
import { WIRE } from '../../../src/api/wire';

interface Route {
  pattern: RegExp;
  method: string;
  query: ReadonlySet<string>;
}

/** Calls by path, those without parts first; of two readers of one call the parameters of both. */
const ROUTES: readonly Route[] = routesOf(Object.values(WIRE).map(({ call }: { call: Call }) => call));

function routesOf(calls: readonly Call[]): Route[] {
  const sorted = [...calls].sort((one, other) => partsIn(one) - partsIn(other));
  return sorted.map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    query: new Set(sorted.flatMap((each) => (each.method === method && each.path === path ? (each.query ?? []) : []))),
  }));
}

function partsIn({ path }: Call): number {
  return path.split('{').length;
}

/** What the wire has no name for in the query of a request; `undefined` for paths that are none of the platform's. */
export function queryProblem(method: string, { pathname, searchParams }: URL): string | undefined {
  // Link of a mail of the demo platform.
  if (pathname.endsWith('/users/approve')) return undefined;
  const route = ROUTES.find((each) => each.method === method && each.pattern.test(pathname));
  const unknown = [...searchParams.keys()].filter((name) => route && !route.query.has(name));
  return unknown.length > 0 ? `unbekannte Parameter: ${unknown.join(', ')}` : undefined;
}
