import {
  attributeOf,
  OPTION_NAMES,
  problemOf,
  READERS,
  type MountOptions,
  type OptionName,
  type OptionProblem,
  type Prefix,
} from '../../src/domain/integration/mountOptions';
import { withoutMarks } from '../../src/domain/integration/withoutMarks';
import { adminIdOverride } from '../../src/domain/tenant/adminId';
import { readQuery } from '../../src/domain/addressQuery';
import { shopHash } from '../../src/domain/shopHash';
import type { ShopConfig } from '../../src/state/environment';

/** The same options as texts, from attributes. */
export type AttributeOptions = { [Name in keyof MountOptions]?: string };

/** Of a script tag or `<webshop-widget>`, also as `data-adminId`; empty attributes count as absent. */
export function readAttributes(element: Element, prefix: Prefix = 'data-'): AttributeOptions {
  const given = OPTION_NAMES.map(
    (name) =>
      [
        name,
        withoutMarks(element.getAttribute(attributeOf(name, prefix)) ?? element.getAttribute(prefix + name) ?? ''),
      ] as const,
  );
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}

/**
 * Checked and completed (rules/embedding: bad configuration).
 * @param href address of the page; its `vehicleDealerAdminId` overrides the option
 * @param prefix of attributes in problems
 */
export function readOptions(given: unknown, href: string, prefix?: Prefix) {
  const input: Record<string, unknown> = { apiUrl: import.meta.env.VITE_API_URL, ...present(given) };
  if (typeof input.hashPrefix === 'string') input.hashPrefix = input.hashPrefix.replace(/^[#/]+|\/+$/g, '');
  const override = adminIdOf(href, input.hashPrefix);
  if (override !== undefined) input.adminId = override;

  const problems: OptionProblem[] = [];
  // A form or image of this name hides the property, and React throws.
  const isHidden = document.defaultView?.document !== document;
  if (isHidden) problems.push({ attribute: 'name="defaultView"', option: 'page' });
  /** @param isRequired no shop without it; any other unreadable option gets its default */
  function read<Name extends OptionName>(name: Name, isRequired = false) {
    const value = READERS[name](input[name], document.baseURI) as ReturnType<(typeof READERS)[Name]>;
    if (value === undefined && (isRequired || input[name] !== undefined))
      problems.push({ attribute: attributeOf(name, prefix), option: problemOf(name, input[name]) });
    return value;
  }
  const adminId = read('adminId', true);
  const apiUrl = read('apiUrl', true);
  const config = {
    layout: read('layout') ?? 'normal',
    start: read('start') ?? 'open',
    mode: read('mode') ?? 'shop',
    clientUrl: read('clientUrl'),
    hashPrefix: read('hashPrefix'),
    cspNonce: read('cspNonce'),
    offsetTop: read('offsetTop'),
    managesHead: read('manageHead') ?? true,
    consent: read('consent') ?? 'ask',
  } satisfies Partial<ShopConfig>;
  if (isHidden || adminId === undefined || apiUrl === undefined) return { problems };
  return { config: { ...config, adminId, apiUrl: apiUrl.replace(/\/+$/, '') }, problems };
}

function present(given: unknown): Record<string, unknown> {
  if (typeof given !== 'object' || given === null) return {};
  const entries = Object.entries(given).map(([name, value]: [string, unknown]) => [name, withoutMarks(value)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value != null && value !== ''));
}

function adminIdOf(href: string, hashPrefix: unknown): string | undefined {
  const path = shopHash(typeof hashPrefix === 'string' && hashPrefix !== '' ? hashPrefix : undefined).read(href) ?? '';
  return adminIdOverride(new URLSearchParams(path.split('?')[1]), new URLSearchParams(readQuery(new URL(href).search)));
}
