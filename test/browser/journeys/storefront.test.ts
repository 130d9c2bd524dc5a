import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { TenantSpec } from '../../platform/stock/tenants';
import { searchIsShown, vehicleIsShown } from '../support/shop';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

const vehicleOf = (internalId: string, tenant: TenantSpec['number'] = 1) => {
  const found = stage.platform.tenant(tenant).vehicles.find((car) => car.internalId === internalId);
  if (!found) throw new Error(`the stock has no ${internalId}`);
  return found;
};
const findVehicle = (fits: (car: ReturnType<typeof vehicleOf>) => boolean, tenant: TenantSpec['number'] = 1) => {
  const found = stage.platform.tenant(tenant).vehicles.find(fits);
  if (!found) throw new Error('the stock has no such vehicle');
  return found;
};
/** The list with this one vehicle. */
const listOf = (id: string) => `#/?carQueryParams=${encodeURIComponent(`carType=ALLE&carIds=${id}`)}`;

const card = (page: Page, id: string) => page.locator(`[data-vehicle-id="${id}"]`);
const tabNames = (page: Page) => page.getByRole('tab').allTextContents();

/** Sets the width of the mount element, which is what breakpoints measure (rules/embedding: own width). */
async function setShopWidth(page: Page, width: number): Promise<void> {
  const beside = await page.evaluate(
    () => innerWidth - (document.querySelector('#webshop')?.getBoundingClientRect().width ?? 0),
  );
  await page.setViewportSize({ width: width + Math.round(beside), height: 900 });
}

/** Cards that stand beside the first one. */
const columns = (page: Page) =>
  page.locator('[data-vehicle-id]').evaluateAll((all) => {
    const top = all[0]?.getBoundingClientRect().top;
    return all.filter((each) => each.getBoundingClientRect().top === top).length;
  });

describe('the search page', () => {
  it('has the columns, the sidebar, the sorting and the views of its width', async () => {
    const { page } = await stage.visit({ head: '<style>body { margin: 0 }</style>' }, { width: 1920, height: 900 });
    await searchIsShown(page);
    const rows = [
      // width, columns, sidebar, sorting in the toolbar, views
      [639, 1, false, false, false],
      [640, 1, false, true, false],
      [1023, 1, false, true, false],
      [1024, 1, true, true, false],
      [1079, 1, true, true, false],
      [1080, 2, true, true, false],
      [1280, 2, true, true, false],
      [1281, 2, true, true, true],
      [1419, 2, true, true, true],
      [1420, 3, true, true, true],
      [1919, 3, true, true, true],
      [1920, 4, true, true, true],
    ] as const;
    for (const [width, expected, hasSidebar, hasSorting, hasViews] of rows) {
      await setShopWidth(page, width);
      await expect.poll(() => columns(page), { message: `columns at ${width} px` }).toBe(expected);
      const shown = async () => [
        await page.getByRole('button', { name: /^Detailfilter/ }).isVisible(),
        await page.getByRole('combobox', { name: 'Sortierung' }).isVisible(),
        await page.getByRole('group', { name: 'Ansicht' }).isVisible(),
      ];
      await expect.poll(shown, { message: `at ${width} px` }).toEqual([hasSidebar, hasSorting, hasViews]);
    }
  });

  it('shows one vehicle below the other as a list', async () => {
    const { page } = await stage.visit({}, { width: 1600, height: 900 });
    await searchIsShown(page);
    await page.getByRole('button', { name: 'Listenansicht' }).click();
    await expect.poll(() => columns(page)).toBe(1);
    // Below 1280 px it is always the grid.
    await setShopWidth(page, 1200);
    await expect.poll(() => columns(page)).toBe(2);
  });

  it('shows the dealer’s pictures in turn, until the visitor stops them', async () => {
    const { page } = await stage.visit({}, { width: 1280, height: 900, motion: 'no-preference' });
    const carousel = page.getByRole('region', { name: 'Willkommen' });
    const shown = () => carousel.locator('img.is-shown').getAttribute('src');
    await carousel.getByRole('button', { name: 'Bildwechsel anhalten' }).waitFor();
    const first = await shown();
    await expect.poll(shown, { timeout: 15_000 }).not.toBe(first);
    await carousel.getByRole('button', { name: 'Bildwechsel anhalten' }).click();
    const second = await shown();
    await carousel.getByRole('button', { name: 'Nächstes Bild' }).click();
    await expect.poll(shown).not.toBe(second);
    await carousel.getByRole('button', { name: 'Vorheriges Bild' }).click();
    await expect.poll(shown).toBe(second);
  });

  it('moves no picture for a visitor who wants less motion, and shows a drawn one where there is none', async () => {
    const { page } = await stage.visit();
    await page.getByRole('button', { name: 'Bildwechsel starten' }).waitFor();
    stage.platform.tenant(3).headerImages.splice(0);
    const { page: bare } = await stage.visit({ tenant: 3 });
    await searchIsShown(bare);
    // An ornament, and no carousel that a screen reader would tell of.
    const drawn = bare.locator('.header-carousel svg');
    await drawn.first().waitFor();
    await expect.poll(() => bare.getByRole('region', { name: 'Willkommen' }).count()).toBe(0);
    await setShopWidth(bare, 1000);
    await expect.poll(() => drawn.count()).toBe(0);
  });

  it('has the quick buttons of one dealer on desktop', async () => {
    const { page } = await stage.visit({ tenant: 2 });
    await searchIsShown(page);
    const quick = page.getByRole('group', { name: 'Fahrzeugzustand' });
    await expect
      .poll(() => quick.getByRole('button').allTextContents())
      .toEqual(['Jahreswagen', 'Gebrauchtwagen', 'Neuwagen', 'Vorführwagen']);
    const conditions = (...kinds: string[]) => ({ usedConditionTypes: kinds.join(',') });
    const asked = {
      Jahreswagen: { qualitySeals: 'JAHRESWAGEN_GARANTIE' },
      Gebrauchtwagen: conditions('Jahreswagen', 'Vorführwagen', 'Gebrauchtwagen'),
      Neuwagen: conditions('Neuwagen'),
      Vorführwagen: conditions('Vorführwagen'),
    };
    const lastQuery = () =>
      stage.platform.record.filter(({ path }) => path.endsWith('/cars/property-values-extended')).at(-1)?.query;
    const ordinary = { carType: 'PKW', pageNumber: '1', pageSize: '12', isValidForSale: 'true' };
    for (const [name, query] of Object.entries(asked)) {
      const button = quick.getByRole('button', { name, exact: true });
      await button.click();
      await expect.poll(lastQuery, { message: `${name} on` }).toEqual({ ...ordinary, ...query });
      await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
      await button.click();
      await expect.poll(lastQuery, { message: `${name} off` }).toEqual(ordinary);
      await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false');
    }

    const { page: other } = await stage.visit({ tenant: 1 });
    await searchIsShown(other);
    await expect.poll(() => other.getByRole('group', { name: 'Fahrzeugzustand' }).count()).toBe(0);
  });

  it('says on the card what is special about a vehicle', async () => {
    const spin = vehicleOf('BE-360');
    const dropped = vehicleOf('BE-REDUZIERT');
    const later = vehicleOf('BE-SPAETER');
    const reserved = vehicleOf('BE-RESERVIERT');
    const onRequest = vehicleOf('BE-AUF-ANFRAGE');
    const ids = [spin, dropped, later, reserved, onRequest].map(({ id }) => id).join(',');
    const { page } = await stage.visit({ address: listOf(ids) });
    await searchIsShown(page);
    await card(page, spin.id).getByText(/360°$/).waitFor();
    await card(page, reserved.id)
      .getByText(/^Reserviert/)
      .waitFor();
    await card(page, onRequest.id).getByText('Preis auf Anfrage').waitFor();
    const euro = (amount: number) => `${amount.toLocaleString('de-DE')}\u00A0€`;
    await card(page, dropped.id).getByText(euro(dropped.publicPrice), { exact: true }).waitFor();
    await card(page, dropped.id)
      .getByText(euro(dropped.publicPreviousPrice ?? 0))
      .waitFor();
    await card(page, later.id)
      .getByText(/Verfügbar: \d{2}\.\d{2}\.\d{4}$/)
      .waitFor();
    for (const { id, isVatDeductable } of [spin, dropped, later]) {
      const note = isVatDeductable ? 'inkl. 19% MwSt. (ausweisbar)' : 'Differenzbesteuert gemäß §25a UStG.';
      await card(page, id).getByText(note).waitFor();
    }
  });
});

describe('the page of a vehicle', () => {
  it('has the tabs that its kind has, and shows each of them', async () => {
    const used = findVehicle(
      (vehicle) =>
        vehicle.carType === 'PKW' &&
        vehicle.usedConditionType === 'Gebrauchtwagen' &&
        vehicle.fuelType === 'Elektro' &&
        vehicle.descriptionHtml !== undefined,
    );
    const { page } = await stage.visit({ address: `#/angebote-x/${used.id}` });
    await vehicleIsShown(page);
    await page.getByRole('tab', { name: 'Fahrzeugdaten' }).waitFor();
    const names = await tabNames(page);
    expect(names.slice(0, 4)).toEqual(['Technische Daten', 'Fahrzeugdaten', 'Ausstattung', 'Beschreibung']);
    expect(names).toEqual(expect.arrayContaining(['Zustandsbericht', 'E-Mobilität']));
    for (const name of names) {
      const tab = page.getByRole('tab', { name, exact: true });
      if ((await tab.getAttribute('aria-disabled')) === 'true') continue;
      await tab.click();
      await page.getByRole('tabpanel', { name }).waitFor();
      expect((await page.getByRole('tabpanel', { name }).textContent())?.trim()).not.toBe('');
    }
  });

  it('is saved as a PDF under manufacturer and model, and leaves the host’s own saveAs alone', async () => {
    const golf = vehicleOf('BE-40-BILDER');
    const { page } = await stage.visit({
      address: '#/angebote-x/BE-40-BILDER',
      head: '<script>window.saveAs = "Sache der Seite"; window.define = Object.assign(() => { window.defined = true }, { amd: {} });</script>',
    });
    await vehicleIsShown(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'PDF-Übersicht speichern' }).click();
    expect((await download).suggestedFilename()).toBe(`${golf.manufacturer} ${golf.model}.pdf`);
    await expect
      .poll(() =>
        page.evaluate(() => [Reflect.get(window, 'saveAs') as unknown, Reflect.get(window, 'defined') as unknown]),
      )
      .toEqual(['Sache der Seite', undefined]);
  });
});

describe('addresses', () => {
  it('that do not exist say so and lead home', async () => {
    const { page } = await stage.visit({ address: '#/gibt/es/nicht/wirklich' });
    await page.getByRole('heading', { name: '404 - Seite nicht gefunden' }).waitFor();
    await page.getByRole('button', { name: 'Zurück zur Startseite' }).click();
    await searchIsShown(page);
  });

  it('keep the filter from place to place, but never e-mail, password and what nobody knows', async () => {
    const { page } = await stage.visit({
      address:
        '#/angebote-x/BE-40-BILDER?carQueryParams=carType%3DPKW&quelle=anzeige&email=anna%40beispiel.de&password=geheim',
    });
    await vehicleIsShown(page);
    await page.getByRole('link', { name: 'Zurück zur Suche' }).click();
    await searchIsShown(page);
    const query = new URLSearchParams(new URL(page.url()).hash.split('?')[1]);
    expect(query.get('carQueryParams')).toContain('carType=PKW');
    expect(['quelle', 'email', 'password'].filter((name) => query.has(name))).toEqual([]);
  });

  it('of the admin area are closed to visitors', async () => {
    const { page } = await stage.visit({ address: '#/admin/settings/customers' });
    await page.getByRole('heading', { level: 1, name: 'Anmeldung' }).waitFor();
    await expect.poll(() => new URL(page.url()).hash).toBe('#/admin/auth/start');
  });
});
