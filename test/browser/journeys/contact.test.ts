import { describe, expect, it } from 'vitest';
import { axeFindings } from '../support/axe';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

describe('a contact request', () => {
  it('is written by keyboard alone and arrives at the dealer', async () => {
    const { page } = await stage.visit({ address: '#/angebote-x/BE-40-BILDER' });
    await page.getByRole('button', { name: 'Kontakt aufnehmen' }).first().focus();
    await page.keyboard.press('Enter');
    // The button leads into the form.
    await page.keyboard.type('Klara');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Kundin');
    await page.keyboard.press('Tab');
    await page.keyboard.type('klara.kundin@example.com');
    await page.keyboard.press('Tab');
    // As Germans write it; it becomes international when the field is left.
    await page.keyboard.type('0711 123456');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Anfrage senden' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Anfrage erfolgreich übermittelt').waitFor();

    const vehicle = stage.platform.tenant(1).vehicles.find(({ internalId }) => internalId === 'BE-40-BILDER');
    expect(stage.platform.state.emails).toHaveLength(1);
    expect(stage.platform.state.emails[0]).toMatchObject({
      name: 'Klara Kundin',
      email: 'klara.kundin@example.com',
      phone: '+49711123456',
      carId: vehicle?.id,
      carDealerAdminEmail: vehicle?.carDealerAdminEmail ?? vehicle?.carDealerLocation?.eMail,
      isTestDriveDesired: true,
      isCallbackDesired: true,
      isMarketingContactAllowed: false,
      sourceUrl: page.url(),
    });
  });

  it('tells the host page that it was sent, and nothing about who sent it', async () => {
    const { page } = await stage.visit({
      address: '#/angebote-x/BE-40-BILDER',
      body: `<main><div id="webshop"></div></main><script>
        var sent = [];
        document.querySelector('#webshop').addEventListener('webshop:contact-sent', function (event) { sent.push(JSON.stringify(event.detail)); });
      </script>`,
    });
    await page.getByRole('textbox', { name: 'Vorname' }).fill('Klara');
    await page.getByRole('textbox', { name: 'Nachname' }).fill('Kundin');
    await page.getByRole('textbox', { name: 'E-Mail' }).fill('klara@example.com');
    await page.getByRole('button', { name: 'Anfrage senden' }).click();
    await page.getByText('Anfrage erfolgreich übermittelt').waitFor();
    const vehicle = stage.platform.tenant(1).vehicles.find(({ internalId }) => internalId === 'BE-40-BILDER');
    const sent = await page.evaluate<string[]>('sent');
    expect(sent).toHaveLength(1);
    expect(JSON.parse(sent[0] ?? '')).toMatchObject({ vehicleId: vehicle?.id, item: { stockNumber: 'BE-40-BILDER' } });
    expect(sent[0]).not.toMatch(/klara|kundin/i);
  });

  // rules/platform-and-wire: nothing typed is lost.
  it('keeps every entry when it fails, and can be sent again', async () => {
    const { page, expect: expectComplaint } = await stage.visit(
      { address: '#/angebote-x/BE-40-BILDER' },
      { width: 360, height: 740, isTouch: true },
    );
    expectComplaint(/emails|Failed to load resource/);
    await page.getByRole('textbox', { name: 'Vorname' }).fill('Klara');
    await page.getByRole('textbox', { name: 'Nachname' }).fill('Kundin');
    await page.getByRole('textbox', { name: 'E-Mail' }).fill('klara@example.com');
    stage.platform.fail('/emails', 500, 1);
    const send = page.getByRole('button', { name: 'Anfrage senden' });
    await send.tap();
    const failure = page.getByText('Anfrage fehlgeschlagen. Bitte erneut versuchen.');
    await failure.waitFor();
    await failure.waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('textbox', { name: 'Nachname' }).inputValue()).toBe('Kundin');
    await send.tap();
    await page.getByText('Anfrage erfolgreich übermittelt').waitFor();
    expect(stage.platform.state.emails).toHaveLength(1);
  });

  it('says what is missing, open to everyone', async () => {
    const { page } = await stage.visit({ address: '#/angebote-x/BE-40-BILDER' });
    await page.getByRole('button', { name: 'Anfrage senden' }).click();
    await page.getByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'E-Mail: erforderlich' }).click();
    await page.keyboard.type('klara@example.com');
    await expect.poll(() => page.getByRole('textbox', { name: 'E-Mail' }).inputValue()).toBe('klara@example.com');
  });

  it('is sent from the dialog, which gives the focus back', async () => {
    const { page } = await stage.visit({ address: '#/' });
    const unclear = page.getByRole('button', { name: 'Etwas unklar?' });
    await unclear.click();
    const dialog = page.getByRole('dialog', { name: 'Kontakt' });
    await dialog.getByRole('textbox', { name: 'Vorname' }).fill('Klara');
    await dialog.getByRole('textbox', { name: 'Nachname' }).fill('Kundin');
    await dialog.getByRole('textbox', { name: 'E-Mail' }).fill('klara@example.com');
    await dialog.getByRole('button', { name: 'Anfrage senden' }).click();
    await dialog.getByText('Anfrage erfolgreich übermittelt').waitFor();
    expect(stage.platform.state.emails[0]).not.toHaveProperty('carId');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.querySelector('#webshop')?.shadowRoot?.activeElement?.textContent))
      .toBe('Etwas unklar?');
  });
});
