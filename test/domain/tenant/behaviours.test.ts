import { describe, expect, it } from 'vitest';
import { behavioursOf } from '../../../src/domain/tenant/behaviours';
import { tenantOf } from '../../../src/domain/tenant/tenant';
import { someSettings } from '../../builders/tenant';

const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const ORDINARY = behavioursOf(id(1));

describe('what some tenants do differently', () => {
  it('is nothing for an ordinary dealer and for one that nobody knows', () => {
    expect(ORDINARY).toEqual({
      hasQuickConditionButtons: false,
      hasMoneyBackNote: false,
      hasHandOverStep: true,
      isPaymentBeforeHandOver: false,
      isTradeInPhoneRequired: false,
      hiddenEquipmentKeys: [],
      hiddenVins: [],
      isB2BShop: false,
      theme: undefined,
    });
    expect(behavioursOf('constructor')).toEqual(ORDINARY);
    expect(behavioursOf('')).toEqual(ORDINARY);
  });

  it.each([
    [2, { hasQuickConditionButtons: true, hasMoneyBackNote: true }],
    [3, { hasHandOverStep: false }],
    [4, { isPaymentBeforeHandOver: true }],
    [5, { isTradeInPhoneRequired: true, hiddenEquipmentKeys: ['tow_bar', 'alarm'], hiddenVins: ['WVWZZZHIDDEN00001'] }],
    [6, { isB2BShop: true, theme: 'gallery' }],
  ])('is for tenant %i %o, and nothing else', (number, differences) => {
    expect(behavioursOf(id(number))).toEqual({ ...ORDINARY, ...differences });
  });

  it('reaches the settings, where both say the same thing', () => {
    expect(tenantOf(id(6), someSettings()).settings).toMatchObject({ isB2BShop: true, uiThemeTypeToString: 'gallery' });
    expect(tenantOf(id(1), someSettings({ isB2BShop: true })).settings.isB2BShop).toBe(true);
    expect(tenantOf(id(1), someSettings()).settings.isB2BShop).toBe(false);
  });
});
