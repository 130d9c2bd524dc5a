import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { axiosTransport } from '../../../src/lib/http/axiosTransport';
import { HttpError } from '../../../src/lib/http/errors';
import { fetchTransport } from '../../../src/lib/http/fetchTransport';
import { ignoreBody, asSchema, createHttp } from '../../../src/lib/http/http';
import { ADMIN_ID } from '../../builders/tenant';
import { FAULT_CLASSES, type Fault, type FaultClass } from '../../platform/faults';
import { API_URL, platform } from '../../platformServer';

type Outcome = 'read' | [failure: string, status?: number];

interface Understood {
  /** Of an answer that is read by a schema. */
  read: Outcome;
  /** Of one that carries nothing; default: the same. */
  sent?: Outcome;
  /** How often a read is tried; default: once. */
  tries?: number;
}

/** Every fault but the answer that never comes (timeout.test.ts): without its row this file does not compile. */
const UNDERSTOOD: Record<Exclude<Fault, 'timeout'>, Understood> = {
  network: { read: ['network', undefined], tries: 3 },
  401: { read: ['unauthorized', 401] },
  404: { read: ['not-found', 404] },
  403: { read: ['forbidden', 403] },
  408: { read: ['busy', 408], tries: 3 },
  409: { read: ['conflict', 409] },
  410: { read: ['not-found', 410] },
  413: { read: ['rejected', 413] },
  425: { read: ['busy', 425], tries: 3 },
  429: { read: ['busy', 429], tries: 3 },
  500: { read: ['server', 500] },
  502: { read: ['server', 502], tries: 3 },
  503: { read: ['busy', 503], tries: 3 },
  html: { read: ['unreadable', 200] },
  truncated: { read: ['unreadable', 200] },
  empty: { read: ['unreadable', 200], sent: 'read' },
  null: { read: ['unreadable', 200], sent: 'read' },
  'optional-null': { read: 'read' },
  'wrong-types': { read: ['unreadable', 200], sent: 'read' },
};

/** All that a screen can tell of a class: an answer that is read or not, or why it was refused. */
const CLASSES: Record<FaultClass, [read: string, sent: string]> = {
  lost: ['lost', 'lost'],
  unauthorised: ['unauthorized', 'unauthorized'],
  refused: ['conflict', 'conflict'],
  failed: ['server', 'server'],
  busy: ['busy', 'busy'],
  gone: ['not-found', 'not-found'],
  nothing: ['lost', 'read'],
  partial: ['read', 'read'],
  wrong: ['lost', 'read'],
};
const LOST = ['network', 'unreadable'];
const classOf = (outcome: Outcome) => (outcome === 'read' ? 'read' : LOST.includes(outcome[0]) ? 'lost' : outcome[0]);

const FAULTS = Object.values(FAULT_CLASSES)
  .flat()
  .filter((fault) => fault !== 'timeout');

const PATH = `/v2/vehicle-dealer/${ADMIN_ID}/vehicle-dealer-settings`;
const settings = asSchema(z.object({ id: z.string(), companyName: z.string() }));

const outcomeOf = (answer: Promise<unknown>): Promise<Outcome> =>
  answer.then(
    () => 'read',
    (error: unknown) => (error instanceof HttpError ? [error.failure, error.status] : expect.fail(String(error))),
  );

describe.each([
  ['axios', axiosTransport],
  ['fetch', fetchTransport],
] as const)('a call that goes wrong (%s)', (_, transport) => {
  const http = createHttp({ baseUrl: API_URL, transport, pause: () => Promise.resolve() });

  it.each([...FAULTS, 403, 410, 413] as const)('is understood: %s', async (fault) => {
    const { read, sent = read, tries = 1 } = UNDERSTOOD[fault];
    platform.fail(PATH, fault);
    expect(await outcomeOf(http.request('GET', PATH, { read: settings }))).toEqual(read);
    expect(platform.record).toHaveLength(tries);
    expect(await outcomeOf(http.request('GET', PATH, { read: ignoreBody }))).toEqual(sent);
  });

  it('is none where nothing is wrong', async () => {
    expect(await outcomeOf(http.request('GET', PATH, { read: settings }))).toBe('read');
  });
});

it.each(FAULTS)('belongs to the class of faults that screens are shown with: %s', (fault) => {
  const { read, sent = read } = UNDERSTOOD[fault];
  const [name] = Object.entries(FAULT_CLASSES).find(([, faults]) => faults.includes(fault)) ?? [];
  expect([classOf(read), classOf(sent)]).toEqual(CLASSES[name as FaultClass]);
});
