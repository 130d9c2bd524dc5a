import { hrefOf } from '../addresses';
import { webAddress } from '../../lib/webAddress';
import {
  EMBEDDING_DEFAULTS,
  embedMethods,
  type EmbeddingOptionName,
  type EmbeddingValues,
  type EmbedMethodName,
} from './embedMethods';

export interface SnippetSource {
  adminId: string;
  apiUrl: string;
  scriptFolder: string;
}

const escaped = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const attributes = (pairs: readonly (readonly [name: string, value: string])[], prefix: string) =>
  pairs.map(([name, value]) => `${prefix}${dashed(name)}="${escaped(value)}"`).join(' ');
/** As text in a script: no closing tag can end it early. */
export const quoted = (value: string) => `'${value.replace(/[\\']/g, '\\$&').replaceAll('</', '<\\/')}'`;

/** Options that a way knows and that are not at their default; the target is written out always where there is one. */
function changedOptions(way: EmbedMethodName, values: EmbeddingValues): [EmbeddingOptionName, string][] {
  const names: readonly EmbeddingOptionName[] = embedMethods[way].options;
  return names.flatMap((name): [EmbeddingOptionName, string][] => {
    const value = values[name].trim();
    // The overlay's start means nothing in the page.
    if (name === 'start' && names.includes('layout') && values.layout !== 'overlay') return [];
    return name !== 'target' && value !== '' && value !== EMBEDDING_DEFAULTS[name] ? [[name, value]] : [];
  });
}

/** Room for the shop from the first frame on: never less than the window, because nothing is seen to move below it. */
export const ROOM = 'min-height: max(720px, 100vh)';
const WITH_ROOM = ` style="${ROOM}"`;

/** An element for a selector that names an id; nothing for any other, which finds what is there. */
function targetElement(target: string, style = ''): string {
  const id = /^#([\w-]+)$/.exec(target)?.[1];
  return id === undefined ? '' : `<div id="${id}"${style}></div>\n`;
}

/** Opens the connection to the platform while the script is still loading: 50 to 180 ms earlier. */
function preconnect(apiUrl: string): string {
  const origin = webAddress(apiUrl)?.origin;
  return origin === undefined ? '' : `<link rel="preconnect" href="${escaped(origin)}" crossorigin>\n`;
}

/** The code to paste for one way of embedding, filled in. */
export function snippetOf(way: EmbedMethodName, values: EmbeddingValues, source: SnippetSource): string {
  const code = codeOf(way, values, source);
  // The page of the admin area is loaded by few, and whole.
  return way === 'admin' ? code : preconnect(source.apiUrl) + code;
}

function codeOf(
  way: EmbedMethodName,
  values: EmbeddingValues,
  { adminId, apiUrl, scriptFolder }: SnippetSource,
): string {
  const script = `${scriptFolder}webshop-widget.js`;
  const module = `${scriptFolder}esm/webshop-widget.js`;
  const target = values.target.trim() || EMBEDDING_DEFAULTS.target;
  const options = changedOptions(way, values);
  const needed: [string, string][] = [
    ['adminId', adminId],
    ['apiUrl', apiUrl],
  ];
  const tag = (more: readonly (readonly [string, string])[]) =>
    `<script async src="${escaped(script)}" data-cfasync="false"\n        ${attributes([...needed, ...more], 'data-')}></script>`;
  const isOverlay = values.layout === 'overlay';
  switch (way) {
    case 'page':
      return targetElement(target, WITH_ROOM) + tag([['target', target], ...options]);
    case 'overlay':
      return `<a href="#" data-webshop-open="/">Fahrzeuge ansehen</a>\n${tag([['layout', 'overlay'], ...options])}`;
    case 'search':
      return targetElement(target) + tag([['target', target], ['mode', 'search'], ...options]);
    case 'module': {
      const lines = [...needed, ...options].map(([name, value]) =>
        name === 'manageHead' ? `    manageHead: false,` : `    ${name}: ${quoted(value)},`,
      );
      return `${targetElement(target, isOverlay ? '' : WITH_ROOM)}<script type="module">\n  import { mount } from ${quoted(module)};\n  mount(${quoted(target)}, {\n${lines.join('\n')}\n  });\n</script>`;
    }
    case 'element': {
      const style = isOverlay ? '' : ` style="display: block; ${ROOM}"`;
      return `<webshop-widget ${attributes([...needed, ...options], '')}${style}></webshop-widget>\n<script async src="${escaped(script)}" data-cfasync="false"></script>`;
    }
    case 'admin':
      return [
        '<!doctype html>',
        '<html lang="de">',
        '  <head>',
        '    <meta charset="utf-8">',
        '    <meta name="viewport" content="width=device-width, initial-scale=1">',
        '    <meta name="robots" content="noindex">',
        '    <title>Verwaltung</title>',
        `    <script>if (!location.hash) location.hash = "#${hrefOf('admin')}";</script>`,
        '  </head>',
        '  <body>',
        `    <div id="webshop"${WITH_ROOM}></div>`,
        `    ${tag([['target', '#webshop'], ...options]).replace('\n', '\n    ')}`,
        '  </body>',
        '</html>',
      ].join('\n');
  }
}
