import type * as z from 'zod/mini';
import { asSchema, ignoreBody, type Answer, type RequestOptions } from '../lib/http/http';
import type { QueryValue } from '../lib/http/queryString';
import type { HttpMethod } from '../lib/http/transport';
import { addressOf, type Platform } from './platform';

/**
 * One call of the platform, as both sides have to agree on it. The requests, `dist/openapi.json`, the tables of the README beside this file,
 * `platform-check.mjs` and the demo platform's check of requests come from it; what it means and what it sends stands in `wire.ts`.
 */
export interface Call<
  Path extends string = string,
  Query extends string = string,
  Schema extends AnySchema = AnySchema,
> {
  method: HttpMethod;
  /** Below the base URL; `{a}` is the dealer's id. */
  path: Path;
  /** Names of the query's parameters. */
  query?: readonly Query[];
  /** Reads the answer; absent where its content is not read. */
  answer?: Schema;
  /** Sends the bearer token. */
  isAuthorized?: boolean;
  /** A write that may be sent again after a failure of the network. */
  isRepeatable?: boolean;
  timeoutMs?: number;
  /** Comes in pages (`x-pagination`). */
  isPaged?: boolean;
  sends?: 'multipart';
  answers?: 'pdf';
}

type AnySchema = z.ZodMiniType | undefined;

type Facts<Query extends string, Schema extends AnySchema> = Omit<Call<string, Query, Schema>, 'method' | 'path'>;

export function call<
  const Path extends string,
  const Query extends string = never,
  Schema extends AnySchema = undefined,
>(method: HttpMethod, path: Path, facts: Facts<Query, Schema> = {}): Call<Path, Query, Schema> {
  return { method, path, ...facts };
}

type PartName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Exclude<Name, 'a'> | PartName<Rest>
  : never;

export type CallOptions<Path extends string, Query extends string> = Pick<
  RequestOptions<unknown>,
  'body' | 'signal' | 'onUploadProgress'
> & { query?: Partial<Record<Query, QueryValue>> } & ([PartName<Path>] extends [never]
    ? { parts?: Record<never, string> }
    : { parts: Record<PartName<Path>, string> });

/** Sends a call, and reads its answer by its schema. @throws {HttpError} */
export function ask<Path extends string, Query extends string, Schema extends AnySchema>(
  platform: Platform,
  definition: Call<Path, Query, Schema>,
  options: CallOptions<Path, Query>,
): Promise<Schema extends z.ZodMiniType ? z.output<Schema> : undefined> {
  const { answer } = definition;
  type Output = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
  const read = answer === undefined ? ignoreBody : asSchema(answer);
  return askBy(platform, definition, options, read as (answer: Answer) => Output);
}

/** Sends a call whose answer is more than its content: a status, a header, or content without a schema. @throws {HttpError} */
export function askBy<Path extends string, Query extends string, Output>(
  { http, adminId }: Platform,
  { method, path, isAuthorized, isRepeatable, timeoutMs, answers }: Call<Path, Query, AnySchema>,
  { parts, query, ...options }: CallOptions<Path, Query>,
  read: (answer: Answer) => Output,
): Promise<Output> {
  return http.request(method, addressOf(path, { ...parts, a: adminId }), {
    ...options,
    query: query as Record<string, QueryValue> | undefined,
    isAuthorized,
    isRepeatable,
    timeoutMs,
    responseType: answers === 'pdf' ? 'blob' : undefined,
    read,
  });
}
