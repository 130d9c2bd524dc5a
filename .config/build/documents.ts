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

/** A document of the package as a page of its own, pictures included. */
export function documentPage(markdown: string): string {
  const title = /^# (.*)$/m.exec(markdown)?.[1] ?? 'webshop-widget';
  const content = compiler(markdown, {
    wrapper: 'main',
    forceBlock: true,
    forceWrapper: true,
    disableParsingRawHTML: true,
    slugify: anchorOf,
    sanitizer: (target, _tag, attribute) =>
      attribute === 'src' ? pictureData(target) : target.replace(/^(HANDBUCH|EINBINDEN|CHANGELOG)\.md\b/, '$1.html'),
  });
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>
${readFileSync(STYLE, 'utf8')}</style>
</head>
<body>
${renderToStaticMarkup(content).replaceAll('<table>', '<div class="table" tabindex="0"><table>').replaceAll('</table>', '</table></div>')}
</body>
</html>
`;
}
