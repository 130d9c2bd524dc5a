import type { Page } from 'playwright-core';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { filesOf, servePages } from '../../../.config/dev/fileServer';
import { snippet } from '../support/hostPage';
import { searchIsShown } from '../support/shop';
import { atRest } from '../support/place';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

const login = (page: Page) => page.getByRole('heading', { level: 1, name: 'Anmeldung' });

const topOfShop = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('*')].find((each) => each.shadowRoot)?.getBoundingClientRect().top);

describe('the admin area', () => {
  it.each(['script', 'module'] as const)(
    'takes over from the shop and gives back without a reload (%s)',
    async (build) => {
      const { page } = await stage.visit({ build });
      await searchIsShown(page);
      await page.evaluate(() => {
        document.documentElement.dataset.seen = 'yes';
        scrollTo(0, document.body.scrollHeight);
        location.hash = '#/admin';
      });
      await login(page).waitFor();
      await expect.poll(() => topOfShop(page)).toBeGreaterThanOrEqual(0);
      await expect.poll(() => new URL(page.url()).hash).toBe('#/admin/auth/start');
      await page.getByRole('link', { name: 'Zum Shop' }).click();
      await searchIsShown(page);
      // The link is gone: the focus is in the shop, at whose start the page is.
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.className))
        .toContain('shell');
      await page.goBack();
      await login(page).waitFor();
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset.seen)).toBe('yes');
    },
  );

  it('opens at once from the single script of another origin', async () => {
    const { page } = await stage.visit({ address: '#/admin' });
    await login(page).waitFor();
    expect(new URL(stage.addresses.script).origin).not.toBe(new URL(page.url()).origin);
    await expect.poll(() => page.getByText('Angezeigt').count()).toBe(0);
  });

  it('says what is missing where the folder of the script sends no CORS header, and can be tried again', async () => {
    let sendsCors = false;
    const files = filesOf(inject('dist'));
    const server = await servePages(
      async (path) => {
        const file = await files(path);
        const { 'access-control-allow-origin': cors = '', ...headers } = file?.headers ?? {};
        return file && { ...file, headers: sendsCors ? { ...headers, 'access-control-allow-origin': cors } : headers };
      },
      { host: '127.0.0.1' },
    );
    onTestFinished(server.close);
    const script = `${server.origin}/webshop-widget.js`;
    const visit = await stage.visit({ build: 'none' });
    visit.expect(/third party: http:\/\/127\.0\.0\.1/);
    visit.expect(/CORS policy/);
    visit.expect(/Failed to load resource: net::ERR_FAILED/);
    visit.expect(/failed request: .*\/esm\/webshop-admin-[\w.-]+\.js/);
    visit.expect(/console\.error: \[webshop-widget\] src:/);
    const body = `<div id="webshop"></div>${snippet({ ...stage.addresses, script }, {})}`;
    await visit.page.goto(stage.publish({ build: 'none', body, address: '#/admin' }));
    const message = visit.page.getByRole('alert');
    await message.waitFor();
    const text = await atRest(visit.page, () => message.innerText());
    expect(text).toContain('Der Händlerbereich konnte nicht geladen werden.');
    expect(text).toMatch(new RegExp(`${server.origin}/esm/webshop-admin-[\\w.-]+\\.js`));
    expect(text).toContain('Access-Control-Allow-Origin');
    sendsCors = true;
    await visit.page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await login(visit.page).waitFor();
  });

  it('leads back to the shop where it cannot be loaded', async () => {
    const visit = await stage.visit({ build: 'none' });
    visit.expect(/failed request: .*\/esm\/webshop-admin-[\w.-]+\.js|Failed to load resource/);
    visit.expect(/console\.error: \[webshop-widget\] src:/);
    await visit.context.route('**/esm/**', (route) => route.abort('failed'));
    await visit.page.goto(stage.publish({ address: '#/admin' }));
    await visit.page.getByRole('button', { name: 'Zum Fahrzeugshop' }).click();
    await searchIsShown(visit.page);
  });
});
