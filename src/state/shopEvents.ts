import type { ConsentService } from '../domain/thirdParties';
import type { EventItem, VehicleDetail, VehicleListName } from '../domain/vehicle/eventItem';

/** What went wrong: each is told once, when it has happened. */
export type ErrorCode =
  | 'unknown-tenant' // the platform knows no dealer of this id: the shop cannot start
  | 'platform-unreachable' // the dealer's settings could not be read: the shop cannot start
  | 'load-failed' // a part of the shop did not arrive: no connection
  | 'outdated' // a part of the shop is not on the server any more: a newer release is
  | 'search-failed' // the vehicles could not be read; the shop goes on
  | 'call-failed' // any call to the platform, after its retries; `call`, `failure` and `status` say which and how
  | 'crash'; // a screen or a part of it could not be shown

/** An error, without anything that a visitor typed, and without ids of persons. */
export interface ErrorDetail {
  code: ErrorCode;
  /** In German for what visitors read, else as the browser says it, without quoted values, addresses of people and numbers. */
  message: string;
  /** Screen on which it happened ('vehicle', 'checkout 9-summary'). */
  place: string;
  /** Version of the shop; source maps of the same version lie beside its files. */
  release: string;
  /** Of a crash: `message` and the original stack, for an error tracker that knows the source maps. */
  error?: Error;
  /** Of a failed call: method and path, with a star for every id ('GET /cars/*'). */
  call?: string;
  failure?: string;
  /** HTTP status, where there was an answer. */
  status?: number;
}

/** Events for the host page, by their type. No personal data in any of them (decisions 1). Money is EUR with tax. */
export interface ShopEvents {
  /** The shop stands. Told again to those who listen to the handle later. */
  ready: { adminId: string };
  navigate: { path: string };
  /** A result is there; `query` without typed words. */
  search: { query: string; count: number };
  /** Vehicles are shown: the first ones of a list, then each time only those that came to it. */
  'vehicle-list': { list: VehicleListName; items: EventItem[]; currency: 'EUR' };
  /** A vehicle of a list was pressed. */
  'vehicle-select': { list: VehicleListName; item: EventItem; currency: 'EUR' };
  /** 'Weitere laden' has brought more of `total` vehicles. */
  'load-more': { shown: number; total: number };
  /** The visitor changed the search: names of the filters that changed, and all of it without typed words. */
  filter: { changed: string[]; query: string };
  'vehicle-view': VehicleDetail;
  favourite: VehicleDetail & { isAdded: boolean };
  compare: VehicleDetail & { isAdded: boolean };
  /** 'Teilen' was pressed, of a vehicle or of a comparison. */
  share: { vehicleId?: string };
  'pdf-saved': VehicleDetail;
  /** A link to the dealer was pressed. */
  'contact-click': { channel: 'phone' | 'email' | 'whatsapp' | 'map'; vehicleId?: string };
  /** A request has arrived at the dealer. */
  'contact-sent': Partial<VehicleDetail>;
  /** The visitor changed something in a calculator, and a result is there. `monthly`: EUR of the rate. */
  calculator: VehicleDetail & { kind: 'financing' | 'leasing'; monthly?: number };
  /** A step of the order is shown; `value` is what the items cost together. */
  'checkout-step': VehicleDetail & { step: string; position: number; items: EventItem[] };
  /** The visitor left the order. `isSaved`: a link to go on was sent. */
  'checkout-abandoned': VehicleDetail & { step: string; isSaved: boolean };
  /** An order has arrived; `isBinding` is false for a request that binds to nothing. `value` is what the items cost together. */
  'order-created': VehicleDetail & {
    orderId: string;
    paymentOption: string;
    isBinding: boolean;
    items: EventItem[];
  };
  'trade-in-calculated': { success: boolean };
  /** A third party waits for consent that only the page's own tool can give; `isAsked`: the visitor has pressed its button. */
  'consent-needed': { service: ConsentService; isAsked: boolean };
  /** In a frame: height of its content, px; the page around it is told by `postMessage`. */
  height: { height: number };
  error: ErrorDetail;
}

/** Tells the host page. */
export type Emit = <Type extends keyof ShopEvents>(type: Type, detail: ShopEvents[Type]) => void;
