import { describe, expect, it } from 'vitest';
import { axeFindings } from '../support/axe';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

describe('a contact request', () => {
  it('is written by keyboard alone and arrives at the dealer', async () => {
    const { page } = await stage.visit({ address: '#/angebote-x/BE-40-BILDER' });
    await page.getByRole('button', { name: 'Anfragen', exact: true }).first().focus();
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
    await page.getByRole('checkbox', { name: 'Probefahrt vereinbaren' }).press('Space');
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

  it('says what is missing, open to everyone', async () => {
    const { page } = await stage.visit({ address: '#/angebote-x/BE-40-BILDER' });
    await page.getByRole('button', { name: 'Anfrage senden' }).click();
    await page.getByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' }).waitFor();
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Vorname' }).evaluate((field) => field.matches(':focus')))
      .toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'E-Mail: erforderlich' }).click();
    await page.keyboard.type('klara@example.com');
    await expect.poll(() => page.getByRole('textbox', { name: 'E-Mail' }).inputValue()).toBe('klara@example.com');
  });
});
