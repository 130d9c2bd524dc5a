import { attributeOf, OPTION_NAMES, type Prefix } from './mountOptions';

const GLOBAL = /^(?:class|id|style|slot|part|hidden|lang|dir|role|title|tabindex|nonce|aria-.*|data-v-.*)$/;

export const knownAttributes = (prefix: Prefix) => [...OPTION_NAMES, 'target'].map((name) => attributeOf(name, prefix));

/** Attributes with the prefix, neither options nor global; some are other tools' (`foreignAttributes`). */
export function otherAttributes(names: readonly string[], prefix: Prefix): string[] {
  const ours = knownAttributes(prefix);
  return names.filter((name) => name.startsWith(prefix) && !ours.includes(name) && !GLOBAL.test(name));
}
