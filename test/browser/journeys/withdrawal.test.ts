import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { axeFindings } from '../support/axe';
import { searchIsShown } from '../support/shop';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

describe('the withdrawal from a contract', () => {
  it('is two presses away on a phone, arrives at the dealer, and leaves a receipt to keep', async () => {
    const { page } = await stage.visit({ address: '#/widerruf?utm=mail' }, { width: 360, height: 740, isTouch: true });
    await page.getByRole('textbox', { name: 'Vorname' }).fill('Erika');
    await page.getByRole('textbox', { name: 'Nachname' }).fill('Mustermann');
    await page.getByRole('textbox', { name: 'E-Mail' }).fill('erika+golf@autohaus.versicherung');
    await page.getByRole('textbox', { name: 'Bestellnummer oder Fahrzeug' }).fill('Bestellung 4711');
    await page.getByRole('button', { name: 'Vertrag widerrufen' }).tap();
    await page.getByRole('heading', { name: 'Angaben prüfen' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Widerruf bestätigen' }).tap();
    await page.getByRole('heading', { name: 'Ihr Widerruf ist eingegangen' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(stage.platform.state.emails).toHaveLength(1);
    expect(stage.platform.state.emails[0]).toMatchObject({
      email: 'erika+golf@autohaus.versicherung',
      isDataPrivacyConfirmed: false,
      sourceUrl: page.url(),
    });

    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Beleg speichern' }).tap();
    const receipt = await readFile(await (await saved).path(), 'utf8');
    expect(receipt).toBe(stage.platform.state.emails[0]?.message);

    await page.getByRole('button', { name: 'Zur Fahrzeugsuche' }).tap();
    await searchIsShown(page);
    await expect.poll(() => new URL(page.url()).hash).toBe('#/');
  });
});
