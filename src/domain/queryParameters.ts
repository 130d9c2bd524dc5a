// Parameters of the shop's addresses and of links to them.

/** Overrides that of the script tag. */
export const ADMIN_ID_PARAMETER = 'vehicleDealerAdminId';

/** Filter as the platform's query (rules/search: search in the address). */
export const SEARCH_PARAMETER = 'carQueryParams';

/** Payment option by its number in the order (reading B). */
export const PAYMENT_PARAMETER = 'checkoutOrderPaymentType';

/** Presets of a link (rules/checkout: presets in a link). */
export const PRESET_PARAMETERS = [
  'checkoutOrderCrossSellingProductIds',
  PAYMENT_PARAMETER,
  'checkoutOrderHandOverAt',
] as const;

/** Target of going back: the summary, or the screen before a vehicle's valuation. */
export const RETURN_PARAMETER = 'returnTo';

/** Opens the dialog for leaving the checkout. */
export const LEAVE_PARAMETER = 'leave';

/** Ids, joined by commas. */
export const COMPARED_PARAMETER = 'fahrzeuge';

/** Kept on navigation (rules/platform-and-wire: carried parameters); all others go with their screen. */
export const CARRIED_PARAMETERS: ReadonlySet<string> = new Set([
  SEARCH_PARAMETER,
  ADMIN_ID_PARAMETER,
  ...PRESET_PARAMETERS,
]);

/** Parameters of an admin list, kept among its addresses only. */
export const LIST_PARAMETERS: ReadonlySet<string> = new Set(['seite', 'sortierung', 'suche']);

/** Parameters of links in e-mails, for their target only (rules/platform-and-wire: private parameters). */
export const PRIVATE_PARAMETERS = ['email', 'password', 'token'] as const;
