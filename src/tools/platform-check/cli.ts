import { parseArgs } from 'node:util';
import { webAddress } from '../../lib/webAddress';
import { ABSENT, checkPlatform } from './checkPlatform';

const USAGE = `node platform-check.mjs <Adresse der Plattform> <Händlerkennung> [--origin <Seite>] [--json] [--orders]

Liest, was der Shop liest, und nennt je Befund Aufruf, Stelle, erwartet, bekommen und was Besucher davon sehen.
--origin  fragt wie diese Seite eines Händlers (https://autohaus.example/): für Plattformen, die nur eingetragene Seiten freigeben.
--orders  sendet auch: Anfrage, gespeicherte Bestellung, Bestellung (zweimal mit derselben Kennung). Nur mit einem Testhändler.
--json    eine Liste für Werkzeuge.
Ende mit 0 ohne Fehler (✗), auch mit Hinweisen (!), 1 mit Fehlern, 2 bei falschem Aufruf.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    origin: { type: 'string' },
    json: { type: 'boolean' },
    orders: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
const [api = '', dealer = ''] = positionals;
const page = webAddress(values.origin ?? api);
if (!/^https?:\/\//.test(api) || dealer === '' || page === undefined || values.help) {
  process.stdout.write(`${USAGE}\n`);
  process.exitCode = values.help ? 0 : 2;
} else {
  const origin = values.origin === undefined ? undefined : page.origin;
  const { findings, notAsked } = await checkPlatform({ api, dealer, origin, sendsOrders: values.orders });
  const lines = findings.map(({ level, call, path, expected, got, effect }) =>
    call === ABSENT
      ? `! ${call}: ${got}\n    → ${effect}`
      : `${level === 'error' ? '✗' : '!'} ${call}\n    ${path}: erwartet ${expected}, bekommen ${got}\n    → ${effect}`,
  );
  const errors = findings.filter(({ level }) => level === 'error').length;
  const summary =
    findings.length === 0 ? '✓ Keine Befunde.' : `${errors} Fehler, ${findings.length - errors} Hinweise.`;
  const unasked = notAsked.map((each) => `? Nicht gefragt: ${each}`);
  process.stdout.write(
    `${values.json ? JSON.stringify(findings, null, 2) : [...lines, ...unasked, summary].join('\n')}\n`,
  );
  process.exitCode = errors === 0 ? 0 : 1;
}
