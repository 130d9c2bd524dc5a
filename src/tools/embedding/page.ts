import { webAddress } from '../../lib/webAddress';
import {
  attributeOf,
  READERS,
  WIDGET_ELEMENT,
  type OptionName,
  type Prefix,
} from '../../domain/integration/mountOptions';
import { withoutMarks } from '../../domain/integration/withoutMarks';
import { readSource, type PageTag, type TextTag } from './pageSource';

/** A page with the shop: its pasted source, or the living document (`tools/diagnose/livePage`). */
export interface DealerPage {
  tags: readonly PageTag[];
  hasDoctype: boolean;
  /** Not one around it. */
  isTop: boolean;
  /** `undefined` where the source alone cannot say. */
  count: (selector: string) => number | undefined;
  /** Targets that have their shop already. */
  mounted: readonly string[];
  /** Tags that the source has only as text. */
  texts?: readonly TextTag[];
  /** What the page should say, where somebody knows it. */
  expected?: ExpectedPage;
  address?: string;
  policy?: string;
}

type PageFacts = Pick<DealerPage, 'expected' | 'address' | 'policy'>;

export interface ExpectedPage {
  adminId: string;
  apiUrl: string;
  scriptOrigin: string;
}

const SCRIPT_NAME = /webshop-(?:start|widget)(?:-\d[\w.-]*)?\.js(?:[?#]|$)/i;

/** '' if it is missing. */
export const valueOf = ({ attributes }: PageTag, name: string): string => attributes.get(name)?.trim() ?? '';

export const targetOf = (tag: PageTag): string => withoutMarks(valueOf(tag, 'data-target'));

const RUN_TYPES = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/;

/** 'text/plain', 'text/partytown' and 'text/javascript; charset=utf-8' are text. */
export const isScriptType = (tag: PageTag) => RUN_TYPES.test(valueOf(tag, 'type').toLowerCase());

/** `nomodule` is for browsers of another time. */
export const isRun = (tag: PageTag) =>
  tag.name === 'script' &&
  isScriptType(tag) &&
  !tag.attributes.has('nomodule') &&
  (valueOf(tag, 'src') !== '' || !isShopScript(tag));

/** Also where an optimiser has moved its address to another attribute. */
export const isShopScript = ({ name, attributes }: PageTag) =>
  name === 'script' && [...attributes.values()].some((value) => SCRIPT_NAME.test(value));

export const isShopModule = ({ name, text }: PageTag) =>
  name === 'script' && /esm\/webshop-widget(?:-\d[\w.-]*)?\.js/.test(text);

/** Scripts with attributes for it, and `<webshop-widget>`. */
export function declarationsOf({ tags }: DealerPage): { tag: PageTag; prefix: Prefix }[] {
  const elements = tags.filter(({ name }) => name === WIDGET_ELEMENT);
  const callsMount = tags.some(
    (tag) => isShopModule(tag) || (tag.name === 'script' && /\bmount\(|'mount'/.test(tag.text)),
  );
  const scripts = tags.filter(
    (tag) =>
      (isShopScript(tag) && elements.length === 0 && !callsMount) ||
      (tag.name === 'script' &&
        ['data-admin-id', 'data-api-url', 'data-target'].some((name) => tag.attributes.has(name))),
  );
  return [
    ...scripts.map((tag) => ({ tag, prefix: 'data-' }) as const),
    ...elements.map((tag) => ({ tag, prefix: '' }) as const),
  ];
}

function countIn(tags: readonly PageTag[], selector: string): number | undefined {
  const [, mark = '', name = ''] = /^([#.]?)([\w-]+)$/.exec(selector) ?? [];
  if (name === '') return undefined;
  return tags.filter((tag) => {
    if (mark === '#') return valueOf(tag, 'id') === name;
    return mark === '.' ? valueOf(tag, 'class').split(/\s+/).includes(name) : tag.name === name.toLowerCase();
  }).length;
}

/** Nothing is run or sent. */
export function pageOf(source: string, facts: PageFacts = {}): DealerPage {
  const { tags, texts } = readSource(source);
  return {
    tags,
    texts,
    hasDoctype: /^\s*(?:<!--[\s\S]*?-->\s*)*<!doctype html/i.test(source),
    isTop: true,
    count: (selector) => countIn(tags, selector),
    mounted: [],
    ...facts,
  };
}

/** `undefined` without the page's address. */
export function addressOn({ address, tags }: DealerPage, given: string): string | undefined {
  const base = tags.find((tag) => tag.name === 'base' && tag.attributes.has('href'));
  try {
    return new URL(given, new URL(base ? valueOf(base, 'href') : '', address)).href;
  } catch {
    return webAddress(given)?.href;
  }
}

/** As far as the source says which. */
export interface AskedShop {
  tag: PageTag;
  adminId: string | undefined;
  apiUrl: string | undefined;
}

/** Of tags, and of calls of `mount`. */
export function shopsOf(page: DealerPage): AskedShop[] {
  const asked = (tag: PageTag, given: (name: OptionName) => string): AskedShop => {
    const api = withoutMarks(given('apiUrl'));
    const isReadable = api !== '' && READERS.apiUrl(api, 'https://page.invalid/') !== undefined;
    return {
      tag,
      adminId: READERS.adminId(withoutMarks(given('adminId'))),
      apiUrl: isReadable ? addressOn(page, api)?.replace(/\/+$/, '') : undefined,
    };
  };
  const calls = page.tags.flatMap((tag) =>
    [...(isRun(tag) ? tag.text.matchAll(/\bmount\(([^)]*)\)|'mount'([^\]]*)\]/g) : [])].map(([call]) =>
      asked(tag, (name) => new RegExp(`${name}['"]?\\s*:\\s*(['"\`])(.*?)\\1`).exec(call)?.[2] ?? ''),
    ),
  );
  const tags = declarationsOf(page).map(({ tag, prefix }) =>
    asked(tag, (name) => valueOf(tag, attributeOf(name, prefix))),
  );
  return [...tags, ...calls].filter(({ adminId, apiUrl }) => adminId !== undefined || apiUrl !== undefined);
}
