import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { HostPage } from '../support/hostPage';
import { cardOf, filterToVolkswagen, finger, germanHour, mouse, order, type InputDevice } from '../support/journey';
import { setUpStage, type Visitor } from '../support/stage';

const stage = setUpStage();

/** One that anybody may order, on the second page of the list. */
async function aFreeVehicle(page: Page) {
  const shown = await page
    .locator('[data-vehicle-id]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-vehicle-id')));
  const { vehicles } = stage.platform.tenant(1);
  const found = shown
    .slice(12)
    .map((id) => vehicles.find((vehicle) => vehicle.id === id))
    .find((vehicle) => vehicle !== undefined && !vehicle.reservedUntil && (vehicle.equipments ?? []).length > 0);
  if (!found) throw new Error('no free vehicle on the second page');
  return found;
}

async function wholeWay(page: Page, hand: InputDevice): Promise<void> {
  await filterToVolkswagen(page, hand, stage.platform);

  const vehicle = await aFreeVehicle(page);
  await hand.press(cardOf(page, vehicle.id));
  await page.getByRole('heading', { level: 1, name: /Volkswagen/ }).waitFor();
  await hand.press(page.getByRole('tab', { name: 'Ausstattung' }));
  await page.getByRole('tabpanel', { name: 'Ausstattung' }).waitFor();
  const { handOver, appointment } = await order(page, hand);

  const tenant = stage.platform.tenant(1);
  const handOverProduct = tenant.products.find(({ name }) => name.startsWith('Abholung'));
  expect(stage.platform.state.orders).toHaveLength(1);
  const [placed] = stage.platform.state.orders;
  expect(placed?.received).toBe(1);
  expect(placed?.order).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    vehicleDealerId: tenant.settings.vehicleDealerId,
    vehicleId: vehicle.id,
    crossSellingProductIds: [handOverProduct?.id],
    handoverDate: germanHour(handOver, 12),
    salesAppointmentAt: germanHour(appointment, 11),
    vehicleDealerCustomer: {
      gender: 1,
      salutationType: 1,
      firstName: 'Jonas',
      lastName: 'Keller',
      email: 'jonas.keller@beispiel.de',
      phoneNumber: '+49 7131 445566',
      customerType: 1,
      authType: 1,
      address: { street: 'Lindenallee', houseNumber: '12a', zipCode: '74076', city: 'Heilbronn' },
      isMarketingEmailAllowed: false,
      isMarketingLetterAllowed: false,
      isMarketingAppAllowed: false,
      isMarketingPhoneAllowed: false,
    },
    paymentMethod: 'AtCarDealer',
    oneTimePayment: vehicle.publicPrice + (handOverProduct?.price ?? 0),
    monthlyPayment: 0,
    paymentOptionType: 2,
    paymentOptionSubType: 'AtCarDealer',
    orderPaymentType: 1,
    sourceUrl: expect.stringContaining('/seite-') as string,
  });
}

/** As in a sandboxed frame or under a strict privacy setting: the mere access throws. */
const FORBIDDEN_STORAGE = `<script>Object.defineProperty(window, 'localStorage', {
  get() { throw new DOMException('The operation is insecure.', 'SecurityError'); },
});</script>`;

/** Each build, layout and state of the storage once, by mouse and touch. By keyboard: accessibility/keyboard.test.ts, filters.test.ts. */
const VARIANTS: { name: string; page: HostPage; visitor: Visitor; handOn: (page: Page) => InputDevice }[] = [
  {
    name: 'the module build in the overlay',
    page: { build: 'module', attributes: { layout: 'overlay' } },
    visitor: {},
    handOn: () => mouse,
  },
  {
    name: 'the single script, 360 px by touch, storage forbidden',
    page: { head: FORBIDDEN_STORAGE },
    visitor: { width: 360, height: 740, isTouch: true },
    handOn: () => finger,
  },
];

describe('the way from the search to an order', () => {
  it.each(VARIANTS)('leads through with $name', async ({ page: host, visitor, handOn }) => {
    const { page } = await stage.visit(host, visitor);
    await wholeWay(page, handOn(page));
  });
});
