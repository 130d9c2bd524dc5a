/**
 * `npm run demo`: builds, and serves the demo platform and the dealers' pages. `npm run dev`: the same with the dev server.
 * `-- --vehicles 20000 --products 5000` give the first dealer a larger stock.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { DEMO_PASSWORD } from '../../test/platform/state';
import { createPlatform } from '../../test/platform/platform';
import { servePlatform } from '../../test/platform/serve';
import { adminIdOf } from '../../test/platform/stock/tenants';
import { buildAll } from '../build/build';
import { EXAMPLE_PAGES, fillIn, overviewPage, type ExamplePage, type Placeholders } from './examplePages';
import { hotTables } from './hotTables';
import { filesOf, servePages, type PageServer, type ServedPage } from './fileServer';
import { sizeTable } from '../build/sizes';

const HOST = 'localhost';
/** Not `dist`, because this build uses the demo platform. */
const DEMO_DIST = '.cache/demo';
const PORTS = { overview: 4000, platform: 4010, script: 4020 };

/** Starts a server on its usual port, or on a free one if that is in use. */
async function orAnyPort<Server>(start: (port: number) => Promise<Server>, port: number): Promise<Server> {
  try {
    return await start(port);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    return start(0);
  }
}

const unchanged = filesOf('public');

/** Serves what is found, else the files of `public`. */
const serve = (find: (path: string) => Promise<ServedPage | undefined>, port: number) =>
  orAnyPort(
    (chosen) => servePages(async (path) => (await find(path)) ?? unchanged(path), { port: chosen, host: HOST }),
    port,
  );

const { values } = parseArgs({
  options: { dev: { type: 'boolean' }, vehicles: { type: 'string' }, products: { type: 'string' } },
});
const sizeOf = (text: string | undefined) => (Number(text) > 0 ? Number(text) : undefined);

const createDemoPlatform = (baseUrl: string) =>
  createPlatform({
    baseUrl,
    stock: { 1: sizeOf(values.vehicles) },
    admin: { 1: { products: sizeOf(values.products) } },
  });

const { url: api, platform } = await orAnyPort(
  (port) => servePlatform({ port, host: HOST, platform: createDemoPlatform }),
  PORTS.platform,
);
// The demo platform contains doubles of all third parties, so that a demo sends no request elsewhere.
process.env.VITE_API_URL = api;
process.env.VITE_ZIP_API_URL = `${api}/zip`;
process.env.VITE_HOLIDAY_API_URL = `${api}/holidays`;
process.env.VITE_GOOGLE_CLIENT_ID = 'demo-google';
process.env.VITE_GOOGLE_SDK_URL = `${api}/google`;
process.env.VITE_APPLE_CLIENT_ID = 'demo-apple';
process.env.VITE_APPLE_SDK_URL = `${api}/apple`;
process.env.VITE_PAYPAL_SDK_URL = `${api}/paypal`;
process.env.VITE_ACCESSORIES_NAVIGATOR_URL = `${api}/third-party/accessories`;
process.env.VITE_EMOBILIO_URL = `${api}/third-party/emobilio`;
process.env.VITE_AUTOUNCLE_URL = `${api}/third-party/autouncle`;

const featured = platform.state.tenants.get(adminIdOf(2))?.vehicles[0]?.id ?? '';
const VEHICLE_PATH = `/angebote-fahrzeug-der-woche/${featured}`;

async function startDemo(): Promise<(readonly [string, string])[]> {
  console.log(sizeTable(await buildAll(DEMO_DIST)));
  const dist = filesOf(DEMO_DIST);
  const { origin } = await serve(dist, PORTS.script);
  const examples = filesOf('embed/examples');
  const placeholders: Placeholders = {
    API_URL: api,
    SCRIPT_URL: `${origin}/webshop-start.js`,
    MODULE_URL: `${origin}/esm/webshop-widget.js`,
    SHOP_URL: '',
    VEHICLE_PATH,
  };
  const started: [ExamplePage, PageServer][] = [];
  for (const page of EXAMPLE_PAGES) {
    const find = async (path: string): Promise<ServedPage | undefined> => {
      if (path !== '/') return (await dist(path)) ?? examples(path);
      const file = page.built === undefined ? page.file : `${DEMO_DIST}/${page.built}`;
      const body = fillIn(await readFile(file, 'utf8'), placeholders);
      return { body, headers: { 'content-type': 'text/html; charset=utf-8', ...page.headers?.(api) } };
    };
    started.push([page, await serve(find, page.port)]);
  }
  placeholders.SHOP_URL = `${started[0]?.[1].origin ?? ''}/`;
  return started.map(([page, server]) => [page.title, `${server.origin}/${page.hash?.(placeholders) ?? ''}`] as const);
}

/** The dealers' pages, and the pieces of `src/ui` in their states. */
const DEVELOPMENT_PAGES: readonly Pick<ExamplePage, 'file' | 'title' | 'hash'>[] = [
  ...EXAMPLE_PAGES,
  { file: 'test/pictures/pieces.html', title: 'Bausteine mit ihren Zuständen' },
];

/** All pages have one origin, because the dev server adds its client to each. */
async function startDevelopment(): Promise<(readonly [string, string])[]> {
  const vite = await createServer({
    appType: 'custom',
    plugins: [hotTables()],
    server: { port: PORTS.script, host: HOST },
  });
  await vite.listen();
  const origin = vite.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  const placeholders: Placeholders = {
    API_URL: api,
    SCRIPT_URL: '/embed/index.ts',
    MODULE_URL: '/embed/index.ts',
    SHOP_URL: `${origin}/index.html`,
    VEHICLE_PATH,
  };
  vite.middlewares.use((request, response, next) => {
    const page = DEVELOPMENT_PAGES.find(({ file }) => request.url?.split('?')[0] === `/${file}`);
    if (!page) {
      next();
      return;
    }
    void readFile(page.file, 'utf8')
      .then((html) =>
        fillIn(html.replace(/<script(\s+(async|defer))?(?=\s+src=)/, '<script type="module"'), placeholders),
      )
      .then((html) => html.replaceAll('"/webshop-start.js"', '"/embed/index.ts"'))
      .then((html) => html.replaceAll('"/strict-csp.css"', '"/embed/examples/strict-csp.css"'))
      .then((html) => vite.transformIndexHtml(`/${page.file}`, html))
      .then((html) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html), next);
  });
  return DEVELOPMENT_PAGES.map(
    ({ file, title, hash }) => [title, `${origin}/${file}${hash?.(placeholders) ?? ''}`] as const,
  );
}

const links = values.dev === true ? await startDevelopment() : await startDemo();
const { accounts = [], vehicles = [] } = platform.state.tenants.get(adminIdOf(1)) ?? {};
const ROLES = [
  ['Kunde', 'CarDealerCustomer'],
  ['Mitarbeiter', 'CarDealerEmployee'],
  ['Chef', 'CarDealerAdmin'],
] as const;
const logins = ROLES.map(
  ([name, role]) => [name, accounts.find(({ user }) => user.roles?.includes(role))?.user.email ?? ''] as const,
);
const sold = vehicles.find(({ carType, model }) => carType === 'PKW' && model === 'Passat Variant');
const demo = {
  pages: links,
  api,
  password: DEMO_PASSWORD,
  logins,
  vehiclePath: `/angebote-fahrzeug/${sold?.id ?? ''}`,
};
const overview = await serve(
  (path) =>
    Promise.resolve(
      path === '/' ? { body: overviewPage(demo), headers: { 'content-type': 'text/html; charset=utf-8' } } : undefined,
    ),
  PORTS.overview,
);

console.log(`\nPlattform            ${api}`);
for (const [title, address] of links) console.log(`${address.padEnd(46)} ${title}`);
console.log(`\nAnmeldungen des ersten Händlers, Passwort ${DEMO_PASSWORD}`);
for (const [role, email] of logins) console.log(`${email.padEnd(46)} ${role}`);
console.log(`Postausgang          ${api}/postausgang`);
console.log(`\nÜbersicht: ${overview.origin}/   (Ende mit Strg+C)`);
