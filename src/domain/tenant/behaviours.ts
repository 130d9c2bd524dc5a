/** Code checks a flag, never an id. */
export interface Behaviours {
  /** Jahreswagen, Gebrauchtwagen, Neuwagen, Vorführwagen above the list, on desktop. */
  hasQuickConditionButtons: boolean;
  hasMoneyBackNote: boolean;
  hasHandOverStep: boolean;
  /** Personal consultation skips a step (rules/checkout: swapped steps). */
  isPaymentBeforeHandOver: boolean;
  isTradeInPhoneRequired: boolean;
  hiddenEquipmentKeys: readonly string[];
  hiddenVins: readonly string[];
  isB2BShop: boolean;
  /** Overrides the theme of the settings. */
  theme: 'gallery' | undefined;
}

const DEFAULTS: Behaviours = {
  hasQuickConditionButtons: false,
  hasMoneyBackNote: false,
  hasHandOverStep: true,
  isPaymentBeforeHandOver: false,
  isTradeInPhoneRequired: false,
  hiddenEquipmentKeys: [],
  hiddenVins: [],
  isB2BShop: false,
  theme: undefined,
};

const BY_ADMIN_ID: Readonly<Record<string, Partial<Behaviours>>> = {
  '00000000-0000-4000-8000-000000000002': { hasQuickConditionButtons: true, hasMoneyBackNote: true },
  '00000000-0000-4000-8000-000000000003': { hasHandOverStep: false },
  '00000000-0000-4000-8000-000000000004': { isPaymentBeforeHandOver: true },
  '00000000-0000-4000-8000-000000000005': {
    isTradeInPhoneRequired: true,
    hiddenEquipmentKeys: ['tow_bar', 'alarm'],
    hiddenVins: ['WVWZZZHIDDEN00001'],
  },
  '00000000-0000-4000-8000-000000000006': { isB2BShop: true, theme: 'gallery' },
};

export function behavioursOf(adminId: string): Behaviours {
  return { ...DEFAULTS, ...BY_ADMIN_ID[adminId.toLowerCase()] };
}
