import { hrefOf } from '../../src/domain/addresses';
import { adminIdOf, TENANTS } from '../../test/platform/stock/tenants';

/** The host pages of the demo, each a site of its own. */
export interface ExamplePage {
  file: string;
  title: string;
  port: number;
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
  { file: 'embed/examples/diagnose.html', title: 'Einbindung prüfen: Quelltext einfügen, Befund lesen', port: 4027 },
];

/** Values of `%NAME%` in the pages. */
export interface Placeholders {
  API_URL: string;
  SCRIPT_URL: string;
  MODULE_URL: string;
  /** Page that the search widget links to. */
  SHOP_URL: string;
  /** A vehicle of the second tenant. */
  VEHICLE_PATH: string;
}

export function fillIn(html: string, placeholders: Placeholders): string {
  return Object.entries(placeholders).reduce(
    (text, [name, value]) => text.replaceAll(`%${name}%`, String(value)),
    html,
  );
}

type Links = readonly (readonly [title: string, address: string])[];

const listOf = (links: Links) =>
  links.map(([title, address]) => `<li><a href="${address}">${title}</a><br><small>${address}</small></li>`).join('\n');

/** Links to the admin area of each dealer, all in one page: the dealer is part of the address. */
const adminLinks = (page: string): Links =>
  TENANTS.map(({ number, companyName }) => [
    companyName,
    `${page}?vehicleDealerAdminId=${adminIdOf(number)}#${hrefOf('admin')}`,
  ]);

/** HTML of the start page: links to all pages and admin areas. */
export function overviewPage(links: Links): string {
  return `<!doctype html>
<html lang="de">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Fahrzeugshop: Demonstration</title>
<link rel="icon" href="data:,">
<style>
  body { max-width: 640px; margin: 48px auto; padding: 0 16px; font: 17px/1.6 system-ui, sans-serif; color: #12161c; }
  h1 { font-size: 28px; line-height: 1.2; } li { margin-bottom: 12px; } a { color: #0f52ba; } small { color: #5b616b; }
</style>
<h1>Fahrzeugshop: Demonstration</h1>
<p>Jede Seite steht auf einem eigenen Ursprung, die Plattform und das Skript ebenso.</p>
<ul>${listOf(links)}</ul>
<h2>Verwaltung der Händler</h2>
<ul>${listOf(adminLinks(links[0]?.[1] ?? ''))}</ul>
</html>`;
}
