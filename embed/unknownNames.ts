import { attributeOf, OPTION_NAMES, type Prefix } from './options';
import { warnDealer } from './warnDealer';

/** What any element may carry. */
const GLOBAL = /^(?:class|id|style|slot|part|hidden|lang|dir|role|title|tabindex|nonce|aria-.*|data-v-.*)$/;

const known = (prefix: Prefix) => [...OPTION_NAMES, 'target'].map((name) => attributeOf(name, prefix));

/** Names attributes that the shop does not know, with what was probably meant; what does that is only loaded where there are some. */
export function nameUnknown(names: readonly string[], prefix: Prefix = 'data-'): void {
  const ours = known(prefix);
  const unknown = names.filter((name) => name.startsWith(prefix) && !ours.includes(name) && !GLOBAL.test(name));
  if (unknown.length === 0) return;
  const name = async () => {
    const { misspeltAttributes } = await import('./misspelt');
    for (const { attribute, message } of misspeltAttributes(unknown, ours)) warnDealer(attribute, message);
  };
  // Nothing but a hint is lost with it.
  name().catch(() => undefined);
}
