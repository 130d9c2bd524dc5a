import { readFileSync } from 'node:fs';
import { compiler } from 'markdown-to-jsx';
import { renderToStaticMarkup } from 'react-dom/server';

const STYLE = '.config/build/documents.css';
const PICTURES = 'embed/package/';

/** Anchor of a heading, as code hosts write it: links in the texts use it. */
export const anchorOf = (heading: string) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const pictureData = (path: string) => `data:image/jpeg;base64,${readFileSync(`${PICTURES}${path}`).toString('base64')}`;

/** Text in the notation of the documents as HTML, pictures included. */
export const htmlOf = (markdown: string, wrapper: 'main' | 'div' = 'main') =>
  renderToStaticMarkup(
    compiler(markdown, {
      wrapper,
      forceBlock: true,
      forceWrapper: true,
      disableParsingRawHTML: true,
      slugify: anchorOf,
      sanitizer: (target, _tag, attribute) =>
        attribute === 'src' ? pictureData(target) : target.replace(/^(HANDBUCH|EINBINDEN|CHANGELOG)\.md\b/, '$1.html'),
    }),
  );

/** A document of the package as a page of its own. @param feed its name, where the document has one */
export function documentPage(markdown: string, feed?: string): string {
  const title = /^# (.*)$/m.exec(markdown)?.[1] ?? 'webshop-widget';
  const feedLink = feed === undefined ? '' : `\n<link rel="alternate" type="application/atom+xml" href="${feed}">`;
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">${feedLink}
<style>
${readFileSync(STYLE, 'utf8')}</style>
</head>
<body>
${htmlOf(markdown).replaceAll('<table>', '<div class="table" tabindex="0"><table>').replaceAll('</table>', '</table></div>')}
</body>
</html>
`;
}
