import type * as z from 'zod/mini';
import { answerFindings, type WireFinding } from '../../src/api/answerFindings';
import type { Call } from '../../src/api/call';
import { addressOf } from '../../src/api/platform';
import { WIRE, type WireCall, type WireName } from '../../src/api/wire';

export interface CheckOptions {
  /** Base URL of the platform. */
  api: string;
  /** The dealer's id. */
  dealer: string;
  /** Sends contact request, orders and a saved order of a test dealer. */
  sendsOrders?: boolean;
  /** Replaced in tests. */
  fetch?: typeof globalThis.fetch;
  now?: () => Date;
}

export interface PlatformAnswer {
  status: number;
  headers: Headers;
  text: string;
  /** Content as JSON; `undefined` if it is none. */
  data: unknown;
}

export interface Asked {
  parts?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

/** What every check of one platform needs. */
export interface Checker {
  options: CheckOptions;
  /** 'GET /cardealeradmin/{a}/cars' */
  nameOf: (name: WireName) => string;
  /** @returns undefined if the platform did not answer */
  ask: (name: WireName, asked?: Asked) => Promise<PlatformAnswer | undefined>;
  /** Asks, and adds what is wrong with status and content. @returns the content, `undefined` if it is unusable */
  read: (name: WireName, asked?: Asked) => Promise<PlatformAnswer | undefined>;
  /** A call that a shop can do without, and that the platform does not have, is a warning. */
  levelOf: (name: WireName, answer: PlatformAnswer | undefined) => WireFinding['level'];
  add: (finding: Omit<WireFinding, 'level'> & { level?: WireFinding['level'] }) => void;
}

/** A page of some dealer, for CORS. */
export const ORIGIN = 'https://example.com';
export const TIMEOUT_MS = 30_000;
export const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

export function createChecker(options: CheckOptions, findings: WireFinding[]): Checker {
  const { api, dealer, fetch: send = globalThis.fetch } = options;
  const base = api.replace(/\/+$/, '');
  const callOf = (name: WireName): Call => WIRE[name].call;
  const nameOf = (name: WireName) => `${callOf(name).method} ${callOf(name).path}`;
  const add: Checker['add'] = (finding) => void findings.push({ level: 'error', ...finding });

  const ask: Checker['ask'] = async (name, { parts, query, body } = {}) => {
    const { method, path } = callOf(name);
    const search = query ? `?${String(new URLSearchParams(query))}` : '';
    const headers = { origin: ORIGIN, ...(body !== undefined && { 'content-type': 'application/json' }) };
    try {
      const response = await send(`${base}${addressOf(path, { a: dealer, ...parts })}${search}`, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, data: parsed(text) };
    } catch {
      return undefined;
    }
  };

  const levelOf: Checker['levelOf'] = (name, answer) => {
    const { neededTo }: WireCall = WIRE[name];
    const isNeeded = neededTo === 'look' || (neededTo !== undefined && options.sendsOrders === true);
    return !isNeeded && (answer?.status === 404 || answer?.status === 501) ? 'warning' : 'error';
  };

  const read: Checker['read'] = async (name, asked) => {
    const call = nameOf(name);
    const answer = await ask(name, asked);
    if (answer?.status !== 200) {
      const got = answer === undefined ? 'keine Antwort' : String(answer.status);
      add({
        call,
        path: 'status',
        expected: '200',
        got,
        level: levelOf(name, answer),
        effect: 'Dieser Teil des Shops meldet einen Fehler oder bleibt leer.',
      });
      return undefined;
    }
    if (answer.data === undefined) {
      add({
        call,
        path: 'die ganze Antwort',
        expected: 'JSON',
        got: 'anderer Text',
        effect: 'Dieser Teil des Shops meldet einen Fehler.',
      });
      return undefined;
    }
    const wire: WireCall = WIRE[name];
    const schema: z.ZodMiniType | undefined = wire.answer ?? wire.call.answer;
    if (schema !== undefined) findings.push(...answerFindings(call, schema, answer.data));
    checkCors(call, answer, add);
    return answer;
  };
  return { options, nameOf, ask, read, levelOf, add };
}

function checkCors(call: string, { headers }: PlatformAnswer, add: Checker['add']): void {
  const origin = headers.get('access-control-allow-origin');
  if (origin !== '*' && origin !== ORIGIN)
    add({
      call,
      path: 'access-control-allow-origin',
      expected: '* oder die Seite des Händlers',
      got: origin ?? 'nichts',
      effect: 'Der Shop startet auf keiner Seite.',
    });
}
