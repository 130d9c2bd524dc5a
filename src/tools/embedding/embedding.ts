import { keysOf } from '../../lib/keysOf';
import { consentCode } from './consentTools';
import { embedMethods, optionOf, type EmbeddingValues, type EmbedMethodName } from './embedMethods';
import { escaped, snippetOf, type SnippetSource } from './snippet';
import { HOST_SYSTEMS, injectedScript, type HostSystemName } from './systems';

/** What somebody has chosen for a website; as texts, so that it can stand in an address. */
export type Embedding = EmbeddingValues & { system?: string; way?: string };

export const systemOf = ({ system }: Embedding): HostSystemName =>
  keysOf(HOST_SYSTEMS).find((name) => name === system) ?? 'html';

/** A page of its own for the admin area is a file on the dealer's server, whatever the rest is made with. */
export function waysOf(values: Embedding): readonly EmbedMethodName[] {
  const ways: readonly EmbedMethodName[] = HOST_SYSTEMS[systemOf(values)].ways;
  return keysOf(embedMethods).filter((way) => way === 'admin' || ways.includes(way));
}

export const wayOf = (values: Embedding): EmbedMethodName =>
  waysOf(values).find((way) => way === values.way) ?? HOST_SYSTEMS[systemOf(values)].ways[0];

export function shopCode(values: Embedding, source: SnippetSource): string {
  const way = wayOf(values);
  const code = snippetOf(way, values, source);
  return systemOf(values) === 'tagManager' && way !== 'admin' ? injectedScript(code) : code;
}

/** Custom properties of the page for the look; '' if nothing is chosen. */
export function lookCode(values: Embedding): string {
  const way = wayOf(values);
  const selector = way === 'element' ? 'webshop-widget' : way === 'overlay' ? 'body' : optionOf(values, 'target');
  const lines = (['accent', 'radius', 'font'] as const).flatMap((name) => {
    const value = optionOf(values, name).replace(/[<{}]/g, '');
    return value === '' ? [] : [`  --webshop-${name}: ${value};\n`];
  });
  return lines.length === 0 ? '' : `${selector} {\n${lines.join('')}}`;
}

/** An element, or a link. */
const placeOf = (code: string) => /^(?:<link [^>]+>\n)?([\s\S]*?)\n?<script/.exec(code)?.[1] ?? '';

/** Tag of the script that tells the other tools of a page; what Google Ads counts is told by its labels. */
function adsCode(values: Embedding, scriptFolder: string): string {
  if (!values.ads) return '';
  const labels = { 'data-google-ads-purchase': values.googleAdsPurchase, 'data-google-ads-lead': values.googleAdsLead };
  const written = Object.entries(labels).flatMap(([name, label = '']) =>
    label.trim() === '' ? [] : [`\n  ${name}="${escaped(label.trim())}"`],
  );
  return `<script async src="${scriptFolder}examples/adEvents.js"${written.join('')}></script>`;
}

export function otherCodes(values: Embedding, source: SnippetSource): [title: string, code: string][] {
  const { scriptFolder } = source;
  if (wayOf(values) === 'admin') return [];
  // A tag manager brings the script alone.
  const place = systemOf(values) === 'tagManager' ? placeOf(snippetOf(wayOf(values), values, source)) : '';
  const ga4 = values.ga4 ? `<script async src="${scriptFolder}examples/ga4.js"></script>` : '';
  const codes: [string, string][] = [
    ['In die Seite, an die Stelle des Shops', place],
    ['Einwilligung, vor oder nach dem Shop', consentCode(values.consent)],
    ['Aussehen, in Ihr Stylesheet', lookCode(values)],
    ['Google Analytics 4, nur mit Zustimmung zur Statistik', ga4],
    ['Matomo, Google Ads, Meta, nur mit Zustimmung zum Marketing', adsCode(values, scriptFolder)],
  ];
  return codes.filter(([, code]) => code !== '');
}

/** For whoever looks after the dealer's website. */
export function agencyMail(code: string, way: EmbedMethodName, dealer?: string): string {
  const subject = dealer === undefined ? 'Fahrzeugshop einbinden' : `Shop von ${dealer} einbinden`;
  const body = `Guten Tag,\n\nbitte bauen Sie diesen Code in unsere Website ein. ${embedMethods[way].placement}\n\n${code}\n\nMit freundlichen Grüßen\n${dealer ?? ''}`;
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
