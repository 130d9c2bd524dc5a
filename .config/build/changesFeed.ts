import { createHash } from 'node:crypto';
import { anchorOf, htmlOf } from './documents.ts';

/** Name of the feed in the package. */
export const FEED = 'CHANGELOG.xml';

const VERSION = /^## (\d+\.\d+\.\d+) \((\d{4}-\d{2}-\d{2})\)\n([\s\S]*?)(?=^## |$(?![\s\S]))/gm;
/** What a page has to change stands under this word. */
const ADAPT = /^Anpassen:$/m;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The same for a version in each build. */
function idOf(version: string): string {
  const hash = createHash('sha256').update(`webshop-widget ${version}`).digest('hex');
  return `urn:uuid:${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** The released versions of the changelog as an Atom feed, so that an agency hears of a version that asks for a change. */
export function changesFeed(changelog: string): string {
  const entries = [...changelog.matchAll(VERSION)].map(([, version = '', day = '', text = '']) => ({
    updated: `${day}T00:00:00Z`,
    lines: [
      '  <entry>',
      `    <id>${idOf(version)}</id>`,
      `    <title>${version}${ADAPT.test(text) ? ': bitte anpassen' : ''}</title>`,
      `    <updated>${day}T00:00:00Z</updated>`,
      `    <link href="CHANGELOG.html#${anchorOf(`${version} (${day})`)}"/>`,
      ...(ADAPT.test(text) ? ['    <category term="anpassen"/>'] : []),
      `    <content type="html">${escaped(htmlOf(text, 'div'))}</content>`,
      '  </entry>',
    ],
  }));
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de">',
    `  <id>${idOf('changes')}</id>`,
    '  <title>webshop-widget: Änderungen</title>',
    '  <author><name>webshop-widget</name></author>',
    `  <updated>${entries[0]?.updated ?? '1970-01-01T00:00:00Z'}</updated>`,
    ...entries.flatMap(({ lines }) => lines),
    '</feed>\n',
  ].join('\n');
}
