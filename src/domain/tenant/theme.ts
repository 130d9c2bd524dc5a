import type { TenantSettings } from './settings';

/** Look of the dealer's settings; values may be missing or invalid. */
export interface ThemeSettings {
  accent?: string | null;
  black?: string | null;
  error?: string | null;
  radius?: string | null;
  headingFont?: string | null;
  bodyFont?: string | null;
}

export const themeSettingsOf = (settings: TenantSettings): ThemeSettings => ({
  accent: settings.uiColorAccentHex,
  black: settings.uiColorBlackHex,
  error: settings.uiColorErrorHex,
  radius: settings.uiBorderRadiusFull,
  headingFont: settings.uiFontFamilyHeading,
  bodyFont: settings.uiFontFamilyBody,
});

/** Set on the shop's root element, named as in `src/ui/theme.css`. */
export type ThemeProperties = Record<`--${string}`, string>;

export type Channels = readonly [red: number, green: number, blue: number];

const defaultTheme = { accent: '#0f52ba', black: '#12161c', error: '#b3261e' } as const;
export const white: Channels = [255, 255, 255];
export const pureBlack: Channels = [0, 0, 0];
const fallbackFonts = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** WCAG 2.2, 1.4.3. */
export const textContrast = 4.5;
/** Greys mixed from it stay readable (70 % of it on 7 %: 4.5:1). */
export const blackContrast = 14;

/** Difference of a channel: a button is seen by its hue as well, as yellow on white, whose contrast is 1.07. */
const seenDifference = 32;

/** '#RGB' or '#RRGGBB', also without '#'. */
export function parseHexColour(text: string): string | undefined {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

export function toChannels(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function toHex(channels: Channels): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** WCAG, 0 to 1. */
function luminance(channels: Channels): number {
  const [red, green, blue] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

export function contrast(one: Channels, other: Channels): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG, 1 to 21, of '#rrggbb'. */
export function contrastRatio(one: string, other: string): number {
  return contrast(toChannels(one), toChannels(other));
}

/** Hard to tell apart as signs, such as two reds ("redmean" distance). */
export function areAlike(one: string, other: string): boolean {
  const [first, second] = [toChannels(one), toChannels(other)];
  const red = (first[0] + second[0]) / 2;
  const weights = [2 + red / 256, 4, 2 + (255 - red) / 256];
  const distance = first.reduce((sum, channel, at) => sum + (weights[at] ?? 0) * (channel - (second[at] ?? 0)) ** 2, 0);
  return Math.sqrt(distance) < 140;
}

/** CSS `color-mix(in srgb, one share, other)`. */
export function mix(one: Channels, share: number, other: Channels): Channels {
  const blend = (index: 0 | 1 | 2) => Math.round(one[index] * share + other[index] * (1 - share));
  return [blend(0), blend(1), blend(2)];
}

/** Moves it by one percent until it has the contrast on the ground and `others`. */
export function readableUntil(
  ratio: number,
  colour: Channels,
  ground: Channels,
  others: (moved: Channels) => readonly Channels[] = () => [],
): Channels {
  const far = contrast(white, ground) > contrast(pureBlack, ground) ? white : pureBlack;
  for (let share = 1; share > 0; share -= 0.01) {
    const moved = mix(colour, share, far);
    if ([ground, ...others(moved)].every((each) => contrast(moved, each) >= ratio)) return moved;
  }
  return far;
}

function colourOr(fallback: string, setting: string | null | undefined): Channels {
  return toChannels(parseHexColour(setting ?? '') ?? fallback);
}

function readableOn(fill: Channels, black: Channels): Channels {
  if (contrast(white, fill) >= contrast(pureBlack, fill)) return white;
  return contrast(black, fill) >= textContrast ? black : pureBlack;
}

/** Lighter if darker would be indistinguishable or unreadable. */
function hoverOf(fill: Channels, text: Channels): Channels {
  const darker = mix(fill, 0.88, pureBlack);
  const isVisible = contrast(darker, fill) >= 1.1;
  return isVisible && contrast(darker, text) >= textContrast ? darker : mix(fill, 0.85, white);
}

function radiusOf(setting: string | null | undefined): string {
  const px = /^\s*(\d+(?:\.\d+)?)\s*(?:px)?\s*$/.exec(setting ?? '')?.[1];
  return `${Math.min(Number(px ?? 0), 9999)}px`;
}

/** Only letters, digits and a few marks, because the names are put into a style. */
function fontOf(setting: string | null | undefined): string {
  const names = (setting ?? '')
    .split(',')
    .map((name) => name.trim().replace(/^(["'])(.*)\1$/, '$2'))
    .filter((name) => /^[\p{L}\d][\p{L}\d .&+_-]{0,63}$/u.test(name))
    .map((name) => (/^(sans-serif|serif|monospace|system-ui)$/.test(name) ? name : `'${name}'`));
  return [...names, fallbackFonts].join(', ');
}

/**
 * Theme (rules/embedding: theme), WCAG AA with any colours. An accent not seen on the ground becomes the text's colour.
 * @param ground has a contrast of at least 14 with black or white
 */
export function themeFrom(settings: ThemeSettings, ground: Channels = white): ThemeProperties {
  const black = readableUntil(blackContrast, colourOr(defaultTheme.black, settings.black), ground);
  const chosen = colourOr(defaultTheme.accent, settings.accent);
  const isHidden = chosen.every((channel, index) => Math.abs(channel - Number(ground[index])) < seenDifference);
  const accent = isHidden ? black : chosen;
  const error = colourOr(defaultTheme.error, settings.error);
  const onAccent = readableOn(accent, black);
  const bodyFont = fontOf(settings.bodyFont);
  return {
    '--accent': toHex(accent),
    '--accent-hover': toHex(hoverOf(accent, onAccent)),
    '--on-accent': toHex(onAccent),
    '--accent-text': toHex(
      readableUntil(textContrast, accent, ground, () => [mix(accent, 0.12, ground), mix(black, 0.03, ground)]),
    ),
    '--black': toHex(black),
    '--error': toHex(readableUntil(textContrast, error, ground, (moved) => [mix(moved, 0.07, ground)])),
    '--radius': radiusOf(settings.radius),
    '--font-body': bodyFont,
    '--font-heading': settings.headingFont ? fontOf(settings.headingFont) : bodyFont,
  };
}
