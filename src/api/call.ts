import type * as z from 'zod/mini';
import type * as bodies from '../domain/bodies';
import { asSchema, ignoreBody, type Answer, type RequestOptions } from '../lib/http/http';
import type { QueryValue } from '../lib/http/queryString';
import type { HttpMethod } from '../lib/http/transport';
import { addressOf, type Platform } from './platform';

/** Requests, `dist/openapi.json`, `platform-check.mjs` and the demo platform's checks come from it; meanings stand in `wire.ts`. */
export interface Call<
  Path extends string = string,
  Query extends string = string,
  Schema extends AnySchema = AnySchema,
  Sends extends AnyContent = AnyContent,
> {
  method: HttpMethod;
  /** Below the base URL; `{a}` is the dealer's id. */
  path: Path;
  query?: readonly Query[];
  answer?: Schema;
  isAuthorized?: boolean;
  /** See `RequestOptions`. */
  repeatedAs?: 'read' | 'write';
  timeoutMs?: number;
  /** Comes in pages (`x-pagination`). */
  isPaged?: boolean;
  /** Schema of its body (`domain/bodies`), or a form. */
  sends?: Sends;
  answers?: 'pdf';
}

type AnySchema = z.ZodMiniType | undefined;

export type BodyName = keyof typeof bodies;
type AnyContent = BodyName | 'multipart' | undefined;

type Frozen<Value> = Value extends object ? { readonly [Name in keyof Value]: Frozen<Value[Name]> } : Value;

export type Body<Sends> = Sends extends BodyName ? Frozen<z.input<(typeof bodies)[Sends]>> : FormData;

type Content<Sends> = [undefined] extends [Sends] ? { body?: undefined } : { body: Body<Sends> };

type Facts<Query extends string, Schema extends AnySchema, Sends extends AnyContent> = Omit<
  Call<string, Query, Schema, Sends>,
  'method' | 'path'
>;

export function call<
  const Path extends string,
  const Query extends string = never,
  Schema extends AnySchema = undefined,
  const Sends extends AnyContent = undefined,
>(method: HttpMethod, path: Path, facts: Facts<Query, Schema, Sends> = {}): Call<Path, Query, Schema, Sends> {
  return { method, path, ...facts };
}

type PartName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Exclude<Name, 'a'> | PartName<Rest>
  : never;

export type CallOptions<Path extends string, Query extends string, Sends = undefined> = Pick<
  RequestOptions<unknown>,
  'signal' | 'onUploadProgress'
> &
  Content<Sends> & { query?: Partial<Record<Query, QueryValue>> } & ([PartName<Path>] extends [never]
    ? { parts?: Readonly<Record<string, string>> }
    : { parts: Record<PartName<Path>, string> });

/** @throws {HttpError} */
export function ask<Path extends string, Query extends string, Schema extends AnySchema, Sends extends AnyContent>(
  platform: Platform,
  definition: Call<Path, Query, Schema, Sends>,
  options: CallOptions<Path, Query, Sends>,
): Promise<Schema extends z.ZodMiniType ? z.output<Schema> : undefined> {
  const { answer } = definition;
  type Output = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
  const read = answer === undefined ? ignoreBody : asSchema(answer);
  return askBy(platform, definition, options, read as (answer: Answer) => Output);
}

/** Call whose answer is a status, a header, or content without a schema. @throws {HttpError} */
export function askBy<Path extends string, Query extends string, Sends extends AnyContent, Output>(
  { http, adminId }: Platform,
  { method, path, isAuthorized, repeatedAs, timeoutMs, answers }: Call<Path, Query, AnySchema, Sends>,
  { parts, query, ...options }: CallOptions<Path, Query, Sends>,
  read: (answer: Answer) => Output,
): Promise<Output> {
  return http.request(method, addressOf(path, { ...parts, a: adminId }), {
    ...options,
    query,
    isAuthorized,
    repeatedAs,
    timeoutMs,
    responseType: answers === 'pdf' ? 'blob' : undefined,
    read,
  });
}
