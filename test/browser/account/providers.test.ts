import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { snippet } from '../support/hostPage';
import { setUpStage, type Visit, type Visitor } from '../support/stage';

const stage = setUpStage();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const accounts = () => stage.platform.tenant(1).accounts;
const GOOGLE = /third party: https:\/\/accounts\.google\.com/;
const APPLE = /third party: https:\/\/appleid\.cdn-apple\.com/;

/** The script as a build with client ids of both would have made it: the ordinary one has none. */
const scriptWithProviders = () =>
  readFileSync(join(inject('dist'), 'webshop-widget.js'), 'utf8').replace(
    /name:[`"](Google|Apple)[`"],clientId:[`"]{2}/g,
    (_, name: string) => `name:"${name}",clientId:"demo-${name.toLowerCase()}"`,
  );

/** A visitor at the login; `asked` are the requests to Google and Apple. */
async function openLogin(visitor?: Visitor): Promise<Visit & { asked: string[] }> {
  const headers = { 'content-type': 'text/javascript; charset=utf-8' };
  const own = stage.publishFile('/shop.js', { body: scriptWithProviders(), headers });
  const body = `<main><div id="webshop"></div></main>${snippet({ ...stage.addresses, script: own }, {})}`;
  const visit = await stage.visit({ build: 'none', body, address: '#/account/login' }, visitor);
  const asked: string[] = [];
  visit.context.on('request', (request) => {
    if (/google|apple/.test(new URL(request.url()).host)) asked.push(request.url());
  });
  await heading(visit.page, 'Anmelden');
  return { ...visit, asked };
}

describe('a customer who signs in', () => {
  it('by Google is asked first, told where the account has a password, and leaves Google with the logout', async () => {
    const { page, asked, expect: allow } = await openLogin();
    allow(GOOGLE);
    allow(/users\/login|401/);
    await button(page, 'Mit Google anmelden').click();
    await page.getByRole('region', { name: 'Mit Google anmelden' }).waitFor();
    expect(asked).toEqual([]);
    await button(page, 'Einmal laden').click();
    const known = accounts().find(({ user }) => user.email.startsWith('kunde'))?.user.email ?? '';
    await button(page, `Weiter mit Google als ${known}`).click();
    await page.getByText(/Dieses Konto wurde mit einem Passwort angelegt/).waitFor();
    await expect.poll(() => page.locator('[name="username"]').inputValue()).toBe(known);

    await button(page, 'E-Mail ändern').click();
    await button(page, 'Mit Google anmelden').click();
    await button(page, 'Weiter mit Google').click();
    await heading(page, 'Mein Konto');
    expect(accounts().at(-1)?.user).toMatchObject({ authType: 2, firstName: 'Gina', email: 'gina.gast@gmail.example' });
    // What Google needs on the page goes with its button.
    await expect
      .poll(() => page.evaluate(() => ['google' in window, '__googleLeft' in window]))
      .toEqual([false, false]);

    await button(page, 'Logout').first().click();
    await button(page, 'Jetzt ausloggen').click();
    await page.waitForURL(/#\/$/);
    await expect.poll(() => page.evaluate(() => '__googleLeft' in window)).toBe(true);
  });

  it('by Apple can try again where it is blocked, close its window, and is in with the name that Apple tells, by touch', async () => {
    const visit = await openLogin({ width: 360, height: 740, isTouch: true });
    const { page, context, asked } = visit;
    visit.expect(APPLE);
    visit.expect(/failed request|ERR_FAILED/);
    await button(page, 'Mit Apple anmelden').tap();
    expect(asked).toEqual([]);
    await context.route('https://appleid.cdn-apple.com/**', (route) => route.abort(), { times: 1 });
    await button(page, 'Einmal laden').tap();
    await page.getByText('Apple konnte nicht geladen werden.').waitFor();
    await button(page, 'Erneut versuchen').tap();

    await button(page, 'Mit Apple fortfahren').tap();
    await button(page, 'Fenster von Apple schließen').tap();
    await page.getByText('Die Anmeldung mit Apple wurde abgebrochen.').waitFor();
    await button(page, 'Mit Apple fortfahren').tap();
    await button(page, 'Als Adam Apfel anmelden').tap();
    await heading(page, 'Mein Konto');
    await page.getByText('Adam Apfel', { exact: true }).waitFor();
    expect(accounts().at(-1)?.user).toMatchObject({ authType: 3, lastName: 'Apfel' });
  });
});
