import { describe, expect, it } from 'vitest';
import { hasWithdrawalButton, legalLinks } from '../../../src/domain/tenant/legalLinks';
import { someSettings } from '../../builders/tenant';

describe('the legal footer', () => {
  it('links what the tenant has, in this order', () => {
    expect(legalLinks(someSettings())).toEqual([
      { label: 'Impressum', url: 'https://autohaus.test/impressum' },
      { label: 'Datenschutz', url: 'https://autohaus.test/datenschutz' },
      { label: 'AGB', url: 'https://autohaus.test/agb' },
      { label: 'Widerrufsbelehrung', url: 'https://autohaus.test/widerruf' },
      { label: 'Barrierefreiheit', url: 'https://autohaus.test/barrierefreiheit' },
    ]);
    expect(legalLinks({ imprintUrl: '/impressum' })).toEqual([{ label: 'Impressum', url: '/impressum' }]);
  });

  it.each([
    [false, true, false, true],
    [true, true, true, false],
    [false, false, false, false],
    [false, false, true, true],
  ])('with B2B %s, checkout %s and an order %s offers the withdrawal: %s', (isB2BShop, isCheckoutEnabled, ...rest) => {
    const [hasOrder, has] = rest;
    expect(hasWithdrawalButton({ isB2BShop, isCheckoutEnabled }, hasOrder)).toBe(has);
  });
});
