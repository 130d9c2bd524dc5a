import { HOST_PROPERTIES } from '../src/domain/tenant/hostProperties';

/** Attributes that other tools add to a script tag: optimisers, consent tools, tag managers, page swaps. */
const FOREIGN =
  /^(?:amp|astro|auto|borlabs|cf|cmp|complianz|cookie|gtm|id$|iub|litespeed|n-|name$|no-?|nscript|ot-|pagespeed|pmdelayed|purpose|requires|rocket|service|skip|src|turbo|type|uc-|usercentrics|vendor|webshop|wp|wpmeteor)/;

/** Letters of a name without case, `data-` and separators, which are misspelt most often. */
const lettersOf = (name: string) => name.toLowerCase().replace(/^data-|^--webshop-|[^a-z]/g, '');

/** Levenshtein distance of two words. */
function distance(from: string, to: string): number {
  const letters = to.split('');
  let row = [0, ...letters.map((_, at) => at + 1)];
  from.split('').forEach((letter, above) => {
    const next = [above + 1];
    letters.forEach((other, at) => {
      const changed = (row[at] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    });
    row = next;
  });
  return row[to.length] ?? 0;
}

/** Known attribute that was probably meant. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const letters = lettersOf(name);
  const [best] = known
    .map((candidate) => [candidate, distance(letters, lettersOf(candidate))] as const)
    .sort(([, one], [, other]) => one - other);
  return best && best[1] <= (letters.length > 5 ? 2 : 1) ? best[0] : undefined;
}

/**
 * German messages for unknown attributes. On `<webshop-widget>`, which may have attributes for others, only those similar to an
 * option; on a script tag all except those of known tools.
 */
export function misspeltAttributes(
  names: readonly string[],
  known: readonly string[],
): { attribute: string; message: string }[] {
  return names.flatMap((attribute) => {
    if (known.includes(attribute)) return [];
    const isData = attribute.startsWith('data-');
    const meant = isData && FOREIGN.test(attribute.slice(5)) ? undefined : nearest(attribute, known);
    if (meant !== undefined) {
      return [{ attribute, message: `Dieses Attribut kennt der Shop nicht. Gemeint ist wohl "${meant}".` }];
    }
    const isForShop = isData && known[0]?.startsWith('data-') === true && !FOREIGN.test(attribute.slice(5));
    return isForShop ? [{ attribute, message: 'Dieses Attribut kennt der Shop nicht; es bewirkt nichts.' }] : [];
  });
}

/** German messages for custom properties of an element, its own and inherited, that have the shop's prefix and are none of its. */
export function misspeltProperties(element: Element | undefined): { attribute: string; message: string }[] {
  // Missing in Firefox, where only the hint is missing then.
  const names = typeof element?.computedStyleMap === 'function' ? [...element.computedStyleMap().keys()] : [];
  const known: readonly string[] = Object.values(HOST_PROPERTIES);
  return names
    .filter((name) => name.startsWith('--webshop-') && !known.includes(name))
    .map((attribute) => {
      const meant = nearest(attribute, known);
      const hint = meant === undefined ? 'sie bewirkt nichts.' : `Gemeint ist wohl "${meant}".`;
      return {
        attribute,
        message: `Diese Eigenschaft kennt der Shop nicht${meant === undefined ? '; ' : '. '}${hint}`,
      };
    });
}
