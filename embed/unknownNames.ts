import { attributeOf, OPTION_NAMES, type Prefix } from './options';
import { warnDealer } from './warnDealer';

/** Global HTML attributes. */
const GLOBAL = /^(?:class|id|style|slot|part|hidden|lang|dir|role|title|tabindex|nonce|aria-.*|data-v-.*)$/;

const known = (prefix: Prefix) => [...OPTION_NAMES, 'target'].map((name) => attributeOf(name, prefix));

/** Logs unknown attributes, with the one that was probably meant; that code is loaded only if there are any. */
export function warnAboutUnknown(names: readonly string[], prefix: Prefix = 'data-'): void {
  const ours = known(prefix);
  const unknown = names.filter((name) => name.startsWith(prefix) && !ours.includes(name) && !GLOBAL.test(name));
  if (unknown.length === 0) return;
  const warn = async () => {
    const { misspeltAttributes } = await import('./misspelt');
    for (const { attribute, message } of misspeltAttributes(unknown, ours)) warnDealer(attribute, message);
  };
  // Without the chunk only a hint is missing.
  warn().catch(() => undefined);
}
