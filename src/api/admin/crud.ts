import * as z from 'zod/mini';
import { ignoreBody, asSchema, type RequestOptions } from '../../lib/http/http';
import type { QueryValue } from '../../lib/http/queryString';
import { entries, listOf, optionalOf, record, requiredText } from '../../lib/schema';
import type { WireObject } from './changedBody';
import { readPagination } from '../../domain/vehicle/search/pagination';
import type { Platform } from '../platform';

/** Options of a write. */
export interface WriteOptions {
  signal?: AbortSignal;
  /** Called with the sent fraction of an upload, 0 to 1. */
  onUploadProgress?: (fraction: number) => void;
}

/** A row together with the wire object that it was parsed from. */
export type Read<Row> = Row & { wire?: WireObject };

/** Calls of one resource of the admin area. Each rejects only with an `HttpError`. */
export interface Crud<Row, Write> {
  /** Reads all rows, page by page. */
  list: (platform: Platform, signal?: AbortSignal) => Promise<Row[]>;
  /** Returns the id of the new row, if the platform sends it. */
  create: (platform: Platform, values: Write, options?: WriteOptions) => Promise<string | undefined>;
  update: (platform: Platform, id: string, values: Write, options?: WriteOptions) => Promise<void>;
  remove: (platform: Platform, id: string, signal?: AbortSignal) => Promise<void>;
}

interface CrudOptions<Row extends z.ZodMiniType, Write> {
  path: (platform: Platform, ...more: string[]) => string;
  row: Row;
  /** Body of a write; `id` is absent for a new row. */
  body: (values: Write, platform: Platform, id: string | undefined) => unknown;
  /** Whether the list is requested without a token, as in the shop (rules/admin: calls without a token). */
  isListPublic: boolean;
  query: Record<string, QueryValue>;
}

/** Maximum number of pages, in case the platform always announces another one: 50,000 vehicles. */
const MAX_PAGES = 100;

interface Page<Row> {
  rows: Row[];
  /** Length of the whole list. */
  total: number;
}

/** Reads a list page by page (header x-pagination, rules/platform-and-wire: pagination); skips rows that cannot be parsed. */
export async function* fetchPages<Row extends z.ZodMiniType>(
  platform: Platform,
  path: string,
  row: Row,
  { query = {}, ...options }: Pick<RequestOptions<unknown>, 'query' | 'signal' | 'isAuthorized'>,
): AsyncGenerator<Page<z.output<Row>>> {
  const pageSize = typeof query.pageSize === 'number' ? query.pageSize : undefined;
  let firstRow: string | undefined;
  for (let pageNumber = 1; pageNumber <= MAX_PAGES; pageNumber += 1) {
    const { isLast, ...page } = await platform.http.request('GET', path, {
      ...options,
      query: pageNumber === 1 ? query : { ...query, pageNumber },
      read: ({ data, header }) => {
        const raw = z.parse(entries(), data);
        const { hasNext, totalCount } = readPagination(header('x-pagination'), raw.length, { pageNumber, pageSize });
        // A platform without pages sends the first one again.
        const first = JSON.stringify(raw[0]);
        const isRepeated = pageNumber > 1 && first === firstRow;
        firstRow = first;
        const rows = isRepeated ? [] : z.parse(listOf(row), raw);
        return { rows, total: totalCount, isLast: !hasNext || raw.length === 0 || isRepeated };
      },
    });
    yield page;
    if (isLast) return;
  }
}

/** Reads all pages of a list. */
export async function fetchAllPages<Row extends z.ZodMiniType>(
  ...list: Parameters<typeof fetchPages<Row>>
): Promise<z.output<Row>[]> {
  const rows: z.output<Row>[] = [];
  for await (const page of fetchPages(...list)) rows.push(...page.rows);
  return rows;
}

const createdSchema = optionalOf(z.object({ id: requiredText() }));

/** Creates the calls of a resource that has one path: list, create, update, delete. */
export function crud<Row extends z.ZodMiniType, Write>({
  path,
  row,
  body,
  isListPublic,
  query,
}: CrudOptions<Row, Write>): Crud<Read<z.output<Row>>, Write> {
  const readRow = z.pipe(
    record(),
    z.transform((wire, context): Read<z.output<Row>> => {
      const read = z.safeParse(row, wire);
      if (read.success) return Object.assign({ wire }, read.data);
      context.issues.push({ code: 'custom', message: 'unreadable row', input: wire });
      return z.NEVER;
    }),
  );
  return {
    list: (platform, signal) =>
      fetchAllPages(platform, path(platform), readRow, { query, signal, isAuthorized: !isListPublic }),
    create: async (platform, values, options) => {
      const created = await platform.http.request('POST', path(platform), {
        ...options,
        body: body(values, platform, undefined),
        isAuthorized: true,
        read: asSchema(createdSchema),
      });
      return created?.id;
    },
    update: (platform, id, values, options) =>
      platform.http.request('PUT', path(platform, id), {
        ...options,
        body: body(values, platform, id),
        isAuthorized: true,
        read: ignoreBody,
      }),
    remove: (platform, id, signal) =>
      platform.http.request('DELETE', path(platform, id), { signal, isAuthorized: true, read: ignoreBody }),
  };
}
