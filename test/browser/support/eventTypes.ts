import type { ShopEvents } from '../../../src/state/shopEvents';

const ALL: Record<keyof ShopEvents, true> = {
  ready: true,
  navigate: true,
  search: true,
  'vehicle-list': true,
  'vehicle-select': true,
  'load-more': true,
  filter: true,
  'vehicle-view': true,
  favourite: true,
  compare: true,
  share: true,
  'pdf-saved': true,
  'contact-click': true,
  'contact-sent': true,
  calculator: true,
  'checkout-step': true,
  'checkout-abandoned': true,
  'order-created': true,
  'trade-in-calculated': true,
  'consent-needed': true,
  height: true,
  error: true,
};

export const EVENT_TYPES = Object.keys(ALL);
