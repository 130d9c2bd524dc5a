/** Attributes that other tools put on a script tag: optimisers, consent tools, tag managers, page swaps. */
const OF_OTHERS =
  /^(?:amp|astro|auto|borlabs|cf|cmp|complianz|cookie|gtm|id$|iub|litespeed|n-|name$|no-?|nscript|ot-|pagespeed|pmdelayed|purpose|requires|rocket|service|skip|src|turbo|type|uc-|usercentrics|vendor|webshop|wp|wpmeteor)/;

/** Letters alone: how a name is written is what goes wrong most. */
const lettersOf = (name: string) => name.toLowerCase().replace(/^data-|[^a-z]/g, '');

/** How many letters have to be typed, taken away or changed to make one word the other. */
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

/** The attribute that was probably meant. */
function nearest(name: string, known: readonly string[]): string | undefined {
  const letters = lettersOf(name);
  const [best] = known
    .map((candidate) => [candidate, distance(letters, lettersOf(candidate))] as const)
    .sort(([, one], [, other]) => one - other);
  return best && best[1] <= (letters.length > 5 ? 2 : 1) ? best[0] : undefined;
}

/**
 * Attributes that the shop does not know, each with what to do about it. An element of the page may carry many that are not meant for
 * the shop, so there only those are named that look like one of its own; on a script tag all but those of known tools.
 */
export function misspeltAttributes(
  names: readonly string[],
  known: readonly string[],
): { attribute: string; message: string }[] {
  return names.flatMap((attribute) => {
    if (known.includes(attribute)) return [];
    const isData = attribute.startsWith('data-');
    const meant = isData && OF_OTHERS.test(attribute.slice(5)) ? undefined : nearest(attribute, known);
    if (meant !== undefined) {
      return [{ attribute, message: `Dieses Attribut kennt der Shop nicht. Gemeint ist wohl "${meant}".` }];
    }
    const isForShop = isData && known[0]?.startsWith('data-') === true && !OF_OTHERS.test(attribute.slice(5));
    return isForShop ? [{ attribute, message: 'Dieses Attribut kennt der Shop nicht; es bewirkt nichts.' }] : [];
  });
}
