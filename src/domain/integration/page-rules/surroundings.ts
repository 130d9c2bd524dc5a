import { hrefOf } from '../../addresses';
import { attributeOf, type PageRule, type TagRule } from './rule';

export const hasNoBase: TagRule = (tag) =>
  tag.name === 'base' && tag.attributes.has('href')
    ? [
        {
          level: 'warning',
          text: '<base href> ändert, wohin relative Adressen führen.',
          remedy: 'Der Shop kommt damit zurecht; eigene Anker-Verweise führen auf die Basisadresse.',
        },
      ]
    : [];

/** Beginning of every address of the shop. */
const HASH_ROUTE = `#${hrefOf('search')}`;

/** The page itself has no links that begin as the shop's addresses, unless the shop has a prefix. */
export const hasNoRoutesOfItsOwn: PageRule = ({ tags, scripts }) => {
  const ownRoute = tags.find(
    (tag) =>
      tag.name === 'a' && attributeOf(tag, 'href').startsWith(HASH_ROUTE) && !tag.attributes.has('data-webshop-open'),
  );
  if (!ownRoute || scripts.every((script) => attributeOf(script, 'data-hash-prefix') !== '')) return [];
  return [
    {
      level: 'warning',
      line: ownRoute.line,
      text: `Die Seite arbeitet selbst mit ${attributeOf(ownRoute, 'href')}.`,
      remedy: 'Geben Sie dem Shop ein Präfix: data-hash-prefix="shop".',
    },
  ];
};

export const hasViewport: PageRule = ({ tags }) =>
  tags.some((tag) => tag.name === 'meta' && attributeOf(tag, 'name').toLowerCase() === 'viewport')
    ? []
    : [
        {
          level: 'warning',
          text: 'Ohne <meta name="viewport"> zeigen Telefone die Seite verkleinert.',
          remedy: 'Ergänzen Sie im <head>: <meta name="viewport" content="width=device-width, initial-scale=1">',
        },
      ];

export const beginsWithDoctype: PageRule = ({ source }) =>
  /^\s*(?:<!--[\s\S]*?-->\s*)*<!doctype html/i.test(source)
    ? []
    : [
        {
          level: 'warning',
          line: 1,
          text: 'Die Seite beginnt nicht mit <!doctype html>.',
          remedy: 'Setzen Sie es an den Anfang: ohne es rechnen Browser Breiten und Höhen anders.',
        },
      ];
