import { HttpResponse, type HttpResponseResolver, type PathParams } from 'msw';
import * as z from 'zod/mini';
import type { PlatformState, TenantState } from './state';

/** Context of every route. Read `state` at each call, because a reset replaces it. */
export interface PlatformContext {
  baseUrl: string;
  now: () => Date;
  readonly state: PlatformState;
  /** Whether pictures are simplified. */
  readonly hasPlainPictures: boolean;
}

class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  constructor(status: number, reason: string) {
    super(reason);
    this.status = status;
  }
}

export function refuse(status: number, reason: string): never {
  throw new Refusal(status, reason);
}

type Resolver = HttpResponseResolver;

/** Converts refusals to responses `{ message }` with their status. */
export function withRefusals(resolve: (info: Parameters<Resolver>[0]) => Response | Promise<Response>): Resolver {
  return async (info) => {
    try {
      return await resolve(info);
    } catch (error) {
      if (error instanceof Refusal) return HttpResponse.json({ message: error.message }, { status: error.status });
      throw error;
    }
  };
}

export const noContent = () => new HttpResponse(null, { status: 204 });

export function param(params: PathParams, name: string): string {
  const value = params[name];
  return typeof value === 'string' ? value : '';
}

/** @throws {Refusal} 404 for an unknown admin id */
export function tenantOf(context: PlatformContext, params: PathParams): TenantState {
  return findTenant(context, param(params, 'adminId')) ?? refuse(404, 'Unbekannter Händler.');
}

/** Tenant by admin id, or by the dealer id of request bodies. */
export function findTenant({ state }: PlatformContext, id: string): TenantState | undefined {
  const wanted = id.toLowerCase();
  return (
    state.tenants.get(wanted) ?? [...state.tenants.values()].find(({ settings }) => settings.vehicleDealerId === wanted)
  );
}

export function findVehicle({ state }: PlatformContext, id: string) {
  for (const tenant of state.tenants.values()) {
    const vehicle = tenant.vehicles.find((car) => car.id === id);
    if (vehicle) return { tenant, vehicle };
  }
  return undefined;
}

/** @throws {Refusal} 400 with path and reason of every mismatch */
export async function bodyOf<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const body: unknown = await request.json().catch(() => refuse(400, 'Der Inhalt ist kein JSON.'));
  const result = z.safeParse(schema, body);
  if (result.success) return result.data;
  const reasons = result.error.issues.map((issue) => {
    const name = issue.path.map(String).join('.');
    return issue.code === 'unrecognized_keys'
      ? `${name} unbekannt: ${issue.keys.join(', ')}`
      : `${name}: ${issue.message}`;
  });
  return refuse(400, reasons.join('; '));
}

/** Pagination header of a list. `pageSize` 0: everything. */
export function paged<Item>(items: readonly Item[], query: URLSearchParams, defaultSize: number) {
  const number = wholeNumber(query, 'pageNumber') ?? 1;
  const size = wholeNumber(query, 'pageSize') ?? defaultSize;
  const pages = Math.max(1, Math.ceil(items.length / size));
  const header = {
    CurrentPage: number,
    TotalPages: pages,
    PageSize: size,
    TotalCount: items.length,
    HasPrevious: number > 1,
    HasNext: number < pages,
  };
  return {
    items: items.slice((number - 1) * size, number * size),
    headers: { 'x-pagination': JSON.stringify(header) },
  };
}

function wholeNumber(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  if (text === null || text === '') return undefined;
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : refuse(400, `${name}: eine ganze Zahl ab 1 wird erwartet.`);
}
