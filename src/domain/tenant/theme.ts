/** Look of the shop in the dealer's settings; each value may be missing or invalid. */
interface ThemeSettings {
  accent?: string | null;
  black?: string | null;
  error?: string | null;
  /** CSS length as text ('12px'), 0 to 9999. */
  radius?: string | null;
  headingFont?: string | null;
  bodyFont?: string | null;
}

/** Look of the shop set by the host page, as computed values; each overrides the dealer's setting. */
export interface HostLook {
  /** 'color(srgb 0.1 0.2 0.3)' */
  accent: string | undefined;
  bodyFont: string | undefined;
  headingFont: string | undefined;
  /** CSS length as text ('12px'). */
  radius: string | undefined;
  /** Factor of all distances as text ('0.9'), 0.75 to 1.25. */
  spacing: string | undefined;
}

/** Custom properties for the shop's root element, named as in `src/ui/theme.css`. */
type ThemeProperties = Record<`--${string}`, string>;

type Channels = readonly [red: number, green: number, blue: number];

const defaultTheme = { accent: '#0f52ba', black: '#12161c', error: '#b3261e' } as const;
const white: Channels = [255, 255, 255];
const pureBlack: Channels = [0, 0, 0];
const fallbackFonts = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
const textContrast = 4.5;
/** Minimum contrast of the dealer's black, so that greys mixed from it are readable (68 % of it: 4.5:1). */
const blackContrast = 14;

/**
 * Parses '#RGB' or '#RRGGBB' (the '#' may be missing) to '#rrggbb'; `undefined` for anything else, which a form reports as
 * 'Ungültiger Hex-Wert'.
 */
export function parseHexColour(text: string): string | undefined {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

function toChannels(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function toHex(channels: Channels): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance by WCAG, 0 (black) to 1 (white). */
function luminance(channels: Channels): number {
  const [red, green, blue] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function contrast(one: Channels, other: Channels): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Contrast of two colours ('#rrggbb') by WCAG, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  return contrast(toChannels(one), toChannels(other));
}

/** Mixes colours as CSS `color-mix(in srgb, one share, other)`. */
function mix(one: Channels, share: number, other: Channels): Channels {
  const blend = (index: 0 | 1 | 2) => Math.round(one[index] * share + other[index] * (1 - share));
  return [blend(0), blend(1), blend(2)];
}

/** Darkens a colour in steps of one percent until it has the contrast on white and on the given grounds. */
function darkenedUntil(ratio: number, colour: Channels, ...grounds: Channels[]): Channels {
  for (let share = 1; share > 0; share -= 0.01) {
    const darker = mix(colour, share, pureBlack);
    if ([white, ...grounds].every((ground) => contrast(darker, ground) >= ratio)) return darker;
  }
  return pureBlack;
}

/** '#rrggbb' of a computed colour, blended with white if it is transparent; `undefined` for anything else. */
function hexOfComputed(text: string | undefined): string | undefined {
  const numbers = /^color\(srgb ([^)]+)\)$/
    .exec(text ?? '')?.[1]
    ?.split(/[ /]+/)
    .map((each) => Number(each) || 0);
  if (numbers === undefined) return undefined;
  const [red = 0, green = 0, blue = 0, opacity = 1] = numbers.map((share) => Math.min(Math.max(share, 0), 1));
  return toHex(mix([red * 255, green * 255, blue * 255], opacity, white));
}

function colourOr(fallback: string, setting: string | null | undefined): Channels {
  return toChannels(parseHexColour(setting ?? '') ?? fallback);
}

/** Colour of text on a filled surface: white, the dealer's black or, if neither has enough contrast, pure black. */
function readableOn(fill: Channels, black: Channels): Channels {
  if (contrast(white, fill) >= contrast(pureBlack, fill)) return white;
  return contrast(black, fill) >= textContrast ? black : pureBlack;
}

/** Slightly darker fill, or a lighter one if the darker would be indistinguishable or make the text unreadable. */
function hoverOf(fill: Channels, text: Channels): Channels {
  const darker = mix(fill, 0.88, pureBlack);
  const isVisible = contrast(darker, fill) >= 1.1;
  return isVisible && contrast(darker, text) >= textContrast ? darker : mix(fill, 0.85, white);
}

function radiusOf(setting: string | null | undefined): string {
  const px = /^\s*(\d+(?:\.\d+)?)\s*(?:px)?\s*$/.exec(setting ?? '')?.[1];
  return `${Math.min(Number(px ?? 0), 9999)}px`;
}

/** Font stack from a list of names. Only letters, digits and a few marks are accepted, because the names are put into a style. */
function fontOf(setting: string | null | undefined): string {
  const names = (setting ?? '')
    .split(',')
    .map((name) => name.trim().replace(/^(["'])(.*)\1$/, '$2'))
    .filter((name) => /^[\p{L}\d][\p{L}\d .&+_-]{0,63}$/u.test(name))
    .map((name) => (/^(sans-serif|serif|monospace|system-ui)$/.test(name) ? name : `'${name}'`));
  return [...names, fallbackFonts].join(', ');
}

/** The distances of `theme.css`, px. */
const spaces = [4, 8, 12, 16, 24, 32, 48, 64];

/** Limits of the factor of all distances, within which nothing overflows a phone and touch targets stay apart. */
export const SPACING = { min: 0.75, max: 1.25 } as const;

/** Scaled distances, if the page scales them. */
function spacesOf(setting: string | undefined): ThemeProperties {
  const scale = Math.min(Math.max(Number(setting), SPACING.min), SPACING.max);
  if (!(scale > 0)) return {};
  return Object.fromEntries(spaces.map((px) => [`--space-${px}`, `${px * scale}px`]));
}

/**
 * Custom properties of the theme (rules/embedding: theme). Text meets WCAG AA with any colours: on the accent, in the accent (on
 * white, its tints and the subtle surface) and in the error colour. Missing and invalid values fall back to the default theme.
 * The host page's look overrides the dealer's settings; its body font is that of the headings, too.
 */
export function themeFrom(settings: ThemeSettings, host?: HostLook): ThemeProperties {
  const accent = colourOr(defaultTheme.accent, hexOfComputed(host?.accent) ?? settings.accent);
  const black = darkenedUntil(blackContrast, colourOr(defaultTheme.black, settings.black));
  const error = colourOr(defaultTheme.error, settings.error);
  const onAccent = readableOn(accent, black);
  const bodyFont = fontOf(host?.bodyFont ?? settings.bodyFont);
  const headingFont = host?.headingFont ?? host?.bodyFont ?? settings.headingFont;
  return {
    '--accent': toHex(accent),
    '--accent-hover': toHex(hoverOf(accent, onAccent)),
    '--on-accent': toHex(onAccent),
    '--accent-text': toHex(darkenedUntil(textContrast, accent, mix(accent, 0.12, white), mix(black, 0.03, white))),
    '--black': toHex(black),
    '--error': toHex(darkenedUntil(textContrast, error, mix(error, 0.07, white))),
    '--radius': radiusOf(host?.radius ?? settings.radius),
    '--font-body': bodyFont,
    '--font-heading': headingFont ? fontOf(headingFont) : bodyFont,
    ...spacesOf(host?.spacing),
  };
}
