import type { Page } from 'playwright-core';
import { vehicleTabs } from '../../../../src/features/vehicle/tabs';
import type { Platform } from '../../../platform/platform';
import { SPECIAL } from '../../../platform/stock/specials';
import type { Visit } from '../stage';
import { button, closeLayer, follow, gate, openLines, plain, reopen, type Flow, type Screen } from './screen';

/** Electric Volkswagen with bank, lessor, every tab and all third-party content. */
export function theCar(platform: Platform) {
  const car = platform
    .tenant(1)
    .vehicles.find(
      ({ manufacturer, fuelType, carType, publicPrice }) =>
        manufacturer === 'Volkswagen' && fuelType === 'Elektro' && carType === 'PKW' && publicPrice > 0,
    );
  if (!car) throw new Error('no electric Volkswagen in the stock');
  return Object.assign(car, {
    publicPrice: 24_900,
    mileAge: 20_000,
    reservedUntil: undefined,
    availableFromDate: undefined,
    financingCalculationProviderType: 'VW',
    leasingCalculationProviderType: 'VW',
    usedConditionType: 'Gebrauchtwagen',
    descriptionHtml: '<p>Scheckheftgepflegt, aus erster Hand.</p>',
    impelSpinUrl: `https://spins.impel.io/${car.id}`,
  } as const);
}

async function vehicleIsThere(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 2, name: 'Ihre Anfrage zu diesem Fahrzeug' }).waitFor();
  await page.getByRole('tabpanel').waitFor();
}

const PANELS: Record<string, (visit: Visit) => Promise<void>> = {
  finanzierung: async ({ page }) => {
    await page.locator('.calculator__result .price__amount').waitFor();
    await page.getByRole('checkbox', { name: 'Beispiel mit Ratenschutz' }).click();
    await page.getByText('pro Monat mit Ratenschutz, nur als Beispiel').waitFor();
    await openLines(page);
  },
  leasing: async ({ page }) => {
    await page.locator('.calculator__result .price__amount').waitFor();
    await openLines(page);
  },
  zubehoer: ({ page }) => gate(page, 'Passendes Zubehör anzeigen').waitFor(),
  emobilitaet: ({ page }) => gate(page, 'Beratung zum Laden anzeigen').waitFor(),
};

const TABS: Screen[] = vehicleTabs.map(({ slug, label }, at) => ({
  name: `vehicle, ${slug}`,
  ...(at > 0 && { part: '[role=tabpanel]' }),
  open: async (visit) => {
    await vehicleIsThere(visit.page);
    await visit.page.getByRole('tab', { name: label }).click();
    await visit.page.getByRole('tab', { name: label, selected: true }).waitFor();
    await PANELS[slug]?.(visit);
  },
}));

export const TAB_FLOW: Flow = {
  name: 'a vehicle, each tab, and its 360° view',
  address: (platform) => {
    // Dealer with every tab, because a missing one leads to another.
    Object.assign(platform.tenant(1).settings, {
      uiVehicleDetailsAvailableChildRoutes: vehicleTabs.map(({ slug }) => slug),
      uiEmobilioClientId: 'demo-emobilio',
    });
    return `#/angebote-x/${theCar(platform).id}/${vehicleTabs[0]?.slug ?? ''}`;
  },
  screens: [
    ...TABS,
    {
      name: 'consent for the 360° view',
      part: '.vehicle-view__gallery',
      open: async ({ page }) => {
        await button(page, '360°-Ansicht').click();
        await gate(page, '360°-Ansicht anzeigen').waitFor();
      },
    },
    {
      name: '360° view',
      part: '.vehicle-view__gallery',
      open: async (visit) => {
        const { page } = visit;
        visit.expect(/third party: https:\/\/spins\.impel\.io/);
        await gate(page, '360°-Ansicht anzeigen').getByRole('button', { name: 'Einmal laden' }).click();
        await page.frameLocator('iframe').getByRole('slider', { name: 'Fahrzeug drehen' }).waitFor();
        await page.getByText('Die 360°-Ansicht wird geladen …').waitFor({ state: 'detached' });
      },
    },
    {
      name: 'trade-in of a third party',
      part: '[role=tabpanel]',
      open: async ({ page }, platform) => {
        platform.tenant(1).settings.tradeInSourceTypeToString = 'AutoUncle';
        await reopen(page, `#/angebote-x/${theCar(platform).id}/inzahlungnahme`);
        await gate(page, 'Ihr Fahrzeug bewerten').waitFor();
      },
    },
  ],
};

async function openVehicle(page: Page, platform: Platform, internalId: string, tab = ''): Promise<void> {
  await follow(page, `#/angebote-x/${internalId}${tab}`);
  const { model = '' } = platform.tenant(1).vehicles.find((car) => car.internalId === internalId) ?? {};
  await page.getByRole('heading', { level: 1 }).filter({ hasText: model }).waitFor();
  await vehicleIsThere(page);
}

export const LONG_NAMES: Screen = {
  name: 'vehicle with long names and forty pictures',
  open: async ({ page }, platform) => {
    const { vehicles } = platform.tenant(1);
    const [long, rich] = [SPECIAL.longNames, SPECIAL.manyPictures].map((id) =>
      vehicles.find(({ internalId }) => internalId === id),
    );
    Object.assign(long ?? {}, { images: rich?.images });
    await openVehicle(page, platform, SPECIAL.longNames, '/beschreibung');
  },
};

export const VEHICLES_FLOW: Flow = {
  name: 'vehicles with much or little to say, and the pictures in full screen',
  address: plain,
  screens: [
    LONG_NAMES,
    {
      name: 'gallery in full screen',
      open: async ({ page }) => {
        await button(page, 'Vollbild').click();
        await page.getByRole('dialog').getByRole('button', { name: 'Bild vergrößern' }).waitFor();
      },
    },
    {
      name: 'vehicle that is reserved and was damaged',
      open: async ({ page }, platform) => {
        const { vehicles } = platform.tenant(1);
        const [damaged, reserved] = [SPECIAL.damaged, SPECIAL.reserved].map((id) =>
          vehicles.find(({ internalId }) => internalId === id),
        );
        Object.assign(damaged ?? {}, { reservedUntil: reserved?.reservedUntil });
        await closeLayer(page);
        await openVehicle(page, platform, SPECIAL.damaged, '/zustand');
      },
    },
    {
      name: 'vehicle with the least data',
      open: ({ page }, platform) => openVehicle(page, platform, SPECIAL.sparse),
    },
    {
      name: 'vehicle with a price on request',
      part: '.price-box',
      open: ({ page }, platform) => openVehicle(page, platform, SPECIAL.priceOnRequest),
    },
  ],
};
