import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { STORAGE_KEYS } from '../../../src/lib/storage';
import { tokenFor } from '../../platform/rules/login';
import { DEMO_PASSWORD } from '../../platform/state';
import { listIsShown, visitAdmin } from '../support/admin';
import { setUpStage, type Visit } from '../support/stage';

const stage = setUpStage();
const tenant = () => stage.platform.tenant(1);
const UNSURE = 'Ob die Änderung angekommen ist, ist nicht sicher.';

/** Ends the login by an answer, and logs in as somebody. */
async function logInAfterExpiry({ page }: Visit, email: string) {
  await page.getByText(/^Ihre Anmeldung ist abgelaufen/).waitFor();
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page
    .getByLabel(/^Passwort(?! vergessen)/)
    .first()
    .fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.getByRole('navigation', { name: 'Verwaltung' }).waitFor();
}

/** A photo of noise, which no format makes small. @param edge px */
const photo = async (page: Page, edge: number) => {
  const data = await page.evaluate((size) => {
    const canvas = document.createElement('canvas');
    canvas.width = size;
    canvas.height = size;
    const context = canvas.getContext('2d');
    const pixels = context?.createImageData(size, size);
    if (!context || !pixels) return '';
    let seed = 1;
    for (let at = 0; at < pixels.data.length; at += 1) {
      seed = (seed * 48_271) % 2_147_483_647;
      pixels.data[at] = at % 4 === 3 ? 255 : seed % 256;
    }
    context.putImageData(pixels, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.9);
  }, edge);
  return Buffer.from(data.split(',')[1] ?? '', 'base64');
};

describe('who is logged in', () => {
  it('is an admin by the token alone: roles in storage open nothing', async () => {
    const account = tenant().accounts.find(({ user }) => user.email.startsWith('kunde@'));
    if (!account) throw new Error('no customer');
    const { id, email } = account.user;
    const value = { id, email, roles: ['admin'], accessToken: tokenFor(account.user, new Date()) };
    const { page } = await stage.visit({ address: '#/widerruf' });
    await page.evaluate(
      ([key, text]) => localStorage.setItem(key ?? '', text ?? ''),
      [STORAGE_KEYS.currentUser, JSON.stringify({ [tenant().settings.adminId]: { version: 1, value } })],
    );
    await page.goto(stage.publish({ address: '#/admin/settings/locations' }));
    await page.getByText('Dieses Konto gehört zu keinem Händler.').waitFor();
    await expect.poll(() => page.getByRole('navigation', { name: 'Verwaltung' }).count()).toBe(0);
  });

  it('finds nothing that another person typed before the login expired', async () => {
    const visit = await visitAdmin(stage, 'lead-settings');
    const { page } = visit;
    await page.getByRole('link', { name: /^verkauf@/ }).click();
    await page.getByRole('textbox', { name: 'E-Mail' }).fill('geheim@autohaus.de');
    stage.platform.fail({ method: 'GET', path: /lead-settings/ }, 401, 1);
    visit.expect(/401/);
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await logInAfterExpiry(visit, 'mitarbeit@autohaus-bergmann.test');
    await page.getByRole('link', { name: 'Benachrichtigungen' }).click();
    await page.getByRole('link', { name: /^verkauf@/ }).click();
    await expect.poll(() => page.getByRole('textbox', { name: 'E-Mail' }).inputValue()).toMatch(/^verkauf@/);
  });

  it('is asked about a mistyped e-mail before an account is offered', async () => {
    const { page } = await stage.visit({ address: '#/admin/auth/start' });
    await page.getByRole('textbox', { name: 'E-Mail' }).fill('chfe@autohaus-bergmann.test');
    await page.getByRole('button', { name: 'Weiter' }).click();
    await page.getByText('Diese E-Mail ist nicht bekannt.').waitFor();
    await expect.poll(() => new URL(page.url()).hash).toBe('#/admin/auth/start');
    await stage.screenshot(page, 'admin-unknown-email');
    await page.getByRole('link', { name: 'Zugang anlegen' }).click();
    await page.getByRole('heading', { name: 'Zugang anlegen' }).waitFor();
    for (const input of await page.locator('input[autocomplete=new-password]').all())
      await input.fill('ein langes Passwort');
    await page.getByRole('button', { name: 'Registrieren' }).click();
    await page.getByText('Ihr Zugang ist angelegt, aber noch nicht freigeschaltet.').waitFor();
    await expect.poll(() => page.getByRole('navigation', { name: 'Verwaltung' }).count()).toBe(0);
  });
});

describe('a save', () => {
  it('of an accessory keeps its delivery time', async () => {
    const product = tenant().products.find(
      (each) => each.productType === 2 && !each.isFromAccessoriesNav && !each.isImmutable,
    );
    Object.assign(product ?? {}, { deliveryTimeInDays: 12, minHandoverAtPickup: '2026-12-01T07:30:00Z' });
    const { page } = await visitAdmin(stage, `cross-selling?eintrag=${product?.id ?? ''}`);
    const sheet = page.getByRole('dialog', { name: 'Produkt bearbeiten' });
    await sheet.getByRole('textbox', { name: 'Name' }).fill('Fußmatten anders');
    await sheet.getByRole('button', { name: 'Speichern', exact: true }).click();
    await page.getByText('Änderung gespeichert').waitFor();
    expect(tenant().products.find(({ id }) => id === product?.id)).toEqual({ ...product, name: 'Fußmatten anders' });
  });

  it('without a clear answer says so, and reading again tells whether it has arrived', async () => {
    const visit = await visitAdmin(stage, 'lead-settings');
    const { page } = visit;
    await page.getByRole('link', { name: /^verkauf@/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Benachrichtigung bearbeiten' });
    await sheet.getByRole('textbox', { name: 'E-Mail' }).fill('neu@autohaus.de');
    stage.platform.fail({ method: 'PUT', path: /lead-settings/ }, 500, 1);
    visit.expect(/500/);
    await sheet.getByRole('button', { name: 'Speichern', exact: true }).click();
    await sheet.getByText(UNSURE).waitFor();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await stage.screenshot(page, `admin-unsure-${width}`);
    }
    await sheet.getByRole('button', { name: 'Stand neu laden' }).click();
    await sheet.getByText('Die Änderung ist nicht angekommen. Speichern Sie noch einmal.').waitFor();
    Object.assign(tenant().admin.leadSettings[0] ?? {}, { targetEmail: 'neu@autohaus.de' });
    await sheet.getByRole('button', { name: 'Stand neu laden' }).click();
    await page.getByText('Erfolgreich gespeichert').waitFor();
    await sheet.waitFor({ state: 'detached' });
  });

  it('of uploaded terms shows their address', async () => {
    tenant().settings.shopTermsOfServiceDocumentUrl = undefined;
    const { page } = await visitAdmin(stage, 'dealer-settings?bereich=dokumente');
    const terms = page.getByRole('textbox', { name: 'AGB', exact: true });
    await page.getByLabel('AGB als PDF').setInputFiles({
      name: 'agb.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4 %%EOF'),
    });
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect.poll(() => terms.inputValue()).toMatch(/agb\.pdf$/);
    await expect.poll(() => page.getByText(/Es fehlt: AGB/).count()).toBe(0);
  });
});

describe('the list', () => {
  it('keeps its keys when they turn the page', async () => {
    const { page } = await visitAdmin(stage, 'customers');
    await listIsShown(page);
    await page.getByRole('row').nth(3).getByRole('link').focus();
    const isInRows = () =>
      page.evaluate(() => {
        const active = document.querySelector('#webshop')?.shadowRoot?.activeElement;
        return active instanceof HTMLElement && active.dataset.entry !== undefined && active.closest('tr') !== null;
      });
    for (const [key, shown] of [
      ['PageDown', '2'],
      ['PageDown', '3'],
      ['PageUp', '2'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => page.getByRole('textbox', { name: 'Seite' }).inputValue()).toBe(shown);
      await expect.poll(isInRows).toBe(true);
    }
  });
});

describe('a picture', () => {
  const box = (page: Page) => page.getByRole('dialog').getByLabel(/^Bild/);

  it('that is none is refused before anything is sent, and the next one is shown', async () => {
    const { page } = await visitAdmin(stage, 'contacts?eintrag=neu');
    const sheet = page.getByRole('dialog', { name: 'Ansprechpartner anlegen' });
    await sheet.waitFor();
    const good = await photo(page, 40);
    for (const [name, buffer, message] of [
      ['leer.png', Buffer.alloc(0), /^Die Datei ist leer\./],
      ['text.png', Buffer.from('kein Bild'), /^Das Bild kann nicht gelesen werden\./],
      ['halb.jpg', good.subarray(0, 60), /^Das Bild kann nicht gelesen werden\./],
      ['foto.png', good, /^Die Datei ist ein anderes Format, als ihr Name sagt\./],
    ] as const) {
      await box(page).setInputFiles({ name, mimeType: 'image/png', buffer });
      await sheet.getByText(message).waitFor();
      await expect.poll(() => sheet.getByText(name, { exact: false }).count()).toBe(0);
    }
    await stage.screenshot(page, 'admin-refused-picture');
    await box(page).setInputFiles({ name: 'gut.jpg', mimeType: 'image/jpeg', buffer: good });
    await sheet.getByText(/^gut\.jpg/).waitFor();
    const preview = sheet.locator('.contact-details__portrait');
    await expect
      .poll(() => preview.evaluate((picture) => picture instanceof HTMLImageElement && picture.naturalWidth))
      .toBe(40);
  });

  it('that is too large is made smaller where that is wanted', async () => {
    const { page } = await visitAdmin(stage, 'contacts?eintrag=neu');
    const sheet = page.getByRole('dialog', { name: 'Ansprechpartner anlegen' });
    await sheet.waitFor();
    const large = await photo(page, 2000);
    expect(large.length).toBeGreaterThan(1_048_576);
    await box(page).setInputFiles({ name: 'handy.jpg', mimeType: 'image/jpeg', buffer: large });
    await sheet.getByText('Datei zu groß maximal 1024 KB erlaubt').waitFor();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await stage.screenshot(page, `admin-large-picture-${width}`);
    }
    await sheet.getByRole('button', { name: 'Bild verkleinern' }).click();
    await sheet.getByText(/^handy\.jpg \(\d+\sKB\)$/).waitFor();
    await sheet.getByRole('textbox', { name: 'Name' }).fill('Jana Weber');
    await sheet.getByRole('textbox', { name: 'E-Mail' }).fill('jana@autohaus.de');
    await sheet.getByRole('textbox', { name: 'Telefon' }).fill('+49721123456');
    for (const each of await sheet.getByRole('checkbox').all()) await each.check();
    await sheet.getByRole('button', { name: 'Speichern', exact: true }).click();
    await page.getByText('Erfolgreich gespeichert').waitFor();
    const upload = [...stage.platform.state.uploads.values()].at(-1);
    expect(upload?.bytes.byteLength).toBeLessThanOrEqual(1_048_576);
    expect([...new Uint8Array(upload?.bytes ?? new ArrayBuffer(0)).subarray(0, 2)]).toEqual([0xff, 0xd8]);
  });

  it('named .pdf is no document', async () => {
    const { page } = await visitAdmin(stage, 'sales-contracts?eintrag=neu');
    const sheet = page.getByRole('dialog', { name: 'Vertrag anlegen' });
    await sheet.waitFor();
    await sheet.getByLabel(/^Vertrag/).setInputFiles({
      name: 'vertrag.pdf',
      mimeType: 'application/pdf',
      buffer: await photo(page, 20),
    });
    await sheet.getByText(/^Die Datei heißt wie ein PDF, ist aber keines\./).waitFor();
  });
});

it('a trade-in shows what the customer answered, a contract by hand no deleted account', async () => {
  const tradeIn = tenant().tradeIns.find((each) => each.calculationResultType === 2 && 'isImport' in each);
  const { page } = await visitAdmin(stage, `trade-ins?eintrag=${tradeIn?.id ?? ''}`);
  await page.getByRole('dialog').getByText('Anzahl der Halter').waitFor();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await stage.screenshot(page, `admin-trade-in-answers-${width}`);
  }
  await page.evaluate(() => {
    location.hash = '#/admin/settings/sales-contracts';
  });
  await listIsShown(page);
  await page.getByRole('searchbox').fill('ohne Kunde');
  await page.getByRole('cell', { name: 'ohne Kunde' }).waitFor();
});
