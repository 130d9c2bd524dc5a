import type { TenantSettings } from '../contract';
import type { Body } from '../stock/modelSpec';
import { css, darker, lighter, paintColour, rgb, type Rgb } from './colour';
import { drawBody } from './vehicle';

interface Scene {
  /** One, beside the shop's words. */
  car: { body: Body; paint: Parameters<typeof paintColour>[0]; view: string };
  back: (accent: Rgb) => string;
}

const skyline = Array.from({ length: 24 }, (_, index) => {
  const height = 40 + ((index * 53) % 110);
  return `<rect x="${index * 84 - 20}" y="${330 - height}" width="70" height="${height + 60}"/>`;
}).join('');

const SHOWROOM: Scene = {
  car: { body: 'suv', paint: 'red', view: 'front' },
  back: (accent) =>
    `<rect width="1920" height="560" fill="#e9edf1"/><g fill="#cfd8e0">${[0, 1, 2, 3, 4, 5].map((index) => `<rect x="${index * 330 + 10}" y="54" width="310" height="290"/>`).join('')}</g><g fill="#bccad6" opacity=".8">${skyline}</g><g fill="#f4f6f8">${[0, 1, 2, 3, 4, 5, 6].map((index) => `<rect x="${index * 330 - 8}" y="40" width="16" height="330"/>`).join('')}</g><rect width="1920" height="54" fill="${css(darker(accent, 0.15))}"/><g fill="#fff" opacity=".95">${[200, 620, 1040, 1460, 1820].map((x) => `<rect x="${x - 90}" y="24" width="180" height="7" rx="3"/>`).join('')}</g>`,
};

const SCENES: readonly Scene[] = [
  SHOWROOM,
  {
    car: { body: 'coupe', paint: 'blue', view: 'side' },
    back: (accent) =>
      `<rect width="1920" height="560" fill="${css(lighter(accent, 0.78))}"/><circle cx="1540" cy="170" r="92" fill="#fff" opacity=".8"/><path d="M0 360 320 190l210 120 260-190 330 220 250-130 280 160 270-140v180H0Z" fill="${css(lighter(accent, 0.52))}"/><path d="M0 372 420 280l330 76 420-96 380 90 370-70v120H0Z" fill="${css(lighter(accent, 0.3))}"/>`,
  },
  {
    car: { body: 'cabrio', paint: 'yellow', view: 'front' },
    back: (accent) =>
      `<rect width="1920" height="560" fill="#dfe5ea"/><rect width="1920" height="370" fill="${css(darker(accent, 0.25))}"/><g fill="#fff" opacity=".08">${[0, 1, 2, 3, 4, 5, 6, 7].map((index) => `<path d="M${index * 260} 370 ${index * 260 + 180} 0h110L${index * 260 + 110} 370Z"/>`).join('')}</g><rect y="58" width="1920" height="10" fill="#fff" opacity=".5"/>`,
  },
];

/** A wide scene of the dealer's world in the tenant's accent: showroom, open road, forecourt. */
export function drawHeader({ uiColorAccentHex }: TenantSettings, number: number): string {
  const scene = SCENES[(number - 1) % SCENES.length] ?? SHOWROOM;
  const accent = rgb(uiColorAccentHex ?? '#0B5FA5');
  const { body, paint, view } = scene.car;
  const car = `<g transform="translate(1400 500) scale(0.74) translate(-400 -500)">${drawBody(body, view, paintColour(paint))}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 180 1920 380" width="1920" height="380"><defs><linearGradient id="ground" x2="0" y2="1"><stop stop-color="#aab4be"/><stop offset="1" stop-color="#dde3e8"/></linearGradient></defs>${scene.back(accent)}<rect y="370" width="1920" height="190" fill="url(#ground)"/>${car}</svg>`;
}
