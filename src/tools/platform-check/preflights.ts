import { addressOf } from '../../api/platform';
import { WIRE, type CallName, type WireCall } from '../../api/wire';
import { UNKNOWN_ID, UNKNOWN_ORIGINS, type Checker } from './checker';
import { pageHeaders } from '../exchange';

type Question = readonly [header: string, wanted: readonly string[]];

/** What a browser asks before a call: nothing before a GET or POST without a login and without JSON. */
function questionsOf({ call: { method, isAuthorized, sends } }: WireCall): Question[] {
  const isJson = sends !== undefined && sends !== 'multipart';
  const headers = [...(isAuthorized === true ? ['authorization'] : []), ...(isJson ? ['content-type'] : [])];
  const methods = method === 'PUT' || method === 'DELETE' ? [method] : [];
  if (headers.length + methods.length === 0) return [];
  return [
    ['access-control-allow-methods', methods],
    ['access-control-allow-headers', headers],
  ];
}

const ATTEMPTS = 3;

/** The question before each call that has one; a gateway may answer by path. What is wrong in the same way is one finding. */
export async function checkPreflights({ options, add, nameOf, absent, levelOf }: Checker): Promise<void> {
  const { api, dealer, fetch: send = globalThis.fetch, origin = UNKNOWN_ORIGINS[0] } = options;
  const wrong = new Map<string, { path: string; expected: string; got: string; calls: CallName[] }>();
  // The order first, because it names the finding.
  const names: CallName[] = ['order', ...(Object.keys(WIRE) as CallName[]).filter((name) => name !== 'order')];
  for (const name of names) {
    const wire: WireCall = WIRE[name];
    const questions = questionsOf(wire);
    if (questions.length === 0) continue;
    const url = `${api.replace(/\/+$/, '')}${addressOf(wire.call.path.replaceAll(/\{(?!a\})\w+\}/g, UNKNOWN_ID), { a: dealer })}`;
    const ask = () =>
      send(url, {
        method: 'OPTIONS',
        headers: {
          ...pageHeaders(origin),
          'access-control-request-method': wire.call.method,
          'access-control-request-headers':
            questions.find(([header]) => header.endsWith('headers'))?.[1].join(',') ?? '',
        },
        redirect: 'manual',
        signal: AbortSignal.timeout(10_000),
      }).catch(() => undefined);
    let response: Response | undefined;
    for (let tries = 0; tries < ATTEMPTS && response === undefined; tries += 1) response = await ask();
    // Of a call that a shop can do without nobody knows whether it is there.
    if (response?.status === 404 && !wire.neededTo) {
      absent.add(nameOf(name));
      continue;
    }
    const note = (path: string, expected: string, got: string) => {
      const key = `${path} ${got}`;
      const finding = wrong.get(key) ?? { path, expected, got, calls: [] };
      wrong.set(key, { ...finding, calls: [...finding.calls, name] });
    };
    if (!response?.ok) {
      note('status', '200 oder 204', String(response?.status ?? 'keine Antwort'));
      continue;
    }
    const allowedOrigin = response.headers.get('access-control-allow-origin');
    if (allowedOrigin !== '*' && allowedOrigin !== origin)
      note('access-control-allow-origin', `* oder ${origin}`, allowedOrigin ?? 'nichts');
    for (const [header, wanted] of questions) {
      const allowed = (response.headers.get(header) ?? '').toLowerCase().split(/\s*,\s*/);
      const lacking = wanted.filter(
        (each) => !allowed.includes(each.toLowerCase()) && (each === 'authorization' || !allowed.includes('*')),
      );
      if (lacking.length > 0) note(header, wanted.join(', '), `ohne ${lacking.join(', ')}`);
    }
  }
  for (const { path, expected, got, calls } of wrong.values()) {
    const [first, ...others] = calls;
    if (first === undefined) continue;
    add({
      call: `OPTIONS vor ${nameOf(first)}`,
      path,
      expected,
      got,
      level: calls.some((name) => levelOf(name, undefined) === 'error') ? 'error' : 'warning',
      effect:
        others.length === 0
          ? 'Dieser Aufruf geht auf keiner Seite.'
          : `Auf keiner Seite geht dieser Aufruf, und ${others.length} weitere nicht: ${others.slice(0, 5).map(nameOf).join(', ')}${others.length > 5 ? ' …' : ''}`,
    });
  }
}
