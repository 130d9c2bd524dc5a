import { expect, it } from 'vitest';
import { setUpStage } from './support/stage';

const stage = setUpStage();

it('prints a vehicle with all of its data, and without what only a screen can use', async () => {
  const vehicle = stage.platform
    .tenant(1)
    .vehicles.find(
      ({ descriptionHtml, equipments, carType }) => carType === 'PKW' && descriptionHtml && equipments?.length,
    );
  const { page } = await stage.visit({ address: `#/angebote-x/${vehicle?.id ?? ''}` });
  await page.getByRole('tab', { name: 'Technische Daten' }).waitFor();
  const printed = page.getByRole('heading', { level: 2, name: 'Fahrzeugdaten' });
  expect(await printed.count()).toBe(0);

  await page.emulateMedia({ media: 'print' });
  for (const name of ['Fahrzeugdaten', 'Ausstattung', 'Beschreibung']) {
    await page.getByRole('heading', { level: 2, name }).waitFor();
  }
  expect(await page.getByRole('link', { name: 'Online kaufen' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Anfrage senden' }).count()).toBe(0);
  expect(await page.getByRole('tab').count()).toBe(0);
  await stage.screenshot(page, 'vehicle-print');

  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => printed.count()).toBe(0);
});
