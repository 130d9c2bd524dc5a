import { HOST_PROPERTIES } from '../src/domain/tenant/hostProperties';
import { loadOperatorTexts } from './fileBeside';
import { attributeOf, OPTION_NAMES, type Prefix } from './options';
import { warnDealer } from './warnDealer';

/** Global HTML attributes. */
const GLOBAL = /^(?:class|id|style|slot|part|hidden|lang|dir|role|title|tabindex|nonce|aria-.*|data-v-.*)$/;

const known = (prefix: Prefix) => [...OPTION_NAMES, 'target'].map((name) => attributeOf(name, prefix));

/** Attributes with the prefix that are neither options nor global, nor of known tools. */
async function unknownIn(names: readonly string[], prefix: Prefix): Promise<string[]> {
  const ours = known(prefix);
  const others = names.filter((name) => name.startsWith(prefix) && !ours.includes(name) && !GLOBAL.test(name));
  if (others.length === 0) return [];
  const { FOREIGN } = await import('./foreignAttributes');
  return others.filter((name) => !name.startsWith('data-') || !FOREIGN.test(name.slice(5)));
}

/** Messages for unknown attributes, with the one that was probably meant; that code is loaded only if there are any. */
export async function unknownAttributes(
  names: readonly string[],
  prefix: Prefix = 'data-',
): Promise<{ attribute: string; message: string }[]> {
  const unknown = await unknownIn(names, prefix);
  return unknown.length === 0 ? [] : (await loadOperatorTexts()).misspeltAttributes(unknown, known(prefix));
}

/** Messages for custom properties of an element, its own and inherited, that have the shop's prefix and are none of its. */
export async function unknownProperties(element: Element): Promise<{ attribute: string; message: string }[]> {
  // Missing in Firefox, where only the hint is missing then.
  const names = typeof element.computedStyleMap === 'function' ? [...element.computedStyleMap().keys()] : [];
  const ours: readonly string[] = Object.values(HOST_PROPERTIES);
  const unknown = names.filter((name) => name.startsWith('--webshop-') && !ours.includes(name));
  return unknown.length === 0 ? [] : (await loadOperatorTexts()).misspeltProperties(unknown);
}

/** Logs messages; without the code for them only a hint is missing. */
function warnAbout(messages: Promise<{ attribute: string; message: string }[]>): void {
  messages.then(
    (all) => all.forEach(({ attribute, message }) => warnDealer(attribute, message)),
    () => undefined,
  );
}

export const warnAboutUnknown = (names: readonly string[], prefix?: Prefix): void =>
  warnAbout(unknownAttributes(names, prefix));

export const warnAboutProperties = (element: Element): void => warnAbout(unknownProperties(element));
