import { hrefOf } from '../../src/domain/addresses';
import { adminIdOf, TENANTS } from '../../test/platform/stock/tenants';

/** The host pages of the demo, each a site of its own. */
export interface ExamplePage {
  file: string;
  title: string;
  port: number;
  /** Its name in the package, if it is one of the package's own. */
  built?: string;
  /** What its address says behind '#'. */
  hash?: (placeholders: Placeholders) => string;
  /** Response headers. @param api base URL of the platform */
  headers?: (api: string) => Record<string, string>;
}

export const EXAMPLE_PAGES: readonly ExamplePage[] = [
  { file: 'index.html', title: 'Autohaus Bergmann: Shop in der Startseite', port: 4021 },
  { file: 'embed/examples/overlay.html', title: 'Autozentrum Nordlicht: Shop als Overlay', port: 4022 },
  { file: 'embed/examples/module.html', title: 'Flottenwerk Main: B2B, als ES-Modul', port: 4023 },
  { file: 'embed/examples/search.html', title: 'Tankstelle Bergmann: Such-Widget', port: 4024 },
  {
    file: 'embed/examples/strict-csp.html',
    title: 'Grunwald & Söhne: strenge Content-Security-Policy, grobes CSS',
    port: 4025,
    headers: (api) => ({
      'content-security-policy': `default-src 'self'; script-src 'self'; style-src 'self'; connect-src 'self' ${api}; img-src * data: blob:; require-trusted-types-for 'script'`,
    }),
  },
  { file: 'embed/examples/minimal.html', title: 'Autohaus Alpenblick: so wenig wie möglich', port: 4026 },
  {
    file: 'src/tools/embedding-page/setUp.html',
    built: 'einbinden.html',
    title: 'Shop einbinden: Code, Vorschau, Prüfung (Seite des Pakets)',
    port: 4027,
    hash: ({ API_URL, SCRIPT_URL }) =>
      `#${new URLSearchParams({ adminId: adminIdOf(1), apiUrl: API_URL, folder: SCRIPT_URL.replace(/[^/]*$/, '') }).toString()}`,
  },
];

/** Values of `%NAME%` in the pages. */
export interface Placeholders {
  API_URL: string;
  SCRIPT_URL: string;
  MODULE_URL: string;
  /** Page that the search widget links to. */
  SHOP_URL: string;
  VEHICLE_PATH: string;
}

export function fillIn(html: string, placeholders: Placeholders): string {
  return Object.entries(placeholders).reduce(
    (text, [name, value]) => text.replaceAll(`%${name}%`, String(value)),
    html,
  );
}

type Links = readonly (readonly [title: string, address: string])[];

interface Demo {
  /** Host pages by title; the first is that of the first dealer. */
  pages: Links;
  /** Base URL of the platform. */
  api: string;
  password: string;
  /** E-mail addresses of the first dealer's accounts, by what they may do. */
  logins: readonly (readonly [role: string, email: string])[];
  /** A vehicle of the first dealer, as path. */
  vehiclePath: string;
}

const PHRASE = 'Kombi Automatik bis 30.000 Euro mit Anhängerkupplung';

/** What shows most in the shortest time. */
const firstSteps = (shop: string, { api, vehiclePath }: Demo) => [
  `<b>Suchen wie im Gespräch.</b> Schreiben Sie in den <a href="${shop}">Shop des Autohauses Bergmann</a>: „${PHRASE}“.`,
  `<b>Kaufen bis zur Bestätigung.</b> Öffnen Sie <a href="${shop}#${vehiclePath}">dieses Fahrzeug</a>, bestellen oder reservieren Sie es mit PayPal (ein Double, es fließt kein Geld), und lesen Sie die Mail im <a href="${api}/postausgang">Postausgang</a>.`,
  `<b>Als Händler übernehmen.</b> Lassen Sie <a href="${shop}#${hrefOf('tradeIn')}">einen Gebrauchten bewerten</a>, und sehen Sie ihn danach als Mitarbeiter in der <a href="${shop}#${hrefOf('admin', { area: 'settings', page: 'trade-ins' })}">Verwaltung unter „Inzahlungnahmen“</a>.`,
];

const listOf = (links: Links) =>
  `<ul>${links.map(([title, address]) => `<li><a href="${address}">${title}</a></li>`).join('\n')}</ul>`;

/** Links to the admin area of each dealer, all in one page: the dealer is part of the address. */
const adminLinks = (page: string): Links =>
  TENANTS.map(({ number, companyName }) => [
    companyName,
    `${page}?vehicleDealerAdminId=${adminIdOf(number)}#${hrefOf('admin')}`,
  ]);

/** HTML of the start page: what to try first, logins, and links to all pages and admin areas. */
export function overviewPage(demo: Demo): string {
  const { pages, api, password, logins } = demo;
  const shop = pages[0]?.[1] ?? '';
  return `<!doctype html>
<html lang="de">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Fahrzeugshop: Demonstration</title>
<link rel="icon" href="/favicon.svg">
<style>
  body { max-width: 760px; margin: 40px auto; padding: 0 16px; font: 17px/1.55 system-ui, sans-serif; color: #12161c; }
  h1 { margin: 0 0 8px; font-size: 32px; line-height: 1.2; } h2 { margin: 40px 0 8px; font-size: 20px; }
  a { color: #0f52ba; } p { margin: 8px 0; } ol, ul { margin: 0; padding-left: 24px; } li { margin: 8px 0; }
  dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px 20px; margin: 0; } dt { color: #5b616b; } dd { margin: 0; overflow-wrap: anywhere; }
  code { padding: 2px 6px; border-radius: 4px; background: #eef1f5; }
  .first { padding: 16px 20px; border-radius: 8px; background: #eef1f5; } .first h2 { margin-top: 0; }
</style>
<h1>Fahrzeugshop: Demonstration</h1>
<p>Alles läuft auf diesem Rechner: Plattform, Shops und die Doubles aller Drittanbieter. Nichts geht ins Netz, und nach einem Neustart ist alles wie am Anfang.</p>
<section class="first">
<h2>Drei Dinge zuerst</h2>
<ol>${firstSteps(shop, demo)
    .map((step) => `<li>${step}</li>`)
    .join('\n')}</ol>
</section>
<h2>Anmelden</h2>
<dl>${[
    ...logins.map(([role, email]) => [role, `<code>${email}</code>`] as const),
    ['Passwort', `<code>${password}</code>`] as const,
    ['Postausgang', `<a href="${api}/postausgang">alle Mails der Plattform</a>`] as const,
  ]
    .map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`)
    .join('\n')}</dl>
<h2>Seiten der Händler</h2>
${listOf(pages)}
<h2>Verwaltung der Händler</h2>
${listOf(adminLinks(shop))}
</html>`;
}
