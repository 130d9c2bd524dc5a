import { isShopScript } from './shopScript';
import { attributeOf, type TagRule } from './rule';

const DELAYING_TYPE = /lazyload|litespeed|rocket/;
const DELAYING_ATTRIBUTES = ['data-rocket-src', 'data-litespeed-src'];

/** No consent tool and no accelerator delays the shop's script. */
export const isNotDelayed: TagRule = (tag) => {
  const type = attributeOf(tag, 'type').toLowerCase();
  if (type === 'text/plain')
    return [
      {
        level: 'error',
        text: 'Das Skript wartet auf Ihr Consent-Werkzeug (type="text/plain").',
        remedy: 'Nehmen Sie den Shop von der Sperre aus: Inhalte Dritter fragt er selbst ab.',
      },
    ];
  if (!DELAYING_TYPE.test(type) && !DELAYING_ATTRIBUTES.some((name) => tag.attributes.has(name))) return [];
  return [
    {
      level: 'warning',
      text: 'Ein Beschleuniger verzögert das Skript, der Shop erscheint erst nach der ersten Berührung.',
      remedy: 'Nehmen Sie webshop-widget.js in seinen Einstellungen aus.',
    },
  ];
};

export const isEncrypted: TagRule = (tag) =>
  /^http:/i.test(attributeOf(tag, 'src'))
    ? [
        {
          level: 'warning',
          text: 'Das Skript wird ohne Verschlüsselung (http) geladen.',
          remedy: 'Schreiben Sie https.',
        },
      ]
    : [];

const OPTIMISERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/rocket-loader(?:\.min)?\.js/i, 'Cloudflare Rocket Loader'],
  [/wp-rocket|rocketlazyloadscript/i, 'WP Rocket'],
  [/litespeed/i, 'LiteSpeed Cache'],
  [/autoptimize/i, 'Autoptimize'],
];

/** No optimiser of the page changes the shop's script; a script with data-cfasync="false" is exempt. */
export const isNotOptimised: TagRule = (tag, { scripts }) => {
  if (tag.name !== 'script' || isShopScript(tag)) return [];
  const found = OPTIMISERS.find(
    ([pattern]) => pattern.test(attributeOf(tag, 'src')) || pattern.test(attributeOf(tag, 'type')),
  );
  if (!found || scripts.every((script) => attributeOf(script, 'data-cfasync') === 'false')) return [];
  return [
    {
      level: 'warning',
      text: `${found[1]} verändert Skripte der Seite.`,
      remedy: 'Nehmen Sie webshop-widget.js davon aus, oder ergänzen Sie data-cfasync="false".',
    },
  ];
};
