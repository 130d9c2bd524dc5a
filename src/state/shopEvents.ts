import type { ConsentService } from '../domain/thirdParties';
import type { CheckoutStepName } from '../domain/order/checkoutStep';
import type { PaymentOptionId } from '../domain/order/paymentOption/paymentOption';
import type { EventItem, VehicleDetail, VehicleListName } from '../domain/vehicle/eventItem';

/** Codes of the event `error`, which is emitted once per failure. */
export type ErrorCode =
  | 'unknown-tenant' // the platform has no dealer with this id: the shop cannot start
  | 'platform-unreachable' // the dealer's settings could not be loaded: the shop cannot start
  | 'load-failed' // a chunk could not be loaded: no connection
  | 'outdated' // a chunk is no longer on the server: there is a newer release
  | 'search-failed' // the vehicles could not be loaded; the rest of the shop works
  | 'call-failed' // any call to the platform, after its retries; see `call`, `failure` and `status`
  | 'answer-incomplete' // nearly all vehicles lack a price, fuel or registration, once each; see `call` and `paths`
  | 'crash'; // a screen or a part of it failed to render

/** Error without personal data: no input of the visitor, and no ids of persons. */
export interface ErrorDetail {
  code: ErrorCode;
  /** German message that the visitor sees, or else the browser's own without quoted values, e-mail addresses and numbers. */
  message: string;
  /** Screen on which it happened ('vehicle', 'checkout 9-summary'). */
  place: string;
  /** Version of the shop; its source maps are published beside its files. */
  release: string;
  /** For a crash: error with `message` and the original stack, for an error tracker with source maps. */
  error?: Error;
  /** For a failed call: method and path, with a star for every id ('GET /cars/*'). */
  call?: string;
  failure?: string;
  /** HTTP status, if there was an answer. */
  status?: number;
  /** For an answer that could not be read or lacks much: its first wrong places, without values ('cars[0].id'). */
  paths?: readonly string[];
}

/** Events for the host page by type, without personal data. Amounts are EUR with tax. */
export interface ShopEvents {
  /** The shop is mounted. Also sent to listeners that are added later. */
  ready: { adminId: string };
  navigate: { path: string };
  /** A search has a result; `query` without typed words. */
  search: { query: string; count: number };
  /** Vehicles of a list are shown: the first ones, then only those that were added. */
  'vehicle-list': { list: VehicleListName; items: EventItem[]; currency: 'EUR' };
  /** A vehicle of a list was pressed. */
  'vehicle-select': { list: VehicleListName; item: EventItem; currency: 'EUR' };
  /** 'Weitere laden' has loaded more of `total` vehicles. */
  'load-more': { shown: number; total: number };
  /** The visitor changed the search: names of the changed filters, and the whole query without typed words. */
  filter: { changed: string[]; query: string };
  'vehicle-view': VehicleDetail;
  favourite: VehicleDetail & { isAdded: boolean };
  compare: VehicleDetail & { isAdded: boolean };
  /** 'Teilen' was pressed for a vehicle, or a link for two was sent. */
  share: { vehicleId?: string };
  'pdf-saved': VehicleDetail;
  /** A link to the dealer was pressed. */
  'contact-click': { channel: 'phone' | 'email' | 'whatsapp' | 'map'; vehicleId?: string };
  /** A contact request was sent. */
  'contact-sent': Partial<VehicleDetail>;
  /** A calculator has a new result. `monthly`: monthly rate in EUR. */
  calculator: VehicleDetail & { kind: 'financing' | 'leasing'; monthly?: number };
  /** A step of the order is opened, with a screen its first one; `value` is the total of the items, of which `handOver` is one. */
  'checkout-step': VehicleDetail & {
    step: CheckoutStepName;
    position: number;
    items: EventItem[];
    handOver?: EventItem;
    paymentOption?: PaymentOptionId;
  };
  /** The visitor left the order. `isSaved`: a link to continue it was sent. */
  'checkout-abandoned': VehicleDetail & { step: CheckoutStepName; isSaved: boolean };
  /** An order was sent; `isBinding` is false for a non-binding request. `value` is the total of the items. */
  'order-created': VehicleDetail & {
    orderId: string;
    paymentOption: PaymentOptionId;
    isBinding: boolean;
    items: EventItem[];
    handOver?: EventItem;
  };
  'trade-in-calculated': { success: boolean };
  /** A third party needs consent that only the page's consent tool can give; `isAsked`: the visitor has pressed its button. */
  'consent-needed': { service: ConsentService; isAsked: boolean };
  /** In a frame: height of its content, px; the outer page gets it by `postMessage`. */
  height: { height: number };
  error: ErrorDetail;
}

/** Emits an event to the host page. */
export type Emit = <Type extends keyof ShopEvents>(type: Type, detail: ShopEvents[Type]) => void;
