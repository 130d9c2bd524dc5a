import { getResponse } from 'msw';
import { CORS, type ServedPlatform } from './serve';

export type Json = Record<string, unknown>;
interface VariedAnswer {
  readonly data: unknown;
  headers: Headers;
  status: number;
}
/** Changes an answer: returns the content to send, or changes headers and status. */
export type Variant = (answer: VariedAnswer, path: string, method: string, request: Request) => unknown;
/** Changes what a server understands of an address. */
export type Misread = (url: URL) => void;

interface Kept {
  status: number;
  headers: Headers;
  bytes: ArrayBuffer;
  /** Of JSON. */
  text: string | undefined;
}

/** Answers to reads; a platform that is only read answers the same each time. */
const kept = new WeakMap<ServedPlatform, Map<string, Promise<Kept>>>();

async function answerOf(served: ServedPlatform, request: Request): Promise<Kept> {
  const answer = async () => {
    const response = (await getResponse(served.platform.handlers, request)) ?? Response.error();
    const { status, headers } = response;
    const bytes = await response.arrayBuffer();
    const isJson = headers.get('content-type')?.includes('json') === true;
    return { status, headers, bytes, text: isJson ? new TextDecoder().decode(bytes) : undefined };
  };
  const isRead = request.method === 'GET' && served.platform.state.orders.length === 0;
  if (!isRead) return answer();
  const answers = kept.get(served) ?? new Map<string, Promise<Kept>>();
  kept.set(served, answers);
  const before = answers.get(request.url) ?? answer();
  answers.set(request.url, before);
  return before;
}

/** The platform with its answers, and what it reads of its questions, changed. */
export function varied(served: ServedPlatform, vary: Variant = () => undefined, misread?: Misread): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const { pathname } = url;
    misread?.(url);
    const { status, headers, bytes, text } =
      request.method === 'OPTIONS'
        ? { status: 204, headers: new Headers(), bytes: new ArrayBuffer(), text: undefined }
        : await answerOf(served, new Request(url, request));
    const answer = {
      get data() {
        return text === undefined ? undefined : (JSON.parse(text) as unknown);
      },
      headers: new Headers({ ...Object.fromEntries(headers), ...CORS }),
      status,
    };
    const data = vary(answer, pathname, request.method, request);
    const isImage = headers.get('content-type')?.startsWith('image/') === true;
    const hasNone = answer.status === 204 || (data === undefined && text === undefined && !isImage);
    const content = data === undefined ? bytes : typeof data === 'string' ? data : JSON.stringify(data);
    return new Response(hasNone ? null : content, { status: answer.status, headers: answer.headers });
  };
}

export const mapped = (data: unknown, change: (object: Json) => Json): unknown =>
  Array.isArray(data)
    ? data.map((each: unknown) => mapped(each, change))
    : typeof data === 'object' && data !== null
      ? change(Object.fromEntries(Object.entries(data).map(([name, value]) => [name, mapped(value, change)])))
      : data;
const isCar = (object: Json) => 'publicPrice' in object;
export const eachCar =
  (change: (car: Json) => Json): Variant =>
  ({ data }) =>
    mapped(data, (object) => (isCar(object) ? change(object) : object));
export const lacking =
  (name: string) =>
  (object: Json): Json =>
    Object.fromEntries(Object.entries(object).filter(([each]) => each !== name));
/** Where the path contains a text, or fits a pattern. */
export const on =
  (part: string | RegExp, variant: Variant): Variant =>
  (answer, path, ...others) =>
    (typeof part === 'string' ? path.includes(part) : part.test(path)) ? variant(answer, path, ...others) : undefined;
export const withStatus =
  (status: number): Variant =>
  (answer) =>
    void (answer.status = status);
export const withHeader =
  (name: string, value: string | undefined): Variant =>
  ({ headers }) => {
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
  };
export const preflight =
  (variant: Variant): Variant =>
  (answer, path, method, request) =>
    method === 'OPTIONS' ? variant(answer, path, method, request) : undefined;
export const onImages =
  (variant: Variant): Variant =>
  (answer, path, method, request) =>
    (answer.headers.get('content-type') ?? '').startsWith('image/')
      ? variant(answer, path, method, request)
      : undefined;
