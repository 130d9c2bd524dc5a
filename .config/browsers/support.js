import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Features missing in the supported browsers (`browserslist` in package.json), by MDN's browser compatibility data.
 * @typedef {{ version_added?: string | boolean | null, flags?: unknown, alternative_name?: string, prefix?: string, partial_implementation?: boolean }} Support
 * @typedef {{ support: Record<string, Support | Support[] | undefined> }} Compat
 */

const require = createRequire(import.meta.url);
/** @type {any} Tree of 20 MB without types. */
export const data = require('@mdn/browser-compat-data');

/** @type {{ browserslist: string[] }} */
const { browserslist } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const supported = browserslist.map((browser) => {
  const [name = '', version = ''] = browser.split(' ');
  return { name: name === 'ios_saf' ? 'safari_ios' : name, version: Number(version) };
});

/**
 * Supported browsers that lack a feature: 'safari 26, firefox never'; '' if all have it.
 * @param {Compat | undefined} compat
 * @returns {string}
 */
export function missingIn(compat) {
  if (compat === undefined) return '';
  return supported
    .flatMap(({ name, version }) => {
      const all = [compat.support[name]].flat();
      const support = all.find((each) => each && !each.flags && !each.alternative_name && !each.prefix);
      const added = support?.version_added;
      if (typeof added !== 'string' || added === 'preview') return [`${name} never`];
      // A range ('≤79') is an upper bound.
      return parseFloat(added.replace('≤', '')) > version ? [`${name} ${added}`] : [];
    })
    .join(', ');
}

/** Whether a value is a feature, not the support data of its parent. */
export const isFeature = (value) => value !== undefined && !('support' in value);
