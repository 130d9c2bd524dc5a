import { attributeOf, OPTION_NAMES, type Prefix } from './options';
import { warnDealer } from './warnDealer';

/** Global HTML attributes. */
const GLOBAL = /^(?:class|id|style|slot|part|hidden|lang|dir|role|title|tabindex|nonce|aria-.*|data-v-.*)$/;

const known = (prefix: Prefix) => [...OPTION_NAMES, 'target'].map((name) => attributeOf(name, prefix));

/** Attributes with the prefix that are neither options nor global. */
function unknownIn(names: readonly string[], prefix: Prefix): string[] {
  const ours = known(prefix);
  return names.filter((name) => name.startsWith(prefix) && !ours.includes(name) && !GLOBAL.test(name));
}

/** Messages for unknown attributes, with the one that was probably meant; that code is loaded only if there are any. */
export async function unknownAttributes(
  names: readonly string[],
  prefix: Prefix = 'data-',
): Promise<{ attribute: string; message: string }[]> {
  const unknown = unknownIn(names, prefix);
  if (unknown.length === 0) return [];
  const { misspeltAttributes } = await import('./misspelt');
  return misspeltAttributes(unknown, known(prefix));
}

/** Logs unknown attributes. */
export function warnAboutUnknown(names: readonly string[], prefix: Prefix = 'data-'): void {
  const warn = async () => {
    for (const { attribute, message } of await unknownAttributes(names, prefix)) warnDealer(attribute, message);
  };
  // Without the chunk only a hint is missing.
  warn().catch(() => undefined);
}
