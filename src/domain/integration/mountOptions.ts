import { readAdminId } from '../tenant/adminId';

export const WIDGET_ELEMENT = 'webshop-widget';

/** Options of `mount`; each is also an attribute of the script tag (`adminId`: `data-admin-id`). */
export interface MountOptions {
  /** Tenant id. The page's query parameter `vehicleDealerAdminId` overrides it. */
  adminId: string;
  /** Base URL of the platform API. Default: the one that the script was built with. */
  apiUrl?: string | undefined;
  /** `normal`: inside the page; `overlay`: over the whole window. Default: `normal`. */
  layout?: 'normal' | 'overlay' | undefined;
  /** Overlay layout: open from the start, or only when the page opens it. Default: `open`. */
  start?: 'open' | 'closed' | undefined;
  /** The whole shop, or a compact search that links to it. Default: `shop`. */
  mode?: 'shop' | 'search' | undefined;
  /** Search mode: address of the page with the shop. Default: setting `integrationWebsiteUrl` of the tenant. */
  clientUrl?: string | undefined;
  /** For hosts with `#/` routes of their own: with `shop`, every address of the shop begins with `#/shop/`. */
  hashPrefix?: string | undefined;
  /** Nonce for third-party script elements, if the Content-Security-Policy of the page requires one. */
  cspNonce?: string | undefined;
  /** Height of the page's sticky header, px: the shop is scrolled into view below it. Default: detected. */
  offsetTop?: number | undefined;
  /** `false`: the shop never changes title, meta description and JSON-LD of the page. Default: `true`. */
  manageHead?: boolean | undefined;
  /** `ask`: the shop asks for consent; `external`: third-party content needs `WebshopWidget.grantConsent`. Default: `ask`. */
  consent?: 'ask' | 'external' | undefined;
}

type Dashed<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Dashed<Rest>}`
  : '';

/** The options as attributes of `<webshop-widget>`, for JSX: `admin-id`, `manage-head="false"`. */
export type WebshopWidgetAttributes = {
  [Name in keyof MountOptions as Dashed<Name>]: MountOptions[Name] extends infer Value
    ? Value extends boolean
      ? `${Value}`
      : Value
    : never;
};

/** `undefined` for what cannot be used. */
type Reader<Value> = (given: unknown, base: string) => Value | undefined;

/** 'api.example.de/v1', and no path of the page. */
const isWithoutScheme = (given: string) =>
  /^(?:[a-z\d-]+\.)+(?!php|html?|aspx?)[a-z]{2,}(?::\d+)?(?:\/|$)/i.test(given);

export const problemOf = (name: OptionName, given: unknown): OptionProblem['option'] =>
  READERS[name] === webAddress && typeof given === 'string' && isWithoutScheme(given.trim()) ? 'scheme' : name;

const webAddress: Reader<string> = (given, base) => {
  if (typeof given !== 'string' || isWithoutScheme(given.trim())) return undefined;
  try {
    const { protocol, href } = new URL(given.trim(), base);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
};

const text: Reader<string> = (given) => (typeof given === 'string' ? given : undefined);

const matching =
  (pattern: RegExp): Reader<string> =>
  (given) =>
    typeof given === 'string' && pattern.test(given) ? given : undefined;

const oneOf =
  <Value extends string>(...values: readonly Value[]): Reader<Value> =>
  (given) =>
    values.find((value) => value === (typeof given === 'string' ? given.toLowerCase() : given));

const pixels: Reader<number> = (given) => {
  const px = typeof given === 'string' && /^\d+(px)?$/i.test(given) ? parseFloat(given) : given;
  return typeof px === 'number' && px >= 0 && px < Infinity ? px : undefined;
};

const yesOrNo: Reader<boolean> = (given) => {
  const word = String(given).toLowerCase();
  return word === 'true' ? true : word === 'false' ? false : undefined;
};

/** Without zod, which every page would load for these few values. */
export const READERS = {
  adminId: readAdminId,
  apiUrl: webAddress,
  layout: oneOf('normal', 'overlay'),
  start: oneOf('open', 'closed'),
  mode: oneOf('shop', 'search'),
  clientUrl: webAddress,
  hashPrefix: matching(/^[a-z0-9][a-z0-9_-]*$/i),
  cspNonce: text,
  offsetTop: pixels,
  manageHead: yesOrNo,
  consent: oneOf('ask', 'external'),
} satisfies Record<keyof MountOptions, Reader<unknown>>;

export type OptionName = keyof typeof READERS;

/** An option that is missing or invalid: `attribute` as the dealer writes it. `messagesOf` gives it in German. */
export interface OptionProblem {
  attribute: string;
  /** `page`: the page hides a property of the document that React needs; `scheme`: an address without its 'https://'. */
  option: OptionName | 'page' | 'scheme';
}

export const OPTION_NAMES: readonly string[] = Object.keys(READERS);

/** Prefix of attribute names: `data-` on a script tag, none on `<webshop-widget>`. */
export type Prefix = 'data-' | '';

export function attributeOf(option: string, prefix: Prefix = 'data-'): string {
  return `${prefix}${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
