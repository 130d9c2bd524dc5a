import { describe, expect, it } from 'vitest';
import { applyPresets, continueLaterUrl, presetsQuery, readPresets } from '../../../src/domain/order/presets';
import { aPickup, aProduct, anOrderDraft } from '../../builders/order';

const catalogue = [
  aProduct({ id: 'mats' }),
  aProduct({ id: 'w12', type: 'warranty' }),
  aProduct({ id: 'w24', type: 'warranty' }),
  aPickup({ id: 'pickup' }),
];

describe('order in a link', () => {
  it('is read from the three parameters', () => {
    const query = new URLSearchParams(
      'checkoutOrderCrossSellingProductIds=mats,%20pickup,,ghost&checkoutOrderPaymentType=1&checkoutOrderHandOverAt=2026-12-01',
    );
    expect(readPresets(query)).toEqual({
      productIds: ['mats', 'pickup', 'ghost'],
      paymentOptionId: 'at-car-dealer',
      handOverDay: '2026-12-01',
    });
  });

  it.each([
    ['', undefined],
    ['carQueryParams=x', undefined],
    ['checkoutOrderPaymentType=77', { productIds: [], paymentOptionId: undefined, handOverDay: undefined }],
    ['checkoutOrderHandOverAt=2026-12-01T11:00:00Z', { productIds: [], handOverDay: '2026-12-01' }],
    ['checkoutOrderHandOverAt=bald', { productIds: [], handOverDay: undefined }],
  ])('"%s" is %j', (query, expected) => {
    expect(readPresets(new URLSearchParams(query))).toEqual(expected);
  });

  it('goes into a draft as far as it exists, one of a kind', () => {
    const draft = applyPresets(
      anOrderDraft({ productIds: ['mats'] }),
      {
        productIds: ['w12', 'w24', 'mats', 'ghost', 'pickup'],
        paymentOptionId: 'advance-transfer',
        handOverDay: '2026-12-01',
      },
      catalogue,
    );
    expect(draft).toMatchObject({
      productIds: ['mats', 'w24'],
      handOver: { productId: 'pickup', day: '2026-12-01' },
      paymentOptionId: 'advance-transfer',
    });
  });

  it('leaves alone what it does not name', () => {
    const draft = anOrderDraft({ paymentOptionId: 'at-car-dealer', productIds: ['mats'] });
    expect(applyPresets(draft, { productIds: [], handOverDay: '2026-12-01' }, catalogue)).toEqual(draft);
  });

  it('opens the same order on another device', () => {
    const draft = anOrderDraft({
      productIds: ['mats', 'w12'],
      handOver: { productId: 'pickup', day: '2026-12-01' },
      paymentOptionId: 'advance-transfer',
    });
    const query = presetsQuery(draft);
    expect(query).toBe(
      'checkoutOrderCrossSellingProductIds=mats%2Cw12%2Cpickup&checkoutOrderPaymentType=2&checkoutOrderHandOverAt=2026-12-01',
    );
    const presets = readPresets(new URLSearchParams(query));
    expect(presets && applyPresets(anOrderDraft(), presets, catalogue)).toEqual(draft);
  });

  it.each([
    [
      'its step',
      'https://dealer.test/fahrzeuge#/cars/1/checkout/4-services',
      'https://dealer.test/fahrzeuge#/cars/1/checkout/4-services?checkoutOrderPaymentType=6',
    ],
    [
      'a host’s own query and the way back to the list',
      'https://dealer.test/?seite=7&x=a%20b#/shop/cars/1/checkout/4-services?carQueryParams=maxPrice%3D9&returnTo=9-summary',
      'https://dealer.test/?seite=7&x=a%20b#/shop/cars/1/checkout/4-services?carQueryParams=maxPrice%3D9&checkoutOrderPaymentType=6',
    ],
    [
      'another order in the host’s address, which it replaces',
      'https://dealer.test/?checkoutOrderPaymentType=2&seite=7&checkoutOrderCrossSellingProductIds=mats#/cars/1/checkout/4-services',
      'https://dealer.test/?seite=7#/cars/1/checkout/4-services?checkoutOrderPaymentType=6',
    ],
  ])('continues at %s', (_, href, url) => {
    expect(continueLaterUrl(href, anOrderDraft({ paymentOptionId: 'financing-at-car-dealer' }))).toBe(url);
  });

  it('is empty for an empty order', () => {
    expect(presetsQuery(anOrderDraft())).toBe('');
  });
});
