import type { SourceTag } from '../pageSource';
import { attributeOf } from './rule';

const SCRIPT_NAME = /webshop-widget\.js(?:[?#]|$)/i;

/** Whether a tag loads the shop's script, also where an optimiser has moved its address to another attribute. */
export const isShopScript = (tag: SourceTag): boolean =>
  tag.name === 'script' &&
  (SCRIPT_NAME.test(attributeOf(tag, 'src')) || [...tag.attributes.values()].some((value) => SCRIPT_NAME.test(value)));

/** Whether a tag imports the shop as a module. */
export const isShopModule = (tag: SourceTag): boolean =>
  tag.name === 'script' && tag.text.includes('esm/webshop-widget.js');
