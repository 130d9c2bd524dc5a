/** The plugin in a real WordPress (installed by apt-get on Debian): settings, shortcode, block, what optimisers are told, what stays after it. */
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { filesOf, servePages, type PageServer } from '../../.config/dev/fileServer';
import { wordPressPlugin } from '../../.config/build/wordPress';
import { checkWebPage } from '../../src/tools/page-check/checkWebPage';
import { servePlatform, type ServedPlatform } from '../platform/serve';
import { adminIdOf } from '../platform/stock/tenants';
import { bringChromium, CHROMIUM_ARGUMENTS } from '../support/chromium';
import { ADMIN, startWordPress, type WordPress } from '../support/wordPress';

const DEALER = adminIdOf(1);

/** Documented filters of optimisers and consent tools: a script that has one of the words is left alone. */
const OPTIMISERS = {
  'WP Rocket': [
    'rocket_delay_js_exclusions',
    'rocket_exclude_defer_js',
    'rocket_exclude_js',
    'rocket_defer_inline_exclusions',
    'rocket_excluded_inline_js_content',
  ],
  'LiteSpeed Cache': ['litespeed_optimize_js_excludes', 'litespeed_optm_js_defer_exc', 'litespeed_optm_gm_js_exc'],
  'SiteGround Optimizer': ['sgo_javascript_combine_excluded_inline_content'],
  'WP-Optimize': ['wp-optimize-minify-default-exclusions'],
  Hummingbird: ['wphb_delay_js_exclusions'],
  Perfmatters: ['perfmatters_delay_js_exclusions'],
  FlyingPress: ['flying_press_exclude_from_delay:js'],
  Complianz: ['cmplz_whitelisted_script_tags'],
};
/** The same, of hosts. */
const HOST_LISTS = ['rocket_minify_excluded_external_js', 'sgo_javascript_combine_excluded_external_paths'];

let wordPress: WordPress;
let platform: ServedPlatform;
let files: PageServer;
let browser: Browser;

beforeAll(async () => {
  [wordPress, platform, files, browser] = await Promise.all([
    startWordPress(wordPressPlugin({ version: '0.1.0' })),
    servePlatform(),
    servePages(filesOf(inject('dist'))),
    chromium.launch({ executablePath: bringChromium(), args: [...CHROMIUM_ARGUMENTS] }),
  ]);
});
afterAll(() => Promise.all([browser.close(), wordPress.close(), platform.close(), files.close()]));

/** Publishes a page. @returns its address */
function publish(content: string): string {
  const post = { post_type: 'page', post_status: 'publish', post_title: 'Autos', post_content: content };
  const json = Buffer.from(JSON.stringify(post)).toString('base64');
  const id = wordPress.run(`echo wp_insert_post(wp_slash(json_decode(base64_decode('${json}'), true)));`).trim();
  return `${wordPress.origin}/?page_id=${id}`;
}
const save = (values: Record<string, string>) =>
  wordPress.run(`update_option('webshop_widget', json_decode('${JSON.stringify(values)}', true));`);
const settings = () => ({ admin_id: DEALER, api_url: platform.url, folder: files.origin });
const sourceOf = async (address: string) => (await fetch(address)).text();
const widthOf = async (page: Page, selector: string) => (await page.locator(selector).boundingBox())?.width ?? 0;
const vehicles = (page: Page) => page.getByText(/Angezeigt \d+ von/);

async function logIn(page: Page): Promise<void> {
  await page.goto(`${wordPress.origin}/wp-login.php`);
  await page.locator('#user_login').fill(ADMIN.name);
  await page.locator('#user_pass').fill(ADMIN.password);
  await page.locator('#wp-submit').click();
  await page.locator('#wpadminbar').waitFor();
}

it('is set up by an administrator, who is told what cannot be read, and then shows the shop by a shortcode', async () => {
  const address = publish('Unsere Autos\n\n[fahrzeugshop]');
  expect(await sourceOf(address)).not.toMatch(/fahrzeugshop|webshop/i);

  const page = await browser.newPage();
  await logIn(page);
  await page.goto(address);
  await page.getByText('fehlt noch: Händlerkennung, Adresse der Plattform, Ordner der Dateien des Shops').waitFor();

  await page.getByRole('link', { name: 'Einstellungen → Fahrzeugshop' }).click();
  await page.getByLabel('Händlerkennung').fill('4711');
  await page.getByLabel('Adresse der Plattform').fill(platform.url);
  await page.getByLabel('Ordner der Dateien des Shops').fill(`${files.origin}/`);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Händlerkennung: „4711“ ist nicht lesbar; es bleibt, was vorher galt.').waitFor();
  await page.getByLabel('Händlerkennung').fill(` „${DEALER.toUpperCase()}“ `);
  await page.getByLabel('Consent-Werkzeug').selectOption({ label: 'Real Cookie Banner' });
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('In der Verwaltung drei Dienste mit diesen „Unique names“').waitFor();
  await expect.poll(() => page.getByLabel('Händlerkennung').inputValue()).toBe(DEALER);
  await page.close();

  const visitor = await browser.newPage();
  await visitor.goto(address);
  await vehicles(visitor).waitFor();
  await expect.poll(() => widthOf(visitor, '#fahrzeugshop')).toBeGreaterThan(300);
  await visitor.close();
  const { findings } = await checkWebPage(address);
  expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
});

it('tells the shop the consent tool’s categories once, and keeps optimisers and consent tools from its scripts', async () => {
  save({ ...settings(), consent: 'borlabs' });
  const source = await sourceOf(publish('[fahrzeugshop art="suche"]\n\n[fahrzeugshop]'));
  expect(source.match(/BorlabsCookie\.Consents\.hasConsentForServiceGroup/g)).toHaveLength(1);
  const scripts = source.match(/<script[^>]*nowprocket[^>]*>/g) ?? [];
  expect(scripts).toHaveLength(3);
  for (const script of scripts)
    for (const mark of [
      'data-cfasync="false"',
      'data-no-optimize="1"',
      'data-noptimize="1"',
      // Cookiebot, Borlabs Cookie, Real Cookie Banner, Complianz; CookieYes holds back what its own list or attribute names.
      'data-cookieconsent="ignore"',
      'data-borlabs-cookie-script-blocker-ignore',
      'consent-skip-blocker="1"',
      'data-category="functional"',
    ])
      expect(script).toContain(mark);
  expect(scripts.filter((script) => script.includes('data-consent="external"'))).toHaveLength(2);
  const filtered = (names: readonly string[], value: string) =>
    wordPress
      .run(
        `foreach (['${names.join("', '")}'] as $name) echo implode(',', (array) apply_filters($name, ${value})), "\\n";`,
      )
      .trim()
      .split('\n');
  const lists = Object.values(OPTIMISERS).flat();
  expect(filtered(lists, "['a']")).toEqual(lists.map(() => 'a,webshop-start,WebshopWidget'));
  expect(filtered(['autoptimize_filter_js_exclude'], "'a, b'")).toEqual(['a, b, webshop-start, WebshopWidget']);
  expect(filtered(HOST_LISTS, '[]')).toEqual(HOST_LISTS.map(() => 'localhost'));
});

it('has each way in a page: a search that leads to the shop, an overlay with its link, a block in full width', async () => {
  save({ ...settings(), client_url: `${wordPress.origin}/?page_id=2` });
  const search = await sourceOf(publish('[fahrzeugshop art="suche" shopseite="https://haus.example/a?b=1&c=2"]'));
  expect(search).toContain('data-mode="search" data-client-url="https://haus.example/a?b=1&amp;c=2"');
  const page = await browser.newPage();
  await page.goto(
    publish('<!-- wp:shortcode -->\n[fahrzeugshop art="overlay" text="Zu den Autos"]\n<!-- /wp:shortcode -->'),
  );
  await page.getByRole('link', { name: 'Zu den Autos' }).click();
  await vehicles(page).waitFor();
  await page.goto(publish('<!-- wp:webshop-widget/fahrzeugshop {"align":"full"} /-->'));
  await vehicles(page).waitFor();
  await expect.poll(() => widthOf(page, '.alignfull #fahrzeugshop')).toBeGreaterThan(1200);
  await page.close();
});

it('is a block of the editor, which says what it will be', async () => {
  save(settings());
  const [, id] = publish('<!-- wp:webshop-widget/fahrzeugshop {"art":"suche"} /-->').split('page_id=');
  const page = await browser.newPage();
  await logIn(page);
  await page.goto(`${wordPress.origin}/wp-admin/post.php?action=edit&post=${id}`);
  await page.getByText('Schnellsuche. Auf der Seite steht hier der Shop.').waitFor();
  await page.close();
});

it('writes nothing that an author gives it as code, and nothing that runs into a feed', async () => {
  save({ ...settings(), admin_id: DEALER });
  const address = publish(
    `[fahrzeugshop haendlerkennung='"><b id=x>' shopseite='javascript:alert(1)' art='suche"><b>']`,
  );
  const source = await sourceOf(address);
  expect(source).toContain(`data-admin-id="${DEALER}"`);
  expect(source).not.toMatch(/<b id=x>|javascript:alert|suche"/);
  const post = wordPress.run(
    `echo wp_insert_post(['post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'Neu', 'post_content' => '[fahrzeugshop]']);`,
  );
  expect(Number(post)).toBeGreaterThan(0);
  const feed = await sourceOf(`${wordPress.origin}/?feed=rss2`);
  expect(feed).toContain('Fahrzeuge ansehen');
  expect(feed).not.toContain('webshop-start');
});

it('leaves nothing behind when it is removed', () => {
  save(settings());
  const left = wordPress.run(`
    require_once ABSPATH . 'wp-admin/includes/plugin.php';
    deactivate_plugins('webshop-widget/webshop-widget.php'); uninstall_plugin('webshop-widget/webshop-widget.php');
    global $wpdb; echo $wpdb->get_var("SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE '%webshop_widget%'");`);
  expect(left).toBe('0');
});
