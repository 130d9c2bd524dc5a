import * as z from 'zod/mini';
import { asNothing, asSchema, type RequestOptions } from '../../lib/http/http';
import type { QueryValue } from '../../lib/http/queryString';
import { listOf, maybe, record, requiredText } from '../../lib/schema';
import { idle } from '../../lib/whenIdle';
import type { WireObject } from './changedBody';
import { readPagination } from '../../domain/vehicle/search/pagination';
import type { Platform } from '../platform';

/** Options of a write. */
export interface WriteOptions {
  signal?: AbortSignal;
  /** Called with the sent fraction of an upload, 0 to 1. */
  onUploadProgress?: (fraction: number) => void;
}

/** A row together with the object of the wire that it was read from. */
export type Read<Row> = Row & { wire?: WireObject };

/** Calls of one resource of the admin area. Each rejects only with an `HttpError`. */
export interface Crud<Row, Write> {
  /** Reads all rows, page by page. `onFirst` gets the first rows of a long list while the others are still being read. */
  list: (platform: Platform, signal?: AbortSignal, onFirst?: (rows: Row[]) => void) => Promise<Row[]>;
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
  /** The list is read without a token, as by the shop (rules/admin: calls without a token). */
  isListPublic: boolean;
  query: Record<string, QueryValue>;
}

/** Maximum number of pages, in case the platform always announces another one. */
const MAX_PAGES = 20;

/** Number of rows that are parsed first if somebody waits for them: two pages of a list. */
const FIRST = 14;

/** Number of rows parsed in one task after that. */
const AT_ONCE = 150;

/** Lets the page draw and answer. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

interface ListOptions<Row> extends Pick<RequestOptions<unknown>, 'query' | 'signal' | 'isAuthorized'> {
  /** Gets the first rows of a long list while the others are still being read. */
  onFirst?: (rows: Row[]) => void;
  /** Number of rows parsed in one task (default: a whole page): a few milliseconds on a slow processor. */
  atOnce?: number;
}

interface RawPage {
  raw: unknown[];
  hasNext: boolean;
}

/** Reads all pages of a list (header x-pagination, rules/platform-and-wire: pagination). The next page is on its way while one is parsed, but no sooner than the first rows are drawn. */
export async function fetchAllPages<Row extends z.ZodMiniType>(
  platform: Platform,
  path: string,
  row: Row,
  { query = {}, onFirst, atOnce = Infinity, ...options }: ListOptions<z.output<Row>>,
): Promise<z.output<Row>[]> {
  const list = listOf(row);
  const rows: z.output<Row>[] = [];
  const ask = (pageNumber: number): Promise<RawPage> => {
    const page = platform.http.request('GET', path, {
      ...options,
      query: pageNumber === 1 ? query : { ...query, pageNumber },
      read: ({ data, header }) => {
        const raw = z.parse(answerSchema, data);
        const { hasNext } = readPagination(header('x-pagination'), raw.length);
        return { raw, hasNext: hasNext && raw.length > 0 && pageNumber < MAX_PAGES };
      },
    });
    // A failure is said where the page is waited for.
    page.catch(() => undefined);
    return page;
  };
  let asked: Promise<RawPage> | undefined = ask(1);
  for (let pageNumber = 1; asked !== undefined; pageNumber += 1) {
    const { raw, hasNext }: RawPage = await asked;
    const askNext = (): Promise<RawPage> | undefined => (hasNext ? ask(pageNumber + 1) : undefined);
    let isFirst: boolean = onFirst !== undefined && pageNumber === 1 && raw.length > FIRST;
    asked = isFirst ? undefined : askNext();
    for (let from = 0; from < raw.length;) {
      options.signal?.throwIfAborted();
      const to = from + (isFirst ? FIRST : atOnce);
      rows.push(...z.parse(list, raw.slice(from, to)));
      from = to;
      if (from >= raw.length) break;
      if (isFirst) onFirst?.([...rows]);
      // The first rows are drawn before the others are read.
      await (isFirst ? idle() : nextTask());
      if (isFirst) asked = askNext();
      isFirst = false;
    }
  }
  return rows;
}

/** Its entries are read one by one. */
const answerSchema = z.custom<unknown[]>(Array.isArray);

const createdSchema = maybe(z.object({ id: requiredText() }));

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
    list: (platform, signal, onFirst) =>
      fetchAllPages(platform, path(platform), readRow, {
        query,
        signal,
        isAuthorized: !isListPublic,
        onFirst,
        ...(onFirst && { atOnce: AT_ONCE }),
      }),
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
        read: asNothing,
      }),
    remove: (platform, id, signal) =>
      platform.http.request('DELETE', path(platform, id), { signal, isAuthorized: true, read: asNothing }),
  };
}
