import { HOST_PROPERTIES } from '../../src/domain/tenant/hostProperties';
import { movedColours, SPACING, themeOnPage, type HostLook } from '../../src/domain/tenant/pageTheme';
import { mapKeys } from '../../src/lib/keysOf';
import type { PageLook } from '../../src/state/environment';

/** Logs an invalid value of a property, or one that is not used as it is. */
export type Report = (property: string, message: string) => void;

/** CSS properties that accept the same values, to read each value as the browser computes it (`1rem` becomes `16px`). */
const PROBES = {
  accent: 'color',
  text: 'color',
  surface: 'color',
  bodyFont: 'font-family',
  headingFont: 'font-family',
  radius: 'outline-offset',
  spacing: 'flex-grow',
} as const satisfies Partial<Record<keyof typeof HOST_PROPERTIES, string>>;

const NAMES = Object.keys(PROBES) as (keyof typeof PROBES)[];

const isSpacing = (scale: number) => scale >= SPACING.min && scale <= SPACING.max;

/** Whether the page is dark: by the `color-scheme` of the element (kept by the overlay) or of the page's `meta`, and where both are allowed by the visitor's choice. */
function isDark(style: CSSStyleDeclaration): boolean {
  const colorScheme = style.getPropertyValue('--page-scheme') || style.colorScheme;
  const meta = document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content ?? '';
  const scheme = colorScheme === 'normal' ? meta : colorScheme;
  return scheme.includes('dark') && (!scheme.includes('light') || matchMedia(PREFERS_DARK).matches);
}

const PREFERS_DARK = '(prefers-color-scheme: dark)';

/** Reads the custom properties by which the page styles the shop (`HOST_PROPERTIES`): computed values, not yet checked. */
function readLook(element: Element, probe: HTMLElement, report: Report): HostLook {
  const computed = getComputedStyle(element);
  const { style } = probe;
  const look = mapKeys(NAMES, (name) => {
    const property = HOST_PROPERTIES[name];
    const given = computed.getPropertyValue(property).trim();
    if (given === '') return undefined;
    const likeIt = PROBES[name];
    // Mixing a colour with itself makes the browser compute it as red, green and blue, whatever its notation.
    style.setProperty(likeIt, likeIt === 'color' ? `color-mix(in srgb, ${given}, ${given})` : given);
    const value = style.getPropertyValue(likeIt) === '' ? undefined : getComputedStyle(probe).getPropertyValue(likeIt);
    style.removeProperty(likeIt);
    if (value === undefined) report(property, `"${given}" ist hier kein gültiger Wert und wird nicht verwendet.`);
    else if (name === 'spacing' && !isSpacing(Number(value)))
      report(
        property,
        `"${given}" liegt nicht zwischen ${SPACING.min} und ${SPACING.max}; es gilt die nächste Grenze.`,
      );
    return value;
  });
  return { ...look, isDark: isDark(computed) };
}

/** The element and what it inherits from, out of shadow roots as well. */
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
 * Follows the look that the page gives the shop: custom properties, and a dark set where the page itself is dark.
 *
 * @param surface element around the shop that gets the page's ground and text, for what is shown beside the shop
 * @param onChange called at once and after every change; `undefined` while the page gives no look
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
    // The page's style sheets rest while the overlay is open, which keeps their values.
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
    // A colour that fades is read on its way, and once more when it is there.
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
