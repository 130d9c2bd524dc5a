import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { adoptRequests, startEarlyReads, withEarlyReads, type EarlyReads } from '../../../src/lib/http/earlyReads';
import { fetchTransport } from '../../../src/lib/http/fetchTransport';
import { asSchema, createHttp } from '../../../src/lib/http/http';
import { server } from '../../platformServer';

const BASE = 'https://api.test';

const text = asSchema(z.string());
const read = (early: EarlyReads | undefined, path = '/first', signal?: AbortSignal) =>
  createHttp({
    baseUrl: BASE,
    transport: withEarlyReads(fetchTransport, early),
    getToken: () => 'token',
    pause: () => Promise.resolve(),
  }).request('GET', path, { read: text, signal });

function count(path = '/first'): { asked: number } {
  const counter = { asked: 0 };
  server.use(
    http.get(`${BASE}${path}`, () => {
      counter.asked += 1;
      return HttpResponse.json(`answer ${counter.asked}`);
    }),
  );
  return counter;
}

describe('a request that was sent before its code was there', () => {
  const begin = (path: string) => {
    const controller = new AbortController();
    const response = fetch(`${BASE}${path}`, { signal: controller.signal });
    response.catch(() => undefined);
    return [`${BASE}${path}`, { response, controller }] as const;
  };

  it('answers the early read of its address, once; one that nobody wants ends', async () => {
    const counter = count();
    count('/second');
    const other = begin('/second');
    let early: EarlyReads | undefined;
    adoptRequests(new Map([begin('/first'), other]), () => {
      early = startEarlyReads([`${BASE}/first`]);
    });
    await expect(read(early)).resolves.toBe('answer 1');
    expect(counter.asked).toBe(1);
    expect(other[1].controller.signal.aborted).toBe(true);
    await expect(read(startEarlyReads([`${BASE}/first`]))).resolves.toBe('answer 2');
  });

  it('that failed is sent again as any read is', async () => {
    const failed = Promise.reject(new TypeError('no network'));
    failed.catch(() => undefined);
    count();
    let early: EarlyReads | undefined;
    adoptRequests(
      new Map([[`${BASE}/first`, { response: failed, controller: new AbortController() }]]),
      () => (early = startEarlyReads([`${BASE}/first`])),
    );
    await expect(read(early)).resolves.toBe('answer 1');
  });

  it('ends with the early read', () => {
    count();
    const begun = begin('/first');
    adoptRequests(new Map([begun]), () => startEarlyReads([`${BASE}/first`]).abort());
    expect(begun[1].controller.signal.aborted).toBe(true);
  });
});

describe('a read that was started early', () => {
  it('answers the first who asks for it, without another request', async () => {
    const counter = count();
    const early = startEarlyReads([`${BASE}/first`]);
    await expect(read(early)).resolves.toBe('answer 1');
    expect(counter.asked).toBe(1);
  });

  it('answers once: whoever reads again gets a new answer', async () => {
    count();
    const early = startEarlyReads([`${BASE}/first`]);
    await read(early);
    await expect(read(early)).resolves.toBe('answer 2');
  });

  it('is none for another address, for a login, or where nothing was started', async () => {
    count();
    const other = count('/second');
    const early = startEarlyReads([`${BASE}/first`]);
    await expect(read(early, '/second')).resolves.toBe('answer 1');
    await expect(read(undefined)).resolves.toBe('answer 2');
    expect(other.asked).toBe(1);
    const transport = withEarlyReads(fetchTransport, early);
    const authorized = createHttp({ baseUrl: BASE, transport, getToken: () => 'token' });
    await expect(authorized.request('GET', '/first', { read: text, isAuthorized: true })).resolves.toBe('answer 3');
  });

  it('answers whatever the order of the parameters in its address', async () => {
    const counter = count();
    const early = startEarlyReads([`${BASE}/first?carType=PKW&pageSize=12`]);
    await expect(read(early, '/first?pageSize=12&carType=PKW')).resolves.toBe('answer 1');
    expect(counter.asked).toBe(1);
  });

  it('is taken back when the same is asked for with other parameters: never two requests for vehicles at a time', async () => {
    const events: string[] = [];
    server.use(
      http.get(`${BASE}/first`, ({ request }) => {
        const type = new URL(request.url).searchParams.get('carType') ?? '';
        events.push(`asked ${type}`);
        request.signal.addEventListener('abort', () => events.push(`ended ${type}`));
        return type === 'PKW' ? delay('infinite').then(() => HttpResponse.json('never')) : HttpResponse.json('there');
      }),
    );
    const early = startEarlyReads([`${BASE}/first?carType=PKW`]);
    await expect.poll(() => events).toEqual(['asked PKW']);
    await expect(read(early, '/first?carType=ZWEIRAD')).resolves.toBe('there');
    expect(events).toEqual(['asked PKW', 'ended PKW', 'asked ZWEIRAD']);
    expect(early.take(`${BASE}/first?carType=PKW`)).toBeUndefined();
  });

  it('that failed is tried again as any read is', async () => {
    let asked = 0;
    server.use(
      http.get(`${BASE}/first`, () => {
        asked += 1;
        return asked === 1 ? HttpResponse.error() : HttpResponse.json('there');
      }),
    );
    await expect(read(startEarlyReads([`${BASE}/first`]))).resolves.toBe('there');
  });

  it('ends with the one who took it', async () => {
    server.use(
      http.get(`${BASE}/first`, async () => {
        await delay('infinite');
        return HttpResponse.json('never');
      }),
    );
    const controller = new AbortController();
    const answer = read(startEarlyReads([`${BASE}/first`]), '/first', controller.signal);
    controller.abort();
    await expect(answer).rejects.toMatchObject({ failure: 'aborted' });
  });

  it('ends when nobody wants it any more', async () => {
    const events: string[] = [];
    server.use(
      http.get(`${BASE}/first`, ({ request }) => {
        events.push('asked');
        request.signal.addEventListener('abort', () => events.push('ended'));
        return delay('infinite').then(() => HttpResponse.json('never'));
      }),
    );
    const early = startEarlyReads([`${BASE}/first`]);
    await expect.poll(() => events).toEqual(['asked']);
    early.abort();
    await expect.poll(() => events).toEqual(['asked', 'ended']);
    expect(early.take(`${BASE}/first`)).toBeUndefined();
  });
});
