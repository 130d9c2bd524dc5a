import type * as z from 'zod/mini';
import { contentWords, parseContent, wrapperOf } from '../../api/answerContent';
import { answerFindings, type WireFinding } from '../../api/answerFindings';
import type { Call } from '../../api/call';
import { addressOf, type Platform } from '../../api/platform';
import { WIRE, type WireCall, type CallName } from '../../api/wire';
import { HttpError } from '../../lib/http/errors';
import { createHttp, ignoreBody, type Http } from '../../lib/http/http';
import type { QueryValue } from '../../lib/http/queryString';
import type { TransportRequest } from '../../lib/http/transport';
import { exchange, type Received } from '../exchange';

export interface CheckOptions {
  api: string;
  /** The dealer's id. */
  dealer: string;
  /** Page of a dealer that is asked for; default: one that nobody has registered. */
  origin?: string;
  /** Sends contact request, orders and a saved order of a test dealer. */
  sendsOrders?: boolean;
  fetch?: typeof globalThis.fetch;
  now?: () => Date;
  pause?: (milliseconds: number) => Promise<void>;
}

export interface PlatformAnswer extends Received {
  /** Content as JSON; `undefined` if it is none. */
  data: unknown;
}

export interface Asked {
  parts?: Record<string, string>;
  query?: Record<string, QueryValue>;
  body?: unknown;
}

export interface Checker {
  options: CheckOptions;
  /** 'GET /cardealeradmin/{a}/cars' */
  nameOf: (name: CallName) => string;
  /** Asks as the shop does, with its retries. @returns undefined if the platform did not answer */
  ask: (name: CallName, asked?: Asked) => Promise<PlatformAnswer | undefined>;
  /** Asks, and adds what is wrong with status and content. @returns the content, `undefined` if it is unusable */
  read: (name: CallName, asked?: Asked) => Promise<PlatformAnswer | undefined>;
  /** Loads what belongs to no call: a picture. */
  load: (url: string, headers: Record<string, string>) => Promise<Received | undefined>;
  /** The platform for the shop's own functions, and what it has answered last to each call. */
  asShop: () => { platform: Platform; answers: ReadonlyMap<CallName, PlatformAnswer> };
  /** What could not be looked at, in German. */
  notAsked: Set<string>;
  /** Calls that were asked for, by `nameOf`. */
  asked: ReadonlySet<string>;
  /** A call that a shop can do without, and that the platform does not have, is a warning. */
  levelOf: (name: CallName, answer: PlatformAnswer | undefined) => WireFinding['level'];
  /** Calls that a shop can do without, and that the platform does not have. */
  absent: Set<string>;
  add: (finding: Omit<WireFinding, 'level'> & { level?: WireFinding['level'] }) => void;
}

/** A page that no platform with a list of its dealers' pages knows, and another one. */
export const UNKNOWN_ORIGINS = ['https://example.com', 'https://seite.example'] as const;
export const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';

/** Visitors wait so long for one answer, ms. */
const MAX_DURATION_MS = 3000;
/**
 * Seconds for which an answer may be kept by browsers: what binds in an order for a minute at most. Trade-ins bind, too, and are not asked
 * for, because nobody has a customer's code here.
 */
const MAX_AGES: Partial<Record<CallName, number>> = {
  vehicleSearch: 300,
  vehicleList: 300,
  vehicle: 60,
  products: 60,
  settings: 60,
};
/** Difference of two clocks that changes what is reserved or too early, ms. */
const MAX_CLOCK_DIFFERENCE_MS = 300_000;

/** 'ü' in UTF-8 that was read as latin-1 and written in UTF-8 once more. */
const TWICE_ENCODED = /Ã[\u0080-\u00BFŸ„–œ]|â€.|Â[\u00A0-\u00BF]/;

type NameFor = (request: TransportRequest) => string | undefined;

export function createChecker(options: CheckOptions, findings: WireFinding[]): Checker {
  const { api, dealer, fetch: fetchNow = globalThis.fetch, now = () => new Date(), pause } = options;
  const { origin = UNKNOWN_ORIGINS[0] } = options;
  const [absent, notAsked, asked] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const base = api.replace(/\/+$/, '');
  const callOf = (name: CallName): Call => WIRE[name].call;
  const nameOf = (name: CallName) => `${callOf(name).method} ${callOf(name).path}`;
  const add: Checker['add'] = (finding) => void findings.push({ level: 'error', ...finding });

  /** One request of the shop's own `Http`; what is wrong with any answer of a call is added. */
  const answerOf = async (request: TransportRequest, call: string | undefined): Promise<PlatformAnswer> => {
    const started = now().getTime();
    const received = await exchange(request, { fetchNow, origin });
    if (call !== undefined) {
      checkDuration(call, now().getTime() - started, add);
      checkCors(call, received, { add, origin, isDefault: options.origin === undefined });
      checkClock(call, received, now(), add);
      checkRedirects(call, received, add);
    }
    const data = parseContent(received.text);
    const [twice] = TWICE_ENCODED.exec(received.text) ?? [];
    if (call !== undefined && data !== undefined && (twice !== undefined || received.text.includes('\uFFFD')))
      add({
        call,
        path: 'Zeichen',
        expected: 'UTF-8, oder die Kodierung im Content-Type',
        got:
          twice === undefined
            ? (received.headers.get('content-type') ?? 'ohne Content-Type')
            : `zweimal kodiert („${twice}“)`,
        effect: 'Umlaute sind zerstört.',
      });
    return { ...received, data };
  };

  const httpOf = (
    hear: (request: TransportRequest, answer: PlatformAnswer | undefined) => void,
    nameFor: NameFor,
  ): Http =>
    createHttp({
      baseUrl: base,
      pause,
      transport: async (request) => {
        hear(request, undefined);
        try {
          const answer = await answerOf(request, nameFor(request));
          hear(request, answer);
          const { status, text, headers } = answer;
          return { status, data: text, header: (name) => headers.get(name) ?? undefined };
        } catch (error) {
          throw new HttpError('network', undefined, { cause: error });
        }
      },
    });

  const lastAnswer = async (
    path: string,
    { method, repeatedAs }: Pick<Call, 'method' | 'repeatedAs'>,
    request: { query?: Asked['query']; body?: unknown; call?: string; headers?: Record<string, string> },
  ): Promise<PlatformAnswer | undefined> => {
    let last: PlatformAnswer | undefined;
    const http = httpOf(
      (sent, answer) => {
        last = answer;
        Object.assign(sent.headers, request.headers);
      },
      () => request.call,
    );
    const { query, body } = request;
    await http.request(method, path, { query, body, repeatedAs, read: ignoreBody }).catch(() => undefined);
    return last;
  };

  const ask: Checker['ask'] = (name, { parts, query, body } = {}) => {
    const call = callOf(name);
    asked.add(nameOf(name));
    return lastAnswer(addressOf(call.path, { a: dealer, ...parts }), call, { query, body, call: nameOf(name) });
  };

  const load: Checker['load'] = (url, headers) => lastAnswer(url, { method: 'GET' }, { headers });

  const asShop: Checker['asShop'] = () => {
    const answers = new Map<CallName, PlatformAnswer>();
    const nameFor = ({ method, url }: TransportRequest) =>
      (Object.keys(WIRE) as CallName[]).find((name) => {
        const address = base + addressOf(callOf(name).path, { a: dealer });
        return callOf(name).method === method && url.replace(/\?.*/, '') === address;
      });
    const http = httpOf(
      (request, answer) => {
        const name = nameFor(request);
        if (name === undefined) return;
        asked.add(nameOf(name));
        if (answer === undefined) answers.delete(name);
        else answers.set(name, answer);
      },
      (request) => {
        const name = nameFor(request);
        return name && nameOf(name);
      },
    );
    return { platform: { http, adminId: dealer }, answers };
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

  const read: Checker['read'] = async (name, question) => {
    const call = nameOf(name);
    const answer = await ask(name, question);
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
  return { options, nameOf, ask, read, load, asShop, notAsked, asked, levelOf, add, absent };
}

/** Seconds for which an answer is kept: `max-age`, else `Expires`. */
function ageOf({ headers }: PlatformAnswer, now: Date): [header: string, seconds: number] {
  const header = headers.get('cache-control') ?? '';
  const secondsOf = (name: string) => new RegExp(`(?:^|[\\s,])${name}=(\\d+)`).exec(header)?.[1];
  const [fresh, stale] = [secondsOf('max-age'), secondsOf('stale-while-revalidate')];
  // What is stale is shown once more while it is asked for.
  if (stale !== undefined) return ['max-age und stale-while-revalidate', Number(fresh ?? 0) + Number(stale)];
  if (fresh !== undefined) return ['max-age', Number(fresh)];
  const from = Date.parse(headers.get('date') ?? '') || now.getTime();
  return ['Expires', (Date.parse(headers.get('expires') ?? '') - from) / 1000];
}

/** '404, umgeleitet nach https://…' */
export function statusWords(answer: PlatformAnswer | undefined): string {
  if (answer === undefined) return 'keine Antwort';
  const { status, redirects } = answer;
  const address = redirects.length === 0 ? '' : `, umgeleitet nach ${redirects.at(-1)?.to}`;
  return status === 429 ? `429 (zu viele Anfragen)${address}` : `${status}${address}`;
}

export const isAbsent = (answer: PlatformAnswer | undefined) => answer?.status === 404 || answer?.status === 501;

function checkDuration(call: string, duration: number, add: Checker['add']): void {
  if (duration <= MAX_DURATION_MS) return;
  add({
    call,
    path: 'Dauer',
    expected: 'höchstens 3 s',
    got: `${(duration / 1000).toFixed(1).replace('.', ',')} s`,
    level: 'warning',
    effect: 'So lange warten Besucher.',
  });
}

interface CorsCheck {
  add: Checker['add'];
  origin: string;
  /** Whether nobody has said which page is to be asked for. */
  isDefault: boolean;
}

function checkCors(call: string, { headers, status }: Received, { add, origin, isDefault }: CorsCheck): void {
  const allowed = headers.get('access-control-allow-origin');
  const isFailure = status > 299;
  const isShared = !/no-store|no-cache|private/.test(headers.get('cache-control') ?? '');
  if (allowed === origin && isShared && !/(?:^|[\s,])(?:origin|\*)(?:$|[\s,])/i.test(headers.get('vary') ?? ''))
    add({
      call,
      path: 'access-control-allow-origin ohne vary',
      expected: 'Vary: Origin, weil die Seite genannt wird',
      got: headers.get('vary') ?? 'nichts',
      level: 'warning',
      effect: 'Hinter einem Zwischenspeicher bekommt ein Händler die Freigabe eines anderen: Sein Shop startet nicht.',
    });
  if (allowed === '*' || allowed === origin) return;
  add({
    call,
    path: `access-control-allow-origin${isFailure ? ' bei Fehlern' : ''}`,
    expected: `* oder ${origin}`,
    got: allowed ?? 'nichts',
    effect: isFailure
      ? 'Keine Seite kann diesen Fehler lesen: Statt „nicht mehr verfügbar“ oder „falsches Passwort“ heißt es „keine Verbindung“ (nginx: add_header … always).'
      : isDefault
        ? `Der Shop startet auf keiner Seite, die so gefragt wird wie ${origin}. Gibt die Plattform nur eingetragene Seiten frei: noch einmal mit --origin https://… und einer davon.`
        : `Auf ${origin} startet der Shop nicht.`,
  });
}

function checkClock(call: string, { headers }: Received, now: Date, add: Checker['add']): void {
  const date = Date.parse(headers.get('date') ?? '');
  // Kept for some time on its way.
  if (Number.isNaN(date) || headers.has('age')) return;
  const ahead = date - now.getTime();
  if (Math.abs(ahead) < MAX_CLOCK_DIFFERENCE_MS) return;
  const minutes = Math.round(Math.abs(ahead) / 60_000);
  add({
    call,
    path: 'Uhr (date)',
    expected: 'die Zeit dieses Rechners',
    got: `${minutes} Minuten ${ahead > 0 ? 'später' : 'früher'}`,
    effect: 'Reserviert, frei und zu früh gehen nach der Uhr der Plattform; falsch geht sie oder die dieses Rechners.',
  });
}

function checkRedirects(call: string, { redirects }: Received, add: Checker['add']): void {
  const [first] = redirects;
  if (first === undefined) return;
  const unread = redirects.find(({ isAllowed }) => !isAllowed);
  const at = { call, path: 'Adresse', expected: 'die Antwort selbst' };
  if (unread)
    add({
      ...at,
      got: `umgeleitet nach ${unread.to} ohne Access-Control-Allow-Origin`,
      effect: 'Jeder Browser bricht hier ab: Dieser Teil des Shops meldet auf jeder Seite einen Fehler.',
    });
  else
    add({
      ...at,
      got: `umgeleitet nach ${first.to}`,
      level: 'warning',
      effect: 'Jeder Aufruf dauert länger; Anmeldungen gehen an einer fremden Adresse verloren.',
    });
}
