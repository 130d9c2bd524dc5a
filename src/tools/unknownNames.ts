import { otherAttributes } from '../domain/integration/otherAttributes';
import type { Prefix } from '../domain/integration/mountOptions';
import { HOST_PROPERTIES } from '../domain/tenant/hostProperties';

/** Attributes with the prefix that are neither options nor global, nor of known tools. */
export async function unknownAttributes(names: readonly string[], prefix: Prefix = 'data-'): Promise<string[]> {
  const others = otherAttributes(names, prefix);
  if (others.length === 0) return [];
  const { isForeign } = await import('../domain/integration/foreignAttributes');
  return others.filter((name) => !isForeign(name));
}

/** Custom properties of an element, its own and inherited, that have the shop's prefix and are none of its. */
export function unknownProperties(element: Element): string[] {
  // Missing in Firefox, where only the hint is missing then.
  const names = typeof element.computedStyleMap === 'function' ? [...element.computedStyleMap().keys()] : [];
  const ours: readonly string[] = Object.values(HOST_PROPERTIES);
  return names.filter((name) => name.startsWith('--webshop-') && !ours.includes(name));
}
