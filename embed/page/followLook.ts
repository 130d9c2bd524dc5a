import { HOST_PROPERTIES } from '../../src/domain/tenant/hostProperties';
import { movedColours, SPACING, themeOnPage, type HostLook } from '../../src/domain/tenant/pageTheme';
import { mapKeys } from '../../src/lib/keysOf';
import type { PageLook } from '../../src/state/environment';

/** Logs a value that is invalid, or not used as it is. */
export type Report = (property: string, message: string) => void;

/** The browser computes `1rem` to `16px`. */
const PROBES = {
  accent: 'color',
  text: 'color',
  surface: 'color',
  bodyFont: 'font-family',
  headingFont: 'font-family',
  radius: 'outline-offset',
  spacing: 'flex-grow',
  gutter: 'padding-left',
} as const satisfies Partial<Record<keyof typeof HOST_PROPERTIES, string>>;

const NAMES = Object.keys(PROBES) as (keyof typeof PROBES)[];

const isSpacing = (scale: number) => scale >= SPACING.min && scale <= SPACING.max;

/** By `color-scheme` of the element (kept by the overlay) or the page's `meta`; if both schemes are allowed, by the visitor's choice. */
function isDark(style: CSSStyleDeclaration): boolean {
  const colorScheme = style.getPropertyValue('--page-scheme') || style.colorScheme;
  const meta = document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content ?? '';
  const scheme = colorScheme === 'normal' ? meta : colorScheme;
  return scheme.includes('dark') && (!scheme.includes('light') || matchMedia(PREFERS_DARK).matches);
}

const PREFERS_DARK = '(prefers-color-scheme: dark)';

/** Not yet checked. */
function readLook(element: Element, probe: HTMLElement, report: Report): HostLook {
  const computed = getComputedStyle(element);
  const { style } = probe;
  const look = mapKeys(NAMES, (name) => {
    const property = HOST_PROPERTIES[name];
    const given = computed.getPropertyValue(property).trim();
    if (given === '') return undefined;
    const likeIt = PROBES[name];
    // Mixed with itself, a colour is computed as red, green, blue in any notation.
    style.setProperty(likeIt, likeIt === 'color' ? `color-mix(in srgb, ${given}, ${given})` : given);
    const value = style.getPropertyValue(likeIt) === '' ? undefined : getComputedStyle(probe).getPropertyValue(likeIt);
    style.removeProperty(likeIt);
    if (value === undefined) report(property, `"${given}" ist hier kein gültiger Wert und wird nicht verwendet.`);
    else if (name === 'spacing' && !isSpacing(Number(value)))
      report(
        property,
        `"${given}" liegt nicht zwischen ${SPACING.min} und ${SPACING.max}; es gilt die nächste Grenze.`,
      );
    if (name === 'gutter') return value === undefined ? 'initial' : Number(given) === 0 ? value : undefined;
    return value;
  });
  return { ...look, isDark: isDark(computed) };
}

/** With its ancestors, out of shadow roots. */
function lineOf(element: Element): Element[] {
  const line: Element[] = [];
  let each: Element | null = element;
  while (each !== null) {
    line.push(each);
    const root: Node = each.getRootNode();
    each = each.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
  return line;
}

/**
 * Custom properties, and a dark set where the page is dark.
 * @param surface around the shop: gets the page's ground and text, for what is beside the shop
 * @param onChange at once and at each change; `undefined` without a look
 */
export function followLook(
  element: Element,
  surface: HTMLElement,
  report: Report,
  onChange: (theme: ReturnType<PageLook['theme']>) => void,
): () => void {
  let before = '';
  const reported = new Set<string>();
  const reportOnce: Report = (property, message) => {
    const isNew = !reported.has(property + message);
    reported.add(property + message);
    if (isNew) report(property, message);
  };

  function read() {
    // The open overlay disables the page's style sheets, and keeps their values.
    const isCovered = surface instanceof HTMLDialogElement && surface.open;
    const look = readLook(isCovered ? surface : element, surface, reportOnce);
    const now = JSON.stringify(look);
    if (now === before) return;
    const isFirst = before === '';
    before = now;
    for (const { name, used } of movedColours(look)) {
      const message = `Mit dieser Farbe ist Schrift nicht lesbar genug; verwendet wird ${used}.`;
      reportOnce(HOST_PROPERTIES[name], message);
    }
    const isGiven = look.isDark === true || Object.values(look).some((value) => typeof value === 'string');
    if (!isGiven && isFirst) return;
    const { '--surface': ground = '', '--black': text = '' } = themeOnPage({}, look);
    for (const [name, value] of Object.entries({ '--ground': ground, '--ink': ground && text }))
      surface.style.setProperty(name, value);
    onChange(isGiven ? (settings) => themeOnPage(settings, look) : undefined);
  }

  const stopping = new AbortController();
  const { signal } = stopping;
  let frame = 0;
  const readSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(read);
  };
  const observer = new MutationObserver(readSoon);
  for (const each of lineOf(element)) {
    observer.observe(each, { attributes: true });
    // A fading colour is read on its way and at its end.
    each.addEventListener('transitionend', ({ target }) => target === each && readSoon(), { signal });
  }
  observer.observe(document.head, { attributes: true, childList: true, subtree: true });
  document.head.addEventListener('load', readSoon, { capture: true, signal });
  matchMedia(PREFERS_DARK).addEventListener('change', readSoon, { signal });
  read();
  return () => {
    stopping.abort();
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
