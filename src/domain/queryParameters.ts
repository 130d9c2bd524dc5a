// Query parameters of the shop's addresses and of links to them.

/** Tenant of the page; overrides that of the script tag. */
export const ADMIN_ID_PARAMETER = 'vehicleDealerAdminId';

/** Filter of the search, as the query of the platform's list (rules/search: search in the address). */
export const SEARCH_PARAMETER = 'carQueryParams';

/** Payment option, by its number in the order (reading B). */
export const PAYMENT_PARAMETER = 'checkoutOrderPaymentType';

/** Parameters that preset an order in a link (rules/checkout: presets in a link). */
export const PRESET_PARAMETERS = [
  'checkoutOrderCrossSellingProductIds',
  PAYMENT_PARAMETER,
  'checkoutOrderHandOverAt',
] as const;

/** Target of going back: the summary, from a step that was opened there, or the screen before the valuation of a vehicle. */
export const RETURN_PARAMETER = 'returnTo';

/** On a step of the checkout: opens the dialog for leaving it. */
export const LEAVE_PARAMETER = 'leave';

/** Ids of the compared vehicles, joined by commas. */
export const COMPARED_PARAMETER = 'fahrzeuge';

/** Parameters kept on navigation (rules/platform-and-wire: carried parameters); all others are dropped with their screen. */
export const CARRIED_PARAMETERS: ReadonlySet<string> = new Set([
  SEARCH_PARAMETER,
  ADMIN_ID_PARAMETER,
  ...PRESET_PARAMETERS,
]);

/** Page, sorting and search of an admin list: kept among the addresses of that list only. */
export const LIST_PARAMETERS: ReadonlySet<string> = new Set(['seite', 'sortierung', 'suche']);

/** Parameters of links in e-mails, for their target screen only (rules/platform-and-wire: private parameters). */
export const PRIVATE_PARAMETERS = ['email', 'password', 'token'] as const;
