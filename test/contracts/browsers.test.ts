import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rules } from '../../.config/uno.config';
import { data, isFeature, missingIn, type Feature } from '../../.config/browsers/support.js';

/** CSS features that some supported browsers lack, with their fallback. DOM interfaces: `newerApi.test.ts`. */
const NEWER: Record<string, string> = {
  'overflow-clip-margin': 'the picture stays within the shop’s own gutters, asked by @supports',
  ':-moz-range-thumb': 'one of two names of a slider’s handle',
  ':-webkit-slider-thumb': 'one of two names of a slider’s handle',
  ':-webkit-scrollbar': 'a scrollbar is seen',
  ':-webkit-search-cancel-button': 'only browsers that have the button need it hidden',
  ':selection': 'selected text looks as everywhere in the browser',
  'animation-range': 'in `@supports`; else the example stands twice',
  'animation-timeline': 'in `@supports`; else shades at the edges (`--row-shades`)',
  'break-after: avoid': 'paper may break behind a heading',
  'break-before: avoid': 'an address may stand alone on a sheet',
  'contain-intrinsic-height': 'only of use with `content-visibility`',
  'contain-intrinsic-inline-size': 'only of use in a column as wide as its content',
  'content-visibility': 'a long list is laid out in full',
  'content-visibility: auto': 'a long list is laid out in full',
  'content-visibility: visible': 'a long list is laid out in full',
  'cursor: default': 'fingers have no cursor',
  'cursor: not-allowed': 'fingers have no cursor',
  'cursor: pointer': 'fingers have no cursor',
  'cursor: progress': 'fingers have no cursor',
  'cursor: zoom-in': 'fingers have no cursor',
  'field-sizing': 'a text area keeps its rows, and can be drawn larger',
  'field-sizing: content': 'a text area keeps its rows, and can be drawn larger',
  'font-family: ui-monospace': 'the next font of the list',
  'forced-color-adjust': 'Safari has no forced colours',
  'forced-color-adjust: none': 'Safari has no forced colours',
  'hyphenate-limit-chars': 'short words may be hyphenated too',
  hyphens: 'with its prefix, which the build adds',
  mask: 'with its prefix, which the build adds',
  'mask: intersect': 'with its prefix, which the build adds',
  'mask-position': 'with its prefix, which the build adds',
  'overscroll-behavior': 'complete but for lists that do not overflow',
  'overscroll-behavior-x': 'complete but for lists that do not overflow',
  'print-color-adjust': 'with its prefix, which the build adds',
  'print-color-adjust: exact': 'with its prefix, which the build adds',
  resize: 'a text area keeps its rows',
  'resize: vertical': 'a text area keeps its rows',
  'scroll()': 'in `@supports`; else shades at the edges (`--row-shades`)',
  'scrollbar-width': 'a scrollbar as the system has it',
  'scrollbar-width: none': 'a scrollbar as the system has it',
  'scrollbar-width: thin': 'a scrollbar as the system has it',
  'text-size-adjust': 'with its prefix, where phones need it',
  'text-wrap': 'lines break where they break',
  'text-wrap: balance': 'lines break where they break',
  'text-wrap: pretty': 'lines break where they break',
  'text-wrap: wrap': 'lines break where they break',
  'timeline-scope': 'in `@supports`; else the example stands twice',
  'view-timeline': 'in `@supports`; else the example stands twice',
  'view-timeline-inset': 'in `@supports`; else the example stands twice',
  'width: stretch': '`-webkit-fill-available` and `-moz-available` stand before it',
};

const root = join(import.meta.dirname, '../..');
const utilities = rules.map(
  ([, set]) =>
    `.x { ${Object.entries(set)
      .map((each) => `${each.join(': ')};`)
      .join(' ')} }`,
);
const css = ['src', 'embed']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => name.endsWith('.css') && !name.includes('examples'))
  .map((name) => readFileSync(join(root, name), 'utf8'))
  .concat(utilities)
  .join('\n')
  .replace(/\/\*[^]*?\*\//g, '')
  .replace(/'[^']*'|"[^"]*"/g, '""');

/** CSS features in use with the supported browsers that lack them ('' for none). */
function featuresUsed(): Map<string, string> {
  const { properties, 'at-rules': atRules, selectors, types } = data.css;
  const used = new Map<string, string>();
  const add = (name: string, feature: Feature | undefined) => {
    if (feature?.__compat) used.set(name, missingIn(feature.__compat));
  };
  for (const [, property = '', value = ''] of css.matchAll(/(?<=[{;]\s*)([a-z][a-z-]*):\s*([^;{}]+);/g)) {
    add(property, properties[property]);
    for (const [, word = ''] of value.matchAll(/(?<![-\w#.(])([a-z][a-z-]*)(?![-\w]*\()/g))
      add(`${property}: ${word}`, childOf(properties[property], word));
  }
  for (const [, name = ''] of css.matchAll(/[\s:(,]([a-z][a-z-]*)\(/g)) add(`${name}()`, findIn(types, name));
  for (const [, name = ''] of css.matchAll(/::?([a-z-]+)/g)) add(`:${name}`, selectors[name]);
  for (const [, name = ''] of css.matchAll(/@([a-z-]+)/g)) add(`@${name}`, atRules[name]);
  for (const [, name = ''] of css.matchAll(/@media[^{]*\(([a-z-]+)/g))
    add(`@media ${name}`, childOf(atRules.media, name.replace(/^(min|max)-/, '')));
  return used;
}

function childOf(feature: Feature | undefined, name: string): Feature | undefined {
  const child = feature?.[name] ?? feature?.[name.replaceAll('-', '_')];
  return isFeature(child) ? child : undefined;
}

function findIn(tree: Record<string, Feature[string]>, name: string): Feature | undefined {
  for (const [key, value] of Object.entries(tree)) {
    if (key === '__compat' || !isFeature(value)) continue;
    const feature = key === name && value.__compat ? value : findIn(value, name);
    if (feature) return feature;
  }
  return undefined;
}

describe('the promised browsers', () => {
  const used = featuresUsed();

  it('are asked about all that the styles use', () => {
    for (const name of ['color-mix()', ':has', '@container', '@media prefers-reduced-motion', 'aspect-ratio'])
      expect(used.get(name), name).toBe('');
    expect(used.get('field-sizing')).toContain('firefox 152');
  });

  it('have it, or do well without', () => {
    const newer = [...used].filter(([, missing]) => missing !== '');
    expect(Object.fromEntries(newer.filter(([name]) => !(name in NEWER)))).toEqual({});
    const names = new Set(newer.map(([name]) => name));
    expect(
      Object.keys(NEWER).filter((name) => !names.has(name)),
      'are no longer used, or everywhere by now',
    ).toEqual([]);
  });
});
