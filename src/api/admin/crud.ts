import * as z from 'zod/mini';
import type { QueryValue } from '../../lib/http/queryString';
import {
  entries,
  listBy,
  optionalOf,
  record,
  requiredText,
  withUnreadable,
  type ReadingContext,
} from '../../lib/schema';
import type { WireObject } from './changedBody';
import { readPagination } from '../../domain/vehicle/search/pagination';
import { ask, askBy, call, type Body, type BodyName, type Call } from '../call';
import type { Platform } from '../platform';

export interface WriteOptions {
  signal?: AbortSignal;
  /** Sent fraction, 0 to 1. */
  onUploadProgress?: (fraction: number) => void;
}

export type Read<Row> = Row & { wire?: WireObject };

/** Each rejects only with an `HttpError`. */
export interface Crud<Row, Write> {
  calls: Readonly<Record<'list' | 'create' | 'update' | 'remove', Call>>;
  list: (platform: Platform, signal?: AbortSignal) => Promise<Row[]>;
  /** The new id, if the platform sends it. */
  create: (platform: Platform, values: Write, options?: WriteOptions) => Promise<string | undefined>;
  update: (platform: Platform, id: string, values: Write, options?: WriteOptions) => Promise<void>;
  remove: (platform: Platform, id: string, signal?: AbortSignal) => Promise<void>;
}

interface CrudOptions<Row extends z.ZodMiniType, Write, Sends> {
  path: string;
  row: Row;
  body: (values: Write, platform: Platform, id: string | undefined) => Body<Sends>;
  isListPublic: boolean;
  query: Record<string, QueryValue>;
  sends: Sends;
}

/** 50,000 vehicles, in case the platform always announces another page. */
const MAX_PAGES = 100;

interface Page<Row> {
  rows: Row[];
  total: number;
}

type PagedCall<Row> = Call<string, string, z.ZodMiniType<Row[]>>;
interface PageOptions {
  query?: Record<string, QueryValue>;
  signal?: AbortSignal | undefined;
}

/** Page by page (header x-pagination); unreadable rows are left out, and named by `unreadableOf`. */
export async function* fetchPages<Row>(
  platform: Platform,
  definition: PagedCall<Row>,
  { query = {}, signal }: PageOptions,
): AsyncGenerator<Page<Row>> {
  const pageSize = typeof query.pageSize === 'number' ? query.pageSize : undefined;
  let firstRow: string | undefined;
  for (let pageNumber = 1; pageNumber <= MAX_PAGES; pageNumber += 1) {
    const options = { query: pageNumber === 1 ? query : { ...query, pageNumber }, signal };
    const { isLast, ...page } = await askBy(platform, definition, options, ({ data, header, context }) => {
      const raw = z.parse(entries(), data);
      const { hasNext, totalCount } = readPagination(header('x-pagination'), raw.length, { pageNumber, pageSize });
      // A platform without pages sends the first one again.
      const first = JSON.stringify(raw[0]);
      const isRepeated = pageNumber > 1 && first === firstRow;
      firstRow = first;
      const rows = isRepeated || definition.answer === undefined ? [] : z.parse(definition.answer, raw, context);
      return { rows, total: totalCount, isLast: !hasNext || raw.length === 0 || isRepeated };
    });
    yield page;
    if (isLast) return;
  }
}

export async function fetchAllPages<Row>(...list: Parameters<typeof fetchPages<Row>>): Promise<Row[]> {
  const pages: Row[][] = [];
  for await (const { rows } of fetchPages(...list)) pages.push(rows);
  return withUnreadable(pages.flat(), ...pages);
}

const createdSchema = optionalOf(z.object({ id: requiredText() }));

export function crud<Row extends z.ZodMiniType, Write, const Sends extends BodyName | 'multipart'>({
  path,
  row,
  body,
  isListPublic,
  query,
  sends,
}: CrudOptions<Row, Write, Sends>): Crud<Read<z.output<Row>>, Write> {
  const readRow = (wire: unknown, context: ReadingContext): Read<z.output<Row>> | undefined => {
    const read = z.safeParse(row, wire, context);
    return read.success ? Object.assign({ wire: z.parse(record(), wire) }, read.data) : undefined;
  };
  // `body` is typed by `sends`, which no call of all resources can be.
  const contentOf = (...write: Parameters<typeof body>) => ({ body: body(...write) as Body<BodyName> });
  const writes = { isAuthorized: true, sends: sends as BodyName };
  const calls = {
    list: call('GET', path, {
      query: [...new Set([...Object.keys(query), 'pageNumber'])],
      answer: listBy(readRow, () => row),
      isAuthorized: !isListPublic,
      isPaged: true,
    }),
    create: call('POST', path, { answer: createdSchema, ...writes }),
    update: call('PUT', `${path}/{id}`, writes),
    remove: call('DELETE', `${path}/{id}`, { isAuthorized: true }),
  };
  return {
    calls,
    list: (platform, signal) => fetchAllPages(platform, calls.list, { query, signal }),
    create: async (platform, values, options) =>
      (await ask(platform, calls.create, { ...options, ...contentOf(values, platform, undefined) }))?.id,
    update: (platform, id, values, options) =>
      ask(platform, calls.update, { ...options, parts: { id }, ...contentOf(values, platform, id) }),
    remove: (platform, id, signal) => ask(platform, calls.remove, { parts: { id }, signal }),
  };
}
