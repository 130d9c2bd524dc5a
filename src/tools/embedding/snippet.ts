import { hrefOf } from '../../domain/addresses';
import { keysOf } from '../../lib/keysOf';
import { majorVersion } from '../../lib/majorVersion';
import { release } from '../../lib/release';
import { webAddress } from '../../lib/webAddress';
import {
  embeddingOptions,
  embedMethods,
  optionOf,
  type EmbeddingOptionName,
  type EmbeddingValues,
  type EmbedMethodName,
} from './embedMethods';
import { READERS, type OptionName } from '../../domain/integration/mountOptions';

export interface SnippetSource {
  adminId: string;
  apiUrl: string;
  scriptFolder: string;
}

export const escaped = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const attributes = (pairs: readonly (readonly [name: string, value: string])[], prefix: string) =>
  pairs.map(([name, value]) => `\n  ${prefix}${dashed(name)}="${escaped(value)}"`).join('');
/** As text in a script: no closing tag can end it early. */
export const quoted = (value: string) => `'${value.replace(/[\\']/g, '\\$&').replaceAll('</', '<\\/')}'`;

/** Some page, to which relative addresses could belong. */
const PAGE = 'https://shop.example/';

export const isReadable = (name: OptionName, value: string) => READERS[name](value, PAGE) !== undefined;

/** Options that a way knows and that are not at their default, but for the target, which is always written out. */
function changedOptions(way: EmbedMethodName, values: EmbeddingValues): [string, string][] {
  const names: readonly EmbeddingOptionName[] = embedMethods[way].options;
  return keysOf(READERS).flatMap((name): [string, string][] => {
    const option = names.find((each) => each === name);
    // The overlay's start means nothing in the page.
    const isIdle = name === 'start' && names.includes('layout') && values.layout !== 'overlay';
    if (option === undefined || isIdle || optionOf(values, option) === embeddingOptions[option].standard) return [];
    const value = name === 'consent' ? 'external' : optionOf(values, option);
    return isReadable(name, value) ? [[name, value]] : [];
  });
}

/** From the first frame on, never less than the window: nothing is seen to move below it. */
export const ROOM = 'min-height: max(720px, 100vh)';
const WITH_ROOM = ` style="${ROOM}"`;
/** Its fields stand below each other in a window of less than 640 px. */
const SEARCH_ROOM = ' style="min-height: clamp(106px, (640px - 100vw) * 999, 214px)"';

/** An element for a selector that names an id; nothing for any other, which finds what is there. */
function targetElement(target: string, style = ''): string {
  const id = /^#([\w-]+)$/.exec(target)?.[1];
  return id === undefined ? '' : `<div id="${id}"${style}></div>\n`;
}

/** 50 to 180 ms earlier. */
function preconnect(apiUrl: string): string {
  const origin = webAddress(apiUrl)?.origin;
  return origin === undefined ? '' : `<link rel="preconnect" href="${escaped(origin)}" crossorigin>\n`;
}

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
  const major = majorVersion(release);
  const script = `${scriptFolder}webshop-start-${major}.js`;
  const module = `${scriptFolder}esm/webshop-widget-${major}.js`;
  const target = optionOf(values, 'target');
  const options = changedOptions(way, values);
  const needed: [string, string][] = [
    ['adminId', adminId],
    ['apiUrl', apiUrl],
  ];
  // The shop is no third party; what is one waits for its consent inside.
  const exemption = values.consent === 'cookiebot' ? ' data-cookieconsent="ignore"' : '';
  const tag = (more: readonly (readonly [string, string])[]) =>
    `<script async\n  src="${escaped(script)}"\n  data-cfasync="false"${exemption}${attributes([...needed, ...more], 'data-')}></script>`;
  const isOverlay = values.layout === 'overlay';
  switch (way) {
    case 'page':
      return targetElement(target, WITH_ROOM) + tag([['target', target], ...options]);
    case 'overlay':
      return `<a href="#${hrefOf('search')}" data-webshop-open="/">Fahrzeuge ansehen</a>\n${tag([['layout', 'overlay'], ...options])}`;
    case 'search':
      return targetElement(target, SEARCH_ROOM) + tag([['target', target], ['mode', 'search'], ...options]);
    case 'module': {
      const lines = [...needed, ...options].map(
        ([name, value]) =>
          // These two are no texts.
          `    ${name}: ${name === 'manageHead' || name === 'offsetTop' ? value : quoted(value)},`,
      );
      return `${targetElement(target, isOverlay ? '' : WITH_ROOM)}<script type="module">\n  import { mount } from ${quoted(module)};\n  mount(${quoted(target)}, {\n${lines.join('\n')}\n  });\n</script>`;
    }
    case 'element': {
      const style = isOverlay ? '' : `\n  style="display: block; ${ROOM}"`;
      return `<webshop-widget${attributes([...needed, ...options], '')}${style}></webshop-widget>\n<script async src="${escaped(script)}" data-cfasync="false"${exemption}></script>`;
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
        `    ${tag([['target', '#webshop'], ...options]).replaceAll('\n', '\n    ')}`,
        '  </body>',
        '</html>',
      ].join('\n');
  }
}
