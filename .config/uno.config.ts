import { readFileSync } from 'node:fs';
import type { CSSObject, Rule, UserConfig, Variant } from '@unocss/core';
import { breakpoints } from '../src/ui/breakpoints.ts';

/** A utility is one of this list: nothing can be written that is no token (docs/styles.md). */

const theme = readFileSync(new URL('../src/ui/theme.css', import.meta.url), 'utf8');

/** Names of the tokens of `src/ui/theme.css` that begin with a word: `--space-8` is '8'. */
const tokensOf = (kind: string) => [
  ...new Set([...theme.matchAll(new RegExp(`^  --${kind}-([\\w-]+):`, 'gm'))].map(([, name = '']) => name)),
];

/** Sizes of controls, icons and pictures, px. */
const SIZES = [16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 64, 72, 96, 112, 120, 160];
/** Widths of columns, and of what would be too wide to read, px. */
const WIDTHS = [200, 240, 280, 300, 320, 360, 420, 480, 560, 620, 640, 680, 720, 880, 960, 1440, 1536];

const COLOURS = {
  plain: 'text',
  muted: 'text-muted',
  surface: 'surface',
  subtle: 'surface-subtle',
  strong: 'surface-strong',
  accent: 'accent',
  'on-accent': 'on-accent',
  'accent-text': 'accent-text',
  'accent-tint': 'accent-tint',
  'accent-tint-strong': 'accent-tint-strong',
  error: 'error',
  'error-tint': 'error-tint',
  success: 'success',
  'success-tint': 'success-tint',
  warning: 'warning',
  'warning-tint': 'warning-tint',
};

const px = (value: number | string) => (value === 0 ? '0' : `${value}px`);

const words = (property: string, values: Record<string, string>): [string, CSSObject][] =>
  Object.entries(values).map(([name, value]) => [name, { [property]: value }]);

const scale = (prefix: string, names: readonly (number | string)[], of: (name: number | string) => CSSObject) =>
  names.map((name): [string, CSSObject] => [`${prefix}-${name}`, of(name)]);

const SPACES = {
  p: 'padding',
  px: 'padding-inline',
  py: 'padding-block',
  pt: 'padding-top',
  pr: 'padding-right',
  pb: 'padding-bottom',
  pl: 'padding-left',
  m: 'margin',
  mx: 'margin-inline',
  my: 'margin-block',
  mt: 'margin-top',
  mr: 'margin-right',
  mb: 'margin-bottom',
  ml: 'margin-left',
  gap: 'gap',
  'gap-x': 'column-gap',
  'gap-y': 'row-gap',
};

const SIDES = { t: 'top', r: 'right', b: 'bottom', l: 'left' };

const lineUp = { start: 'flex-start', center: 'center', end: 'flex-end', baseline: 'baseline', stretch: 'stretch' };

const spaces = Object.entries(SPACES).flatMap(([prefix, property]) => [
  ...scale(prefix, ['0', ...tokensOf('space')], (name) => ({
    [property]: name === '0' ? '0' : `var(--space-${name})`,
  })),
  ...(prefix.startsWith('m') ? words(property, { [`${prefix}-auto`]: 'auto' }) : []),
]);

const sizes = [
  ...['width', 'height', 'min-width', 'min-height', 'max-width', 'max-height'].flatMap((property) => {
    const prefix = property.replace('width', 'w').replace('height', 'h');
    return [
      ...scale(prefix, [0, ...SIZES, ...WIDTHS], (value) => ({ [property]: px(value) })),
      ...words(property, { [`${prefix}-full`]: '100%', [`${prefix}-max`]: 'max-content' }),
      ...words(property, property.startsWith('max') ? { [`${prefix}-none`]: 'none' } : { [`${prefix}-auto`]: 'auto' }),
    ];
  }),
];

const layout = [
  ...words('display', {
    block: 'block',
    'inline-block': 'inline-block',
    flex: 'flex',
    'inline-flex': 'inline-flex',
    grid: 'grid',
    contents: 'contents',
    hidden: 'none',
  }),
  ...words('position', { static: 'static', relative: 'relative', absolute: 'absolute', sticky: 'sticky' }),
  ...words('flex-direction', { 'flex-row': 'row', 'flex-col': 'column' }),
  ...words('flex-wrap', { 'flex-wrap': 'wrap', 'flex-nowrap': 'nowrap' }),
  ...words('flex', { 'flex-1': '1', 'flex-auto': '1 1 auto', 'flex-none': 'none' }),
  ...scale('flex', [112, 160, ...WIDTHS], (value) => ({ flex: `1 1 ${value}px` })),
  ...words('flex-basis', { 'basis-full': '100%' }),
  ...words('order', { 'order-first': '-1', 'order-0': '0', 'order-1': '1' }),
  ...scale('items', Object.keys(lineUp), (name) => ({ 'align-items': lineUp[name as keyof typeof lineUp] })),
  ...scale('self', Object.keys(lineUp), (name) => ({ 'align-self': lineUp[name as keyof typeof lineUp] })),
  ...words('align-content', { 'content-start': 'start', 'content-center': 'center' }),
  ...words('justify-content', {
    'justify-start': 'flex-start',
    'justify-center': 'center',
    'justify-end': 'flex-end',
    'justify-between': 'space-between',
  }),
  ...words('justify-items', { 'justify-items-start': 'start', 'justify-items-center': 'center' }),
  ...words('justify-self', { 'justify-self-start': 'start', 'justify-self-end': 'end' }),
  ...words('place-items', { 'place-items-center': 'center' }),
  ...words('grid-template-columns', {
    'grid-cols-1': 'minmax(0, 1fr)',
    'grid-cols-2': 'repeat(2, minmax(0, 1fr))',
    'grid-cols-3': 'repeat(3, minmax(0, 1fr))',
    'grid-cols-auto': '1fr auto',
    'grid-cols-label': '160px 1fr',
  }),
  ...words('grid-column', { 'col-1': '1', 'col-2': '2', 'col-full': '1 / -1' }),
  ...scale('z', [1, 2, 3, 4, 5], (value) => ({ 'z-index': String(value) })),
  ...words('inset', { 'inset-0': '0' }),
  ...Object.values(SIDES).flatMap((side) =>
    scale(side, ['0', ...tokensOf('space')], (name) => ({ [side]: name === '0' ? '0' : `var(--space-${name})` })),
  ),
  ...words('overflow', { 'overflow-hidden': 'hidden' }),
  ...words('overflow-x', { 'overflow-x-auto': 'auto' }),
  ...words('overflow-y', { 'overflow-y-auto': 'auto' }),
  ...words('overscroll-behavior', { 'overscroll-contain': 'contain' }),
  ...words('object-fit', { 'object-cover': 'cover', 'object-contain': 'contain' }),
  ...words('aspect-ratio', { 'aspect-4/3': '4 / 3' }),
  ...words('break-inside', { 'break-inside-avoid': 'avoid' }),
];

const type = [
  ...scale('text', tokensOf('type'), (name) => ({ 'font-size': `var(--type-${name})` })),
  ...scale('font', [400, 500, 600, 650, 700], (value) => ({ 'font-weight': String(value) })),
  ...words('font-family', { 'font-heading': 'var(--font-heading)' }),
  ...scale('leading', [16, 18, 20, 24], (value) => ({ 'line-height': px(value) })),
  ...words('line-height', { 'leading-heading': 'var(--line-heading)' }),
  ...words('text-align', { 'text-left': 'left', 'text-center': 'center', 'text-right': 'right' }),
  ...words('white-space', { 'whitespace-nowrap': 'nowrap', 'whitespace-pre-line': 'pre-line' }),
  ...words('overflow-wrap', { 'wrap-anywhere': 'anywhere', 'wrap-break': 'break-word' }),
  ...words('text-wrap', { 'text-pretty': 'pretty', 'text-balance': 'balance' }),
  ...words('text-overflow', { 'text-ellipsis': 'ellipsis' }),
  ...words('font-variant-numeric', { 'tabular-nums': 'tabular-nums' }),
  ...words('list-style', { 'list-none': 'none' }),
  ['hyphens-auto', { '-webkit-hyphens': 'auto', hyphens: 'auto' }],
  ['underline', { 'text-decoration': 'underline', 'text-underline-offset': '3px' }],
] satisfies Rule[];

const paint = [
  ...scale('text', Object.keys(COLOURS), (name) => ({ color: `var(--${COLOURS[name as keyof typeof COLOURS]})` })),
  ...scale('bg', Object.keys(COLOURS), (name) => ({ background: `var(--${COLOURS[name as keyof typeof COLOURS]})` })),
  ...words('background', { 'bg-none': 'none' }),
  ...words('border', {
    border: '1px solid var(--border)',
    'border-control': '1px solid var(--border-control)',
    'border-0': '0',
  }),
  ...Object.entries(SIDES).flatMap(([name, side]) =>
    words(`border-${side}`, { [`border-${name}`]: '1px solid var(--border)', [`border-${name}-0`]: '0' }),
  ),
  ...scale('rounded', tokensOf('radius'), (name) => ({ 'border-radius': `var(--radius-${name})` })),
  ...words('border-radius', { 'rounded-full': '50%' }),
  ...scale('shadow', tokensOf('shadow'), (name) => ({ 'box-shadow': `var(--shadow-${name})` })),
  ...words('outline', { 'outline-none': 'none' }),
  ...words('opacity', { 'opacity-0': '0', 'opacity-50': '0.5' }),
  ...words('cursor', { 'cursor-pointer': 'pointer' }),
  ...words('pointer-events', { 'pointer-events-none': 'none', 'pointer-events-auto': 'auto' }),
  ...words('scrollbar-width', { 'scrollbar-none': 'none', 'scrollbar-thin': 'thin' }),
];

export const rules = [...spaces, ...sizes, ...layout, ...type, ...paint] satisfies Rule[];

/** Prefixes with the rule around a utility. Each is a cascade layer of its own; a later one overrides an earlier one. */
export const VARIANTS: Record<string, { parent?: string; selector?: string; isForced?: boolean }> = {
  ...Object.fromEntries(
    Object.entries(breakpoints)
      .toSorted(([, a], [, b]) => b - a)
      .map(([name, width]) => [`below-${name}`, { parent: `@container shop (max-width: ${width - 0.02}px)` }]),
  ),
  ...Object.fromEntries(
    Object.entries(breakpoints)
      .toSorted(([, a], [, b]) => a - b)
      .map(([name, width]) => [name, { parent: `@container shop (min-width: ${width}px)` }]),
  ),
  coarse: { parent: '@media (pointer: coarse)' },
  'first-child': { selector: ':first-child' },
  empty: { selector: ':empty' },
  hover: { selector: ':hover' },
  'focus-visible': { selector: ':focus-visible' },
  disabled: { selector: ':disabled' },
  // Stronger than the styles of a component.
  print: { parent: '@media print', isForced: true },
};

const variants: Variant[] = Object.entries(VARIANTS).map(([name, { parent, selector, isForced }]) => ({
  name,
  match: (utility) =>
    utility.startsWith(`${name}:`)
      ? {
          matcher: utility.slice(name.length + 1),
          layer: name,
          parent,
          selector: selector === undefined ? undefined : (input) => input + selector,
          body: isForced ? (entries) => entries.map(([key, value]) => [key, `${String(value)} !important`]) : undefined,
        }
      : utility,
}));

/** Cascade layers of the utilities, from the weakest to the strongest. */
export const LAYERS = ['default', ...Object.keys(VARIANTS)];

export default { rules, variants } satisfies UserConfig;
