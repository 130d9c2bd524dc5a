import type * as z from 'zod/mini';
import { contentWords, parseContent, wrapperOf } from '../../../src/api/answerContent';
import { answerFindings, type WireFinding } from '../../../src/api/answerFindings';
import type { Call } from '../../../src/api/call';
import { addressOf } from '../../../src/api/platform';
import { WIRE, type WireCall, type CallName } from '../../../src/api/wire';
import { answerText } from '../../../src/lib/http/answerText';

export interface CheckOptions {
  api: string;
  /** The dealer's id. */
  dealer: string;
  /** Sends contact request, orders and a saved order of a test dealer. */
  sendsOrders?: boolean;
  fetch?: typeof globalThis.fetch;
  now?: () => Date;
  pause?: (milliseconds: number) => Promise<void>;
}

export interface PlatformAnswer {
  status: number;
  headers: Headers;
  text: string;
  /** Content as JSON; `undefined` if it is none. */
  data: unknown;
  redirectedTo: string | undefined;
}

export interface Asked {
  parts?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

export interface Checker {
  options: CheckOptions;
  /** 'GET /cardealeradmin/{a}/cars' */
  nameOf: (name: CallName) => string;
  /** @returns undefined if the platform did not answer */
  ask: (name: CallName, asked?: Asked) => Promise<PlatformAnswer | undefined>;
  /** Asks, and adds what is wrong with status and content. @returns the content, `undefined` if it is unusable */
  read: (name: CallName, asked?: Asked) => Promise<PlatformAnswer | undefined>;
  /** A call that a shop can do without, and that the platform does not have, is a warning. */
  levelOf: (name: CallName, answer: PlatformAnswer | undefined) => WireFinding['level'];
  /** Calls that a shop can do without, and that the platform does not have. */
  absent: Set<string>;
  add: (finding: Omit<WireFinding, 'level'> & { level?: WireFinding['level'] }) => void;
}

/** A page of some dealer, for CORS. */
export const ORIGIN = 'https://example.com';
export const TIMEOUT_MS = 30_000;
export const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';

/** Visitors wait so long for one answer, ms. */
const MAX_DURATION_MS = 3000;
/**
 * Seconds for which an answer may be kept by browsers: what binds in an order for a minute at most. Trade-ins bind, too, and are not asked
 * for, because nobody has a customer's code here.
 */
const MAX_AGES: Partial<Record<CallName, number>> = { vehicleSearch: 300, vehicle: 60, products: 60, settings: 60 };
/** Waiting for a platform that has had too many requests, ms. */
const MAX_WAIT_MS = 5000;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

export function createChecker(options: CheckOptions, findings: WireFinding[]): Checker {
  const { api, dealer, fetch: fetchNow = globalThis.fetch, now = () => new Date(), pause = wait } = options;
  const absent = new Set<string>();
  const base = api.replace(/\/+$/, '');
  const callOf = (name: CallName): Call => WIRE[name].call;
  const nameOf = (name: CallName) => `${callOf(name).method} ${callOf(name).path}`;
  const add: Checker['add'] = (finding) => void findings.push({ level: 'error', ...finding });

  const send = async (name: CallName, { parts, query, body }: Asked): Promise<Response> => {
    const { method, path } = callOf(name);
    const search = query ? `?${String(new URLSearchParams(query))}` : '';
    const headers = { origin: ORIGIN, ...(body !== undefined && { 'content-type': 'application/json' }) };
    const request = () =>
      fetchNow(`${base}${addressOf(path, { a: dealer, ...parts })}${search}`, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    const response = await request();
    if (response.status !== 429) return response;
    await pause(Math.min(Number(response.headers.get('retry-after') ?? 1) * 1000 || 0, MAX_WAIT_MS));
    return request();
  };

  const ask: Checker['ask'] = async (name, asked = {}) => {
    const call = nameOf(name);
    const started = now().getTime();
    try {
      const response = await send(name, asked);
      const { status, headers, redirected, url } = response;
      const text = answerText(await response.arrayBuffer(), headers.get('content-type') ?? undefined);
      const data = parseContent(text);
      const duration = now().getTime() - started;
      if (duration > MAX_DURATION_MS)
        add({
          call,
          path: 'Dauer',
          expected: 'höchstens 3 s',
          got: `${(duration / 1000).toFixed(1).replace('.', ',')} s`,
          level: 'warning',
          effect: 'So lange warten Besucher.',
        });
      if (data !== undefined && text.includes('\uFFFD'))
        add({
          call,
          path: 'Zeichen',
          expected: 'UTF-8, oder die Kodierung im Content-Type',
          got: headers.get('content-type') ?? 'ohne Content-Type',
          effect: 'Umlaute sind zerstört.',
        });
      const answer = { status, headers, text, data, redirectedTo: redirected ? url : undefined };
      checkCors(call, answer, add);
      return answer;
    } catch {
      return undefined;
    }
  };

  const levelOf: Checker['levelOf'] = (name, answer) => {
    const { neededTo }: WireCall = WIRE[name];
    const isNeeded = neededTo === 'look' || (neededTo !== undefined && options.sendsOrders === true);
    return !isNeeded && isAbsent(answer) ? 'warning' : 'error';
  };

  function checkCaching(name: CallName, answer: PlatformAnswer): void {
    const { [name]: longest } = MAX_AGES;
    const [header, age] = ageOf(answer, now());
    const isForbidden = /no-(?:store|cache)/.test(answer.headers.get('cache-control') ?? '');
    if (longest === undefined || isForbidden || !(age > longest)) return;
    add({
      call: nameOf(name),
      path: 'cache-control',
      expected: `höchstens max-age=${longest}`,
      got: `${header}=${Math.round(age)}`,
      level: 'warning',
      effect: 'Verkaufte Fahrzeuge, alte Preise und alte Einstellungen stehen weiter im Shop.',
    });
  }

  const read: Checker['read'] = async (name, asked) => {
    const call = nameOf(name);
    const answer = await ask(name, asked);
    if (answer?.status !== 200) {
      if (levelOf(name, answer) === 'warning') absent.add(call);
      else
        add({
          call,
          path: 'status',
          expected: '200',
          got: statusWords(answer),
          effect: 'Dieser Teil des Shops meldet einen Fehler oder bleibt leer.',
        });
      return undefined;
    }
    if (answer.redirectedTo !== undefined)
      add({
        call,
        path: 'Adresse',
        expected: 'die Antwort selbst',
        got: `umgeleitet nach ${answer.redirectedTo}`,
        level: 'warning',
        effect: 'Jeder Aufruf dauert länger; Anmeldungen gehen an einer fremden Adresse verloren.',
      });
    checkCaching(name, answer);
    const wrapper = wrapperOf(answer.data);
    if (answer.data === undefined || wrapper !== undefined) {
      add({
        call,
        path: 'die ganze Antwort',
        expected: wrapper === undefined ? 'JSON' : 'die Felder selbst',
        got:
          wrapper === undefined
            ? contentWords(answer.text, answer.headers.get('content-type') ?? undefined)
            : `eingepackt in { "${wrapper}": … }`,
        effect: 'Dieser Teil des Shops meldet einen Fehler.',
      });
      return undefined;
    }
    const wire: WireCall = WIRE[name];
    const schema: z.ZodMiniType | undefined = wire.answer ?? wire.call.answer;
    if (schema !== undefined) findings.push(...answerFindings(call, schema, answer.data));
    return answer;
  };
  return { options, nameOf, ask, read, levelOf, add, absent };
}

/** Seconds for which an answer is kept: `max-age`, else `Expires`. */
function ageOf({ headers }: PlatformAnswer, now: Date): [header: string, seconds: number] {
  const [, seconds] = /(?:^|[\s,])max-age=(\d+)/.exec(headers.get('cache-control') ?? '') ?? [];
  if (seconds !== undefined) return ['max-age', Number(seconds)];
  const from = Date.parse(headers.get('date') ?? '') || now.getTime();
  return ['Expires', (Date.parse(headers.get('expires') ?? '') - from) / 1000];
}

/** '404, umgeleitet nach https://…' */
export function statusWords(answer: PlatformAnswer | undefined): string {
  if (answer === undefined) return 'keine Antwort';
  const { status, redirectedTo } = answer;
  const address = redirectedTo === undefined ? '' : `, umgeleitet nach ${redirectedTo}`;
  return status === 429 ? `429 (zu viele Anfragen)${address}` : `${status}${address}`;
}

export const isAbsent = (answer: PlatformAnswer | undefined) => answer?.status === 404 || answer?.status === 501;

function checkCors(call: string, { headers, status }: PlatformAnswer, add: Checker['add']): void {
  const origin = headers.get('access-control-allow-origin');
  if (origin === '*' || origin === ORIGIN) return;
  const isFailure = status > 299;
  add({
    call,
    path: `access-control-allow-origin${isFailure ? ' bei Fehlern' : ''}`,
    expected: '* oder die Seite des Händlers',
    got: origin ?? 'nichts',
    effect: isFailure
      ? 'Keine Seite kann diesen Fehler lesen: Statt „nicht mehr verfügbar“ oder „falsches Passwort“ heißt es „keine Verbindung“ (nginx: add_header … always).'
      : 'Der Shop startet auf keiner Seite.',
  });
}
