import { expect, it } from 'vitest';
import type { OrderDraft } from '../../../src/domain/order/draft';
import { aTradeIn } from '../../builders/order';
import { SPECIAL } from '../../platform/stock/specials';
import { aFreeCar, openKept } from '../support/order';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

function aLeasedCar() {
  const vehicle = stage.platform.tenant(1).vehicles.find(({ internalId }) => internalId === SPECIAL.financeVw);
  if (!vehicle) throw new Error('no such vehicle in stock');
  const leasable = { leasingCalculationProviderType: 'VW', mileAge: 20_000, reservedUntil: undefined } as const;
  return Object.assign(vehicle, leasable);
}

const tradedIn = () => {
  const tradeIn = aTradeIn({ createdAt: new Date().toISOString() });
  return { wantsTradeIn: true, tradeIns: [tradeIn], tradeInId: tradeIn.id };
};

const ORDERS: Record<string, () => Partial<OrderDraft> & { vehicleId: string }> = {
  'a request': () => ({ vehicleId: aFreeCar(stage.platform, 1).id, paymentOptionId: 'at-car-dealer' }),
  'a purchase': () => ({ vehicleId: aFreeCar(stage.platform, 1).id, paymentOptionId: 'advance-transfer' }),
  'a leasing with a trade-in': () => ({
    vehicleId: aLeasedCar().id,
    paymentOptionId: 'leasing-at-car-dealer',
    ...tradedIn(),
  }),
  'a purchase of a company': () => {
    stage.platform.tenant(1).settings.isB2BShop = true;
    return { vehicleId: aFreeCar(stage.platform, 1).id, paymentOptionId: 'advance-transfer' };
  },
};

const SIZES = [
  // With what driving costs beside a rate.
  { width: 1280, height: 900, most: 2050 },
  { width: 360, height: 740, most: 3170 },
];

// rules/checkout: size of the summary
it.each(Object.keys(ORDERS))(
  'the summary of %s is at most so high on a desktop and on a phone, with its sum near the button',
  async (name) => {
    const draft = ORDERS[name]?.() ?? expect.fail(`no order ${name}`);
    const { page } = await stage.visit({ address: '#/widerruf' });
    await openKept(page, stage.platform, 1, draft);
    await page.getByRole('region', { name: /im Überblick$/ }).waitFor();
    await page.getByText('wird berechnet ...').first().waitFor({ state: 'detached' });
    const shop = () =>
      page.evaluate(() => {
        const host = document.querySelector('#webshop');
        // The notice of the guarantee is the law's, open and of its own length.
        const notice = host?.shadowRoot?.querySelector('.order-form__guarantee');
        const heightOf = (element: Element | null | undefined) => element?.getBoundingClientRect().height ?? 0;
        return heightOf(host) - heightOf(notice);
      });
    const sumToButton = async () => {
      const sum = await page.locator('.order-costs .order-bill__sum').first().boundingBox();
      const button = await page.getByRole('button', { name: /^(Zahlungspflichtig|Unverbindlich) / }).boundingBox();
      return sum && button ? button.y - sum.y - sum.height : Infinity;
    };
    for (const { width, height, most } of SIZES) {
      await page.setViewportSize({ width, height });
      await expect.poll(shop, { message: `${width} px` }).toBeGreaterThan(800);
      await expect.poll(shop, { message: `${width} px` }).toBeLessThanOrEqual(most);
      await expect.poll(sumToButton, { message: `${width} px` }).toBeLessThanOrEqual(300);
    }
  },
);
