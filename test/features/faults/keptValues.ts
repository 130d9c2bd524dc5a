import { DRAFT_VERSION } from '../../../src/domain/order/draftVersion';
import { EMPTY_SLOT } from '../../../src/domain/order/orderSlot';
import type { OrderDraft } from '../../../src/domain/order/draft';
import { TRADE_IN_DRAFT_VERSION } from '../../../src/domain/trade-in/draftVersion';
import { STORAGE_KEYS } from '../../../src/lib/storage';
import { anOrderDraft, aTradeIn, BALLOON_FINANCING, customerEntries, paidState } from '../../builders/order';
import { byModel, tradeInEntries } from '../../builders/tradeIn';
import { aToken } from '../../builders/token';
import { aVehicle } from '../../builders/vehicle';
import { NOW } from '../../now';

/** A draft with everything in it that one can hold. */
export const FULL_DRAFT: OrderDraft = anOrderDraft({
  vehicleId: aVehicle().id,
  wantsTradeIn: true,
  tradeIns: [aTradeIn()],
  tradeInId: aTradeIn().id,
  productIds: ['p-mats'],
  handOver: { productId: 'p-pickup', day: '2026-05-15' },
  paymentOptionId: 'at-car-dealer',
  appointment: { day: '2026-05-09', hour: 11 },
  financing: {
    ...BALLOON_FINANCING,
    monthlyInstallment: 345.67,
    tradeInValue: 0,
    calculationId: 'c-1',
    legalTextHtml: '<p>Repräsentatives Beispiel</p>',
  },
  carAccessories: ['A-1'],
  customer: customerEntries,
  state: paidState(),
});

/** Everything that is kept of orders. */
export const FULL_SLOT = { ...EMPTY_SLOT, drafts: [FULL_DRAFT] };

/** Everything the shop keeps, each value with its version. */
export const KEPT = {
  [STORAGE_KEYS.checkoutDraft]: { version: DRAFT_VERSION, value: FULL_SLOT },
  [STORAGE_KEYS.tradeInDraft]: {
    version: TRADE_IN_DRAFT_VERSION,
    value: tradeInEntries({ ...byModel, hasSignsOfUsage: true, signsOfUsage: ['RUST'] }),
  },
  [STORAGE_KEYS.currentUser]: {
    version: 1,
    value: {
      id: 'u1',
      email: 'ada@lovelace.de',
      roles: ['customer'],
      accessToken: aToken({ sub: 'u1', exp: NOW.getTime() / 1000 + 3600 }),
    },
  },
  [STORAGE_KEYS.consent]: { version: 1, value: ['paypal', 'impel'] },
  [STORAGE_KEYS.favourites]: {
    version: 2,
    value: { ids: ['v1', 'v2'], recent: ['v1'], keepsRecent: true },
  },
  [STORAGE_KEYS.staff]: {
    version: 1,
    value: {
      u1: {
        texts: [{ id: 't1', name: 'Kurz', subject: '{Fahrzeug}', content: 'Guten Tag {Name}' }],
        notes: ['Version 4.2'],
        usedAt: NOW.getTime(),
      },
    },
  },
};
