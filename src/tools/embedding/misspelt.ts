import { HOST_PROPERTIES } from '../../domain/tenant/hostProperties';

/** Letters of a name without case, `data-` and separators, which are misspelt most often. */
const lettersOf = (name: string) => name.toLowerCase().replace(/^data-|^--webshop-|[^a-z]/g, '');

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

export function nearestName(name: string, names: readonly string[]): string | undefined {
  const letters = lettersOf(name);
  const [best] = names
    .map((candidate) => [candidate, distance(letters, lettersOf(candidate))] as const)
    .sort(([, one], [, other]) => one - other);
  return best && best[1] <= (letters.length > 5 ? 2 : 1) ? best[0] : undefined;
}

/** Messages for attributes that are none of the shop's; on `<webshop-widget>` only for those similar to an option. */
export function misspeltAttributes(
  names: readonly string[],
  validNames: readonly string[],
): { attribute: string; message: string }[] {
  return names.flatMap((attribute) => {
    const meant = nearestName(attribute, validNames);
    if (meant !== undefined)
      return [{ attribute, message: `Dieses Attribut kennt der Shop nicht. Gemeint ist wohl "${meant}".` }];
    const isForShop = attribute.startsWith('data-') && validNames[0]?.startsWith('data-') === true;
    return isForShop ? [{ attribute, message: 'Dieses Attribut kennt der Shop nicht; es bewirkt nichts.' }] : [];
  });
}

export function misspeltProperties(names: readonly string[]): { attribute: string; message: string }[] {
  return names.map((attribute) => {
    const meant = nearestName(attribute, Object.values(HOST_PROPERTIES));
    const hint = meant === undefined ? '; sie bewirkt nichts.' : `. Gemeint ist wohl "${meant}".`;
    return { attribute, message: `Diese Eigenschaft kennt der Shop nicht${hint}` };
  });
}
