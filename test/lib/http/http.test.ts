import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { ignoreBody, asSchema, createHttp, type Http, type RequestOptions } from '../../../src/lib/http/http';
import { axiosTransport } from '../../../src/lib/http/axiosTransport';
import { fetchTransport } from '../../../src/lib/http/fetchTransport';
import { HttpError } from '../../../src/lib/http/errors';
import { toQueryString } from '../../../src/lib/http/queryString';
import { server } from '../../platformServer';

const BASE = 'https://api.test';

/** The shop's way and the search widget's: both keep the same promises. */
const TRANSPORTS = [
  ['axios', axiosTransport],
  ['fetch', fetchTransport],
] as const;
let transport: (typeof TRANSPORTS)[number][1] = axiosTransport;

const pauses: number[] = [];
afterEach(() => {
  pauses.length = 0;
});
const client = (token?: string): Http =>
  createHttp({
    baseUrl: `${BASE}/`,
    transport,
    getToken: () => token,
    pause: (milliseconds) => {
      pauses.push(milliseconds);
      return Promise.resolve();
    },
  });

const carSchema = z.object({ id: z.string() });
const reading = { read: asSchema(carSchema) } satisfies RequestOptions<{ id: string }>;

/** Answers in turn; the last one again and again. */
function answering(...answers: (() => Response)[]) {
  let calls = 0;
  server.use(
    http.all(`${BASE}/cars/1`, () => {
      calls += 1;
      return (answers[calls - 1] ?? answers.at(-1) ?? networkError)();
    }),
  );
  return () => calls;
}

// `HttpResponse.error` does not find its window in happy-dom.
const networkError = () => Response.error();
const ok = () => HttpResponse.json({ id: '1' });
const status = (code: number) => () => new HttpResponse('nein', { status: code });

async function failureOf(promise: Promise<unknown>): Promise<[string, number | undefined]> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof HttpError)) throw new Error(`expected an HttpError, got ${String(error)}`);
  return [error.failure, error.status];
}

describe.each(TRANSPORTS)('asking the platform (%s)', (_, given) => {
  beforeEach(() => {
    transport = given;
  });
  it('gives back what the schema read', async () => {
    answering(ok);
    expect(await client().request('GET', '/cars/1', reading)).toEqual({ id: '1' });
  });

  it('sends the query with lists joined by commas and without empty values', async () => {
    let address = '';
    server.use(
      http.get(`${BASE}/cars`, ({ request }) => {
        address = request.url;
        return ok();
      }),
    );
    await client().request('GET', '/cars', {
      ...reading,
      query: {
        fuelTypes: ['Benzin', 'Hybrid Diesel'],
        model: '',
        minPrice: 0,
        hasImages: false,
        seats: undefined,
        list: [],
      },
    });
    expect(address).toBe(`${BASE}/cars?fuelTypes=Benzin%2CHybrid%20Diesel&minPrice=0&hasImages=false`);
  });

  it('sends the token only where the call asks for it', async () => {
    const tokens: (string | null)[] = [];
    server.use(
      http.get(`${BASE}/cars/1`, ({ request }) => {
        tokens.push(request.headers.get('authorization'));
        return ok();
      }),
    );
    await client('abc').request('GET', '/cars/1', reading);
    await client('abc').request('GET', '/cars/1', { ...reading, isAuthorized: true });
    await client().request('GET', '/cars/1', { ...reading, isAuthorized: true });
    expect(tokens).toEqual([null, 'Bearer abc', null]);
  });

  it('leaves the base address out for an absolute one', async () => {
    server.use(http.get('https://other.test/x', ok));
    expect(await client().request('GET', 'https://other.test/x', reading)).toEqual({ id: '1' });
  });

  it('sends JSON, and takes an answer without content', async () => {
    let sent: unknown;
    server.use(
      http.post(`${BASE}/emails`, async ({ request }) => {
        sent = await request.json();
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await expect(
      client().request('POST', '/emails', { body: { name: 'Ada' }, read: ignoreBody }),
    ).resolves.toBeUndefined();
    expect(sent).toEqual({ name: 'Ada' });
  });

  it('reads a file as a blob, and headers in any case', async () => {
    server.use(
      http.get(
        `${BASE}/pdf`,
        () => new HttpResponse('%PDF', { headers: { 'content-type': 'application/pdf', 'x-name': 'a' } }),
      ),
    );
    const answer = await client().request('GET', '/pdf', {
      responseType: 'blob',
      read: ({ data, header }) => ({ isBlob: data instanceof Blob, name: header('X-Name'), none: header('x-none') }),
    });
    expect(answer).toEqual({ isBlob: true, name: 'a', none: undefined });
  });
});

describe('the token of the login', () => {
  it.each([
    ['/users/1', true],
    ['https://api.test/v2/users/1', true],
    ['https://api.test/v2?page=1', true],
    ['/../v1/users', false],
    ['https://api.test/v1/users', false],
    ['https://api.test/v20/users', false],
    ['http://api.test/v2/users', false],
    ['https://api.test.evil.example/v2/users', false],
    ['https://api.test@evil.example/v2/users', false],
  ])('goes to addresses below the base address only: %s (%s)', async (address, isSent) => {
    const sent: Record<string, string>[] = [];
    const platform = createHttp({
      baseUrl: `${BASE}/v2/`,
      getToken: () => 'abc',
      transport: ({ headers }) => {
        sent.push(headers);
        return Promise.resolve({ status: 204, data: '', header: () => undefined });
      },
    });
    await platform.request('GET', address, { isAuthorized: true, read: ignoreBody });
    expect(sent).toEqual([isSent ? { Authorization: 'Bearer abc' } : {}]);
  });
});

describe('an answer of 200 to an order', () => {
  const outcomeOf = (data: string) => {
    const platform = createHttp({
      baseUrl: BASE,
      transport: () => Promise.resolve({ status: 200, data, header: () => undefined }),
    });
    return platform
      .request('POST', '/orders', { body: {}, repeatedAs: 'write', read: ignoreBody })
      .catch((error: unknown) => (error instanceof HttpError ? error.failure : error));
  };

  it.each([
    '{"success": false}',
    '{"succeeded": false}',
    '{"isSuccess": false}',
    '{"IsSuccess": false, "errors": {"vehicleId": ["reserviert"]}}',
    '{"success": "false"}',
    '{"success": 0, "data": {"id": "1"}}',
    '{"success": true, "succeeded": false}',
  ])('refuses it by %s', async (data) => {
    expect(await outcomeOf(data)).toBe('rejected');
  });

  it.each(['', 'null', 'false', '[]', '[{"success": false}]', '{}', '{"success": true}', '{"success": null}'])(
    'takes it by %j',
    async (data) => {
      expect(await outcomeOf(data)).toBeUndefined();
    },
  );
});

describe('an answer that refuses the login', () => {
  it.each([
    [401, true, ['abc']],
    [401, false, []],
    [403, true, []],
    [500, true, []],
  ])('is told to the login for %i with a token (%s) only: %o', async (code, isAuthorized, expected) => {
    const rejected: string[] = [];
    const platform = createHttp({
      baseUrl: BASE,
      getToken: () => 'abc',
      onTokenRejected: (token) => rejected.push(token),
      transport: () => Promise.resolve({ status: code, data: '', header: () => undefined }),
    });
    await failureOf(platform.request('POST', '/users', { isAuthorized, read: ignoreBody }));
    expect(rejected).toEqual(expected);
  });
});

describe.each(TRANSPORTS)('trying again (%s)', (_, given) => {
  beforeEach(() => {
    transport = given;
  });
  it('asks three times with a growing pause when the platform is away for a moment', async () => {
    const calls = answering(status(503), status(502), ok);
    expect(await client().request('GET', '/cars/1', reading)).toEqual({ id: '1' });
    expect([calls(), pauses]).toEqual([3, [300, 1200]]);
  });

  it('never repeats a write', async () => {
    const calls = answering(status(503), ok);
    expect(await failureOf(client().request('POST', '/cars/1', reading))).toEqual(['busy', 503]);
    expect(calls()).toBe(1);
  });

  it.each([
    [429, '2', [2000], 2],
    [429, '6', [], 1],
    [429, undefined, [300], 2],
    [503, '2', [2000], 2],
    [503, '6', [], 1],
  ])('waits as long as a busy platform asks, up to five seconds: %i, %s', async (code, after, waits, count) => {
    const busy = () =>
      new HttpResponse(null, { status: code, headers: after === undefined ? {} : { 'retry-after': after } });
    const calls = answering(busy, ok);
    await client()
      .request('GET', '/cars/1', reading)
      .catch(() => undefined);
    expect([pauses, calls()]).toEqual([waits, count]);
  });

  // rules/platform-and-wire: not now is not no.
  it.each([
    ['read', 503, 2],
    ['read', 408, 2],
    ['write', 502, 2],
    ['write', 408, 1],
    ['write', 425, 1],
    ['write', 429, 1],
    ['write', 503, 1],
  ] as const)('repeats what is sent as a %s after %i: %i times', async (repeatedAs, code, count) => {
    const calls = answering(status(code), ok);
    await client()
      .request('POST', '/cars/1', { ...reading, repeatedAs })
      .catch(() => undefined);
    expect(calls()).toBe(count);
  });
});

describe.each(TRANSPORTS)('failing (%s)', (_, given) => {
  beforeEach(() => {
    transport = given;
  });
  it.each([
    // The others: faults.test.ts.
    [400, 'rejected'],
    [403, 'forbidden'],
    [422, 'rejected'],
  ])('calls %i "%s"', async (code, failure) => {
    answering(status(code));
    expect(await failureOf(client().request('GET', '/cars/1', reading))).toEqual([failure, code]);
  });

  it('says nothing but "aborted" when the visitor went on', async () => {
    const controller = new AbortController();
    server.use(
      http.get(`${BASE}/cars/1`, () => {
        controller.abort();
        return new Promise<never>(() => undefined);
      }),
    );
    const answer = client().request('GET', '/cars/1', { ...reading, signal: controller.signal });
    await expect(answer).rejects.toMatchObject({ failure: 'aborted' });
  });

  it('stops trying when the visitor goes on during a pause', async () => {
    const calls = answering(status(503));
    const controller = new AbortController();
    const http = createHttp({ baseUrl: BASE, transport });
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const answer = http.request('GET', '/cars/1', { ...reading, signal: controller.signal });
    await expect.poll(() => timers).toHaveBeenCalledWith(expect.any(Function), 300);
    controller.abort();
    expect((await failureOf(answer))[0]).toBe('aborted');
    expect(calls()).toBe(1);
  });
});

// rules/platform-and-wire: as fresh as the press.
describe('the browser’s cache', () => {
  function aClient(...answers: (string | number)[]) {
    const asked: string[] = [];
    const http = createHttp({
      baseUrl: BASE,
      pause: () => Promise.resolve(),
      transport: ({ method, url, skipsCache = false }) => {
        asked.push(`${method} ${url.slice(BASE.length)}${skipsCache ? ' anew' : ''}`);
        const answer = answers.shift() ?? '{"id":"1"}';
        const isStatus = typeof answer === 'number';
        return Promise.resolve({
          status: isStatus ? answer : 200,
          data: isStatus ? '' : answer,
          header: () => undefined,
        });
      },
    });
    const get = (path: string, more: object = {}) =>
      http.request('GET', path, { ...reading, ...more }).catch(() => undefined);
    return { http, get, asked };
  }

  it('is passed by where the call says so, and for what is tried again', async () => {
    const { get, asked } = aClient('{}', '{"id":"1"}', '{"id":"1"}', '{"id":"1"}', 503);
    await get('/a');
    await get('/a');
    await get('/a');
    await get('/a', { skipsCache: true });
    await get('/b');
    expect(asked).toEqual(['GET /a', 'GET /a anew', 'GET /a', 'GET /a anew', 'GET /b', 'GET /b anew']);
  });

  it('is passed by once for each address after a write, or when it is doubted; a calculation is no write', async () => {
    const { http, get, asked } = aClient();
    await get('/a');
    await http.request('POST', '/calculate', { body: {}, repeatedAs: 'read', read: ignoreBody });
    await get('/a');
    await http.request('PUT', '/a', { body: {}, read: ignoreBody });
    await get('/a');
    await get('/a');
    http.doubtCache();
    await get('/a', { query: { page: 1 } });
    await get('/a');
    expect(asked.filter((each) => each.startsWith('GET'))).toEqual([
      'GET /a',
      'GET /a',
      'GET /a anew',
      'GET /a',
      'GET /a?page=1 anew',
      'GET /a anew',
    ]);
  });

  it.each(TRANSPORTS)('is passed by without a header that a platform would have to allow (%s)', async (_, send) => {
    const headers: (string | null)[] = [];
    server.use(
      http.get(`${BASE}/cars/1`, ({ request }) => {
        headers.push(request.headers.get('cache-control'));
        return ok();
      }),
    );
    const fetched = vi.spyOn(globalThis, 'fetch');
    onTestFinished(() => fetched.mockRestore());
    await createHttp({ baseUrl: BASE, transport: send }).request('GET', '/cars/1', { ...reading, skipsCache: true });
    expect(fetched).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ cache: 'reload' }));
    expect(headers).toEqual([null]);
  });
});

describe('toQueryString', () => {
  it('keeps what is false or 0 and encodes what has to be', () => {
    expect(toQueryString({ a: 0, b: false, c: 'ä & ö', d: null })).toBe('a=0&b=false&c=%C3%A4%20%26%20%C3%B6');
  });
});
