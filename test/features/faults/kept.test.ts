import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createOrderStore } from '../../../src/features/checkout/runner/orderStore';
import { checkoutViewOf } from '../../../src/features/checkout/runner/checkoutView';
import { orderCalendarFile } from '../../../src/domain/order/orderCalendarFile';
import { newOrderDraft } from '../../../src/domain/order/draft';
import { DRAFT_VERSION } from '../../../src/domain/order/draftVersion';
import { NEW_ORDER } from '../../../src/domain/order/orderState';
import { orderProblems } from '../../../src/domain/order/orderProblems';
import { rateStatusOf } from '../../../src/domain/order/rateStatus';
import { continueLaterUrl } from '../../../src/domain/order/presets';
import { legalLinks } from '../../../src/domain/tenant/legalLinks';
import { tenantSettingsSchema } from '../../../src/domain/tenant/settings';
import { tradeInContactName } from '../../../src/domain/tenant/tradeInContact';
import { tenantOf } from '../../../src/domain/tenant/tenant';
import { themeFrom, themeSettingsOf } from '../../../src/domain/tenant/theme';
import { tradeInRequest } from '../../../src/domain/trade-in/request';
import { TRADE_IN_STEPS } from '../../../src/features/trade-in/steps';
import { wizardOf } from '../../../src/lib/wizard';
import { createStorage, STORAGE_KEYS } from '../../../src/lib/storage';
import { createConsentStore } from '../../../src/state/consent';
import { removeCheckoutDrafts } from '../../../src/state/device-data/ownOrders';
import { createFavouritesStore } from '../../../src/state/vehicles/favourites';
import { createStaffStore } from '../../../src/state/device-data/keptStaff';
import { createTradeInDraftStore } from '../../../src/state/device-data/tradeInDraft';
import { createSessionStore } from '../../../src/state/session';
import { aPickup, aProduct, ORDER_ID } from '../../builders/order';
import { ADMIN_ID, aTenant } from '../../builders/tenant';
import { aVehicle } from '../../builders/vehicle';
import { NOW } from '../../now';
import { settingsOf, TENANTS } from '../../platform/stock/tenants';
import { damagedJson, damagedText, seededRandom } from './damage';
import { FULL_DRAFT, FULL_SLOT, KEPT } from './keptValues';
import { keptText } from '../../builders/kept';

/** Damages of each value, the same with every run. */
const RUNS = 500;

const vehicle = aVehicle();
const facts = {
  tenant: aTenant({ uiVehicleDetailsAvailableChildRoutes: ['inzahlungnahme', 'zubehoer'] }),
  vehicle,
  catalogue: [aProduct(), aPickup()],
  navigatorProducts: [aProduct({ articleNumber: 'A-1' })],
  hasAccessoriesNavigator: true,
  holidays: new Map(),
  now: NOW,
};

/** Everything that the checkout makes of a draft, without showing it. */
function order(): void {
  const store = createOrderStore({ storage: createStorage(), adminId: ADMIN_ID, vehicleId: vehicle.id });
  const { draft, customer } = store.getState();
  const view = checkoutViewOf(draft, facts);
  orderProblems(view.order, true);
  rateStatusOf(view.order);
  continueLaterUrl('https://dealer.test/#/', draft);
  orderCalendarFile({ orderId: draft.orderId, order: view.order, companyName: 'Autohaus', now: NOW });
  expect(draft.vehicleId).toBe(vehicle.id);
  expect(Object.values(customer).every((entry) => typeof entry === 'string' || typeof entry === 'boolean')).toBe(true);
  expect(Number.isFinite(view.totals.oneTime)).toBe(true);
  store.actions.enterCustomer({ ...customer, firstName: 'Anna' });
  store.raise({ type: 'leave' });
}

const PAGE = { visitor: () => ({ userId: undefined, now: NOW }), since: () => NOW };

/** Who is logged in, what was allowed and what was marked, as a start reads them; and the search, which forgets drafts. */
function start(): void {
  const storage = createStorage();
  const stores = [
    createSessionStore(storage, ADMIN_ID, () => NOW),
    createConsentStore(storage, ADMIN_ID, 'ask'),
    createFavouritesStore(storage, ADMIN_ID),
    createTradeInDraftStore(storage, ADMIN_ID, PAGE),
    createStaffStore(storage, ADMIN_ID, {
      ...PAGE,
      storage,
      adminId: ADMIN_ID,
      visitor: () => ({ userId: 'u1', now: NOW }),
    }),
  ] as const;
  const [session, consent, favourites, tradeIn, staff] = stores;
  session.validToken();
  consent.getState().grant(['paypal']);
  favourites.getState().toggle(vehicle.id);
  favourites.getState().recordView(vehicle.id);
  expect(favourites.getState().ids.every((id) => typeof id === 'string' && id !== '')).toBe(true);
  const texts = Object.values(staff.getState().byLogin).flatMap((each) => each.texts);
  expect(texts.every(({ name, subject, content }) => typeof (name + subject + content) === 'string')).toBe(true);
  staff.change((before) => ({ texts: before.texts }));
  valuation(tradeIn);
  removeCheckoutDrafts({
    storage,
    adminId: ADMIN_ID,
    ...PAGE,
  });
  for (const { dispose } of stores) dispose();
}

/** Everything that the valuation makes of its entries, without showing it. */
function valuation(store: ReturnType<typeof createTradeInDraftStore>): void {
  store.getState().begin(false);
  const { entries } = store.getState();
  wizardOf(TRADE_IN_STEPS, { entries, isPhoneRequired: true, now: NOW });
  const request = tradeInRequest(entries, { vehicleDealerId: ADMIN_ID, sourceUrl: 'https://dealer.test' });
  expect(request.every(([, value]) => typeof value === 'string' && value !== '')).toBe(true);
  store.getState().leave();
}

describe('what is kept in local storage', () => {
  it('is read as it is when it is whole', () => {
    for (const [key, { version, value }] of Object.entries(KEPT)) localStorage.setItem(key, keptText(version, value));
    const slots = { storage: createStorage(), adminId: ADMIN_ID };
    const { draft, customer } = createOrderStore({ ...slots, vehicleId: vehicle.id }).getState();
    expect({ ...draft, customer }).toEqual(FULL_DRAFT);
    expect(createSessionStore(slots.storage, ADMIN_ID, () => NOW).getState().user?.email).toBe('ada@lovelace.de');
    expect(createConsentStore(slots.storage, ADMIN_ID, 'ask').getState().granted).toEqual(['paypal', 'impel']);
    expect(createFavouritesStore(slots.storage, ADMIN_ID).getState().ids).toEqual(['v1', 'v2']);
    const tradeIn = createTradeInDraftStore(slots.storage, ADMIN_ID, PAGE);
    tradeIn.getState().begin(false);
    expect(tradeIn.getState().entries).toEqual(KEPT[STORAGE_KEYS.tradeInDraft].value);
    tradeIn.dispose();
    order();
    start();
  });

  it.each(Object.entries(KEPT))('does not break the start, damaged in many ways (%s)', (key, whole) => {
    const random = seededRandom(key.length);
    for (let run = 0; run < RUNS; run += 1) {
      localStorage.clear();
      const { version, value } = whole;
      const entries = { [ADMIN_ID]: whole, 'another-tenant': whole };
      const damaged =
        random() < 0.5 ? JSON.stringify(damagedJson(random, entries)) : keptText(version, damagedJson(random, value));
      const text = random() < 0.25 ? damagedText(random, JSON.stringify(entries)) : damaged;
      localStorage.setItem(key, text);
      try {
        if (key === STORAGE_KEYS.checkoutDraft) order();
        localStorage.setItem(key, text);
        start();
      } catch (error) {
        throw new Error(`run ${run}: ${text.slice(0, 600)}`, { cause: error });
      }
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
  });

  it('of another dealer, or of another version and neither sent nor paid for, is as good as nothing', () => {
    const unsent = { ...FULL_SLOT, drafts: [{ ...FULL_DRAFT, state: NEW_ORDER }] };
    for (const text of [
      keptText(DRAFT_VERSION, FULL_SLOT, 'another-tenant'),
      keptText(DRAFT_VERSION + 1, unsent),
      keptText(DRAFT_VERSION - 1, unsent),
    ]) {
      localStorage.setItem(STORAGE_KEYS.checkoutDraft, text);
      const { draft, customer } = createOrderStore({
        storage: createStorage(),
        adminId: ADMIN_ID,
        vehicleId: vehicle.id,
      }).getState();
      expect({ ...draft, customer }).toEqual(newOrderDraft(draft.orderId, vehicle.id));
      expect(draft.orderId).not.toBe(ORDER_ID);
    }
  });
});

describe('the settings of a dealer', () => {
  it('start a shop, damaged in many ways', () => {
    const random = seededRandom(7);
    const [spec] = TENANTS;
    if (!spec) throw new Error('no dealer');
    const whole = settingsOf(spec, 'https://platform.test');
    for (let run = 0; run < RUNS; run += 1) {
      const wire = Object.fromEntries(
        Object.entries(whole).map(([name, value]) => [name, random() < 0.2 ? damagedJson(random, value) : value]),
      );
      const settings = z.parse(tenantSettingsSchema, wire);
      const tenant = tenantOf(ADMIN_ID, settings);
      legalLinks(settings);
      tradeInContactName(settings);
      const theme = themeFrom(themeSettingsOf(settings));
      expect(theme['--accent']).toMatch(/^#[\da-f]{6}$/);
      expect(JSON.stringify(theme)).not.toMatch(/[<>;{]\s*img|javascript/);
      const view = checkoutViewOf(newOrderDraft(ORDER_ID, vehicle.id), { ...facts, tenant });
      expect(Number.isFinite(view.totals.today), JSON.stringify(wire).slice(0, 600)).toBe(true);
    }
  });
});
