/** Query parameters of the shop's addresses, and of links that lead to them (rules/platform-and-wire: addresses). */

/** Tenant of the page, before the one of the script tag (rules/embedding: dealer by address). */
export const ADMIN_ID_PARAMETER = 'vehicleDealerAdminId';

/** Filter of the search, as the query of the platform's list. */
export const SEARCH_PARAMETER = 'carQueryParams';

/** Payment option, by its number in the order (rules/order-and-payment: meaning of the order numbers, reading B). */
export const PAYMENT_PARAMETER = 'checkoutOrderPaymentType';

/** The three parameters that carry an order in a link (rules/checkout: presets in a link), one list of names for reading and writing. */
export const PRESET_PARAMETERS = [
  'checkoutOrderCrossSellingProductIds',
  PAYMENT_PARAMETER,
  'checkoutOrderHandOverAt',
] as const;

/** Where a visitor goes back to: the summary from a step that it opened, or what they left for the valuation of their vehicle. */
export const RETURN_PARAMETER = 'returnTo';

/** On a step of the checkout: the visitor comes to leave it, and is asked what becomes of the order. */
export const LEAVE_PARAMETER = 'leave';

/** Vehicles of a comparison: their ids, joined by commas. */
export const COMPARED_PARAMETER = 'fahrzeuge';

/** What goes along from address to address (rules/platform-and-wire: carried parameters); all else belongs to the one screen that it was written for. */
export const CARRIED_PARAMETERS: ReadonlySet<string> = new Set([
  SEARCH_PARAMETER,
  ADMIN_ID_PARAMETER,
  ...PRESET_PARAMETERS,
]);

/** Page, sorting and search of an admin list: handed on among the addresses of that list only. */
export const LIST_PARAMETERS: ReadonlySet<string> = new Set(['seite', 'sortierung', 'suche']);

/** Of links in e-mails: for the screen that they lead to, and never handed on (rules/platform-and-wire: private parameters). */
export const PRIVATE_PARAMETERS = ['email', 'password', 'token'] as const;
