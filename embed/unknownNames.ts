import { HOST_PROPERTIES } from '../src/domain/tenant/hostProperties';
import { attributeOf, OPTION_NAMES, type Prefix } from './options';

/** Global HTML attributes. */
const GLOBAL = /^(?:class|id|style|slot|part|hidden|lang|dir|role|title|tabindex|nonce|aria-.*|data-v-.*)$/;

export const knownAttributes = (prefix: Prefix) => [...OPTION_NAMES, 'target'].map((name) => attributeOf(name, prefix));

/** Attributes with the prefix that are neither options nor global, nor of known tools. */
export async function unknownAttributes(names: readonly string[], prefix: Prefix = 'data-'): Promise<string[]> {
  const ours = knownAttributes(prefix);
  const others = names.filter((name) => name.startsWith(prefix) && !ours.includes(name) && !GLOBAL.test(name));
  if (others.length === 0) return [];
  const { FOREIGN } = await import('./foreignAttributes');
  return others.filter((name) => !name.startsWith('data-') || !FOREIGN.test(name.slice(5)));
}

/** Custom properties of an element, its own and inherited, that have the shop's prefix and are none of its. */
export function unknownProperties(element: Element): string[] {
  // Missing in Firefox, where only the hint is missing then.
  const names = typeof element.computedStyleMap === 'function' ? [...element.computedStyleMap().keys()] : [];
  const ours: readonly string[] = Object.values(HOST_PROPERTIES);
  return names.filter((name) => name.startsWith('--webshop-') && !ours.includes(name));
}
