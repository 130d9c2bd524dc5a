import type { PaintKey } from '../stock/paints';

export type Rgb = readonly [number, number, number];

const PAINTS: Record<PaintKey, string> = {
  black: '#1b1d20',
  graphite: '#4b5157',
  silver: '#b4bac0',
  white: '#edeff1',
  blue: '#1f3f74',
  sky: '#6f9cc4',
  red: '#9c1b22',
  green: '#3c5440',
  yellow: '#e3b520',
  orange: '#c4622a',
  brown: '#5a4031',
  beige: '#c7b797',
  teal: '#2b7c7c',
};

export const paintColour = (key: PaintKey): Rgb => rgb(PAINTS[key]);

export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.replace('#', '').slice(0, 6), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const at = Math.max(0, Math.min(1, share));
  return [from[0] + (to[0] - from[0]) * at, from[1] + (to[1] - from[1]) * at, from[2] + (to[2] - from[2]) * at];
}

export const lighter = (colour: Rgb, share: number) => mix(colour, [255, 255, 255], share);
export const darker = (colour: Rgb, share: number) => mix(colour, [8, 10, 14], share);

export const css = (colour: Rgb) => `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Light of a part of a colour, both 0 to 1. */
export const linear = (part: number) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

const TRIMS: readonly (readonly [RegExp, string])[] = [
  [/beige/i, '#b9a585'],
  [/braun/i, '#7a4a2c'],
  [/grau/i, '#6d737a'],
];

export const trimColour = (name: string | undefined): Rgb =>
  rgb(TRIMS.find(([pattern]) => pattern.test(name ?? ''))?.[1] ?? '#33373c');
