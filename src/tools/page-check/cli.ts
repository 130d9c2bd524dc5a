import { parseArgs } from 'node:util';
import { findingLines } from '../embedding/finding';
import { completeUrl, webAddress } from '../../lib/webAddress';
import { checkWebPage } from './checkWebPage';

const USAGE = `webshop-page-check <Adresse der Seite> … [--json]

Liest Seiten mit dem Shop, wie ein Besucher sie bekommt, und nennt je Befund, was zu tun ist: Tag, Ziel, Sicherheitsrichtlinie,
Dateien des Shops (Typ, CORS, Prüfsumme, Version, Cache) und Plattform. Führt nichts aus und sendet nichts.
--json  für Werkzeuge: je Seite { address, findings, notChecked }.
Ende mit 0 ohne Fehler (✗), auch mit Hinweisen (!), 1 mit Fehlern, 2 bei falschem Aufruf.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, help: { type: 'boolean' } },
});
const pages = positionals.map((given) => webAddress(completeUrl(given))?.href);
if (values.help || pages.length === 0 || pages.includes(undefined)) {
  process.stdout.write(`${USAGE}\n`);
  process.exitCode = values.help ? 0 : 2;
} else {
  const results = [];
  for (const page of pages) results.push(await checkWebPage(page ?? ''));
  const hasError = results.some(({ findings }) => findings.some(({ level }) => level === 'error'));
  const texts = results.map(({ address, findings, notChecked }) =>
    [address, ...findingLines(findings), ...notChecked.map((each) => `? Nicht geprüft: ${each}`)].join('\n'),
  );
  process.stdout.write(`${values.json ? JSON.stringify(results, null, 2) : texts.join('\n\n')}\n`);
  process.exitCode = hasError ? 1 : 0;
}
