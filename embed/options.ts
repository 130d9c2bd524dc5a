import * as z from 'zod/mini';
import { adminIdOverride, adminIdSchema } from '../src/domain/tenant/adminId';
import { shopHash } from '../src/lib/history/shopHash';
import type { ShopConfig } from '../src/state/environment';

/** Name of the custom element that holds a shop. */
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

/** The same options as texts, from attributes. */
export type AttributeOptions = { [Name in keyof MountOptions]?: string };

/** Problem with an option: `attribute` as the dealer writes it, `message` in German. */
export interface OptionProblem {
  attribute: string;
  message: string;
}

interface ReadOptions {
  /** `undefined` if required options are missing or invalid. */
  config?: ShopConfig;
  problems: OptionProblem[];
}

const webAddress = z.pipe(
  z.string(),
  z.transform((value, context) => {
    try {
      const { protocol, href } = new URL(value.trim(), document.baseURI);
      if (protocol === 'https:' || protocol === 'http:') return href;
    } catch {
      // Falls through: not an address.
    }
    context.issues.push({ code: 'custom', input: value });
    return z.NEVER;
  }),
);

const pixels = z.number().check(z.nonnegative());

const optionsSchema = z.object({
  adminId: adminIdSchema,
  apiUrl: webAddress,
  layout: z._default(z.enum(['normal', 'overlay']), 'normal'),
  start: z._default(z.enum(['open', 'closed']), 'open'),
  mode: z._default(z.enum(['shop', 'search']), 'shop'),
  clientUrl: z.optional(webAddress),
  hashPrefix: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]*$/i))),
  cspNonce: z.optional(z.string()),
  offsetTop: z.optional(z.union([pixels, z.pipe(z.string().check(z.regex(/^\d+(px)?$/)), z.transform(parseFloat))])),
  manageHead: z._default(
    z.union([
      z.boolean(),
      z.pipe(
        z.enum(['true', 'false']),
        z.transform((value) => value === 'true'),
      ),
    ]),
    true,
  ),
  consent: z._default(z.enum(['ask', 'external']), 'ask'),
});

type OptionName = keyof typeof optionsSchema.shape;

const MESSAGES: Record<OptionName, string> = {
  adminId: 'Die Händlerkennung fehlt oder ist ungültig.',
  apiUrl: 'Die Adresse der Schnittstelle fehlt oder ist ungültig.',
  layout: 'Erlaubt sind "normal" und "overlay"; verwendet wird "normal".',
  start: 'Erlaubt sind "open" und "closed"; verwendet wird "open".',
  mode: 'Erlaubt sind "shop" und "search"; verwendet wird "shop".',
  clientUrl: 'Die Adresse der Seite mit dem Shop ist ungültig und wird nicht verwendet.',
  hashPrefix: 'Erlaubt sind Buchstaben, Ziffern, "-" und "_"; verwendet wird kein Präfix.',
  cspNonce: 'Die Nonce ist ungültig und wird nicht verwendet.',
  offsetTop: 'Erlaubt ist eine Höhe in Pixeln.',
  manageHead: 'Erlaubt sind "true" und "false"; verwendet wird "true".',
  consent: 'Erlaubt sind "ask" und "external"; verwendet wird "ask".',
};

/** Required options; any other invalid option is replaced by its default. */
const REQUIRED: ReadonlySet<string> = new Set<OptionName>(['adminId', 'apiUrl']);

const isOptionName = (name: unknown): name is OptionName => typeof name === 'string' && name in MESSAGES;

/** Names of all options. */
export const OPTION_NAMES: readonly string[] = Object.keys(MESSAGES);

/** Prefix of attribute names: `data-` on a script tag, none on `<webshop-widget>`. */
export type Prefix = 'data-' | '';

/** Name of the attribute for an option: `adminId` → `data-admin-id`. */
export function attributeOf(option: string, prefix: Prefix = 'data-'): string {
  return `${prefix}${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Reads the options of a script tag or of `<webshop-widget>`; empty attributes count as absent. */
export function readAttributes(element: Element, prefix: Prefix = 'data-'): AttributeOptions {
  const given = OPTION_NAMES.map(
    (name) => [name, element.getAttribute(attributeOf(name, prefix))?.trim() ?? ''] as const,
  );
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}

/**
 * Checks and completes the options of a page (rules/embedding: bad configuration).
 *
 * @param href address of the page, whose `vehicleDealerAdminId` overrides the option
 * @param prefix prefix of the attributes in problems
 */
export function readOptions(given: unknown, href: string, prefix?: Prefix): ReadOptions {
  const input: Record<string, unknown> = { apiUrl: import.meta.env.VITE_API_URL, ...present(given) };
  if (typeof input.hashPrefix === 'string') input.hashPrefix = input.hashPrefix.replace(/^[#/]+|\/+$/g, '');
  const override = adminIdOf(href, input.hashPrefix);
  if (override !== undefined) input.adminId = override;

  const first = z.safeParse(optionsSchema, input);
  const refused = first.success ? [] : [...new Set(first.error.issues.map(({ path }) => path[0]))].filter(isOptionName);
  const problems = refused.map((name) => ({ attribute: attributeOf(name, prefix), message: MESSAGES[name] }));
  if (refused.some((name) => REQUIRED.has(name))) return { problems };

  const usable = Object.fromEntries(Object.entries(input).filter(([name]) => !refused.some((other) => other === name)));
  const { manageHead, apiUrl, ...rest } = z.parse(optionsSchema, usable);
  return { config: { ...rest, apiUrl: apiUrl.replace(/\/+$/, ''), managesHead: manageHead }, problems };
}

function present(given: unknown): Record<string, unknown> {
  if (typeof given !== 'object' || given === null) return {};
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value != null && value !== ''));
}

/** Tenant id in the address of the page, from its query or from the query of the hash. */
function adminIdOf(href: string, hashPrefix: unknown): string | undefined {
  const path = shopHash(typeof hashPrefix === 'string' && hashPrefix !== '' ? hashPrefix : undefined).read(href) ?? '';
  return adminIdOverride(new URLSearchParams(path.split('?')[1]), new URL(href).searchParams);
}
