/**
 * Names of Google Analytics 4 that the events of the shop become: each event of the shop with the published events that it may
 * be, and of each of these the published parameters (developers.google.com/analytics/devguides/collection/ga4/reference/events).
 * The example for pages (`embed/examples/ga4.js`) and the handbook are checked against these tables.
 */
export const GA4_EVENTS = {
  'vehicle-list': ['view_item_list'],
  'vehicle-select': ['select_item'],
  'vehicle-view': ['view_item'],
  favourite: ['add_to_wishlist'],
  share: ['share'],
  'contact-click': ['select_content'],
  'contact-sent': ['generate_lead'],
  'checkout-step': ['begin_checkout', 'add_shipping_info', 'add_payment_info'],
  // A non-binding request is a lead.
  'order-created': ['purchase', 'generate_lead'],
} as const;

export type Ga4Event = (typeof GA4_EVENTS)[keyof typeof GA4_EVENTS][number];

export const GA4_PARAMETERS: Record<Ga4Event, readonly string[]> = {
  view_item_list: ['currency', 'value', 'item_list_id', 'item_list_name', 'items'],
  select_item: ['item_list_id', 'item_list_name', 'items'],
  view_item: ['currency', 'value', 'items'],
  add_to_wishlist: ['currency', 'value', 'items'],
  share: ['method', 'content_type', 'item_id'],
  select_content: ['content_type', 'content_id'],
  generate_lead: ['currency', 'value', 'lead_source'],
  begin_checkout: ['currency', 'value', 'coupon', 'items'],
  add_shipping_info: ['currency', 'value', 'coupon', 'shipping_tier', 'items'],
  add_payment_info: ['currency', 'value', 'coupon', 'payment_type', 'items'],
  purchase: ['currency', 'value', 'transaction_id', 'coupon', 'shipping', 'tax', 'items'],
};

/** Published parameters of an item; the first or the second is required. */
export const GA4_ITEM_PARAMETERS: readonly string[] = [
  ...['item_id', 'item_name', 'affiliation', 'coupon', 'discount', 'index', 'item_brand', 'item_category'],
  ...['item_category2', 'item_category3', 'item_category4', 'item_category5', 'item_list_id', 'item_list_name'],
  ...['item_variant', 'location_id', 'price', 'quantity'],
];
