import type { TenantSettings } from '../contract';
import { rgb } from './colour';

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A wordmark with the initial in the tenant's accent, its corners as round as the tenant likes them. */
export function drawLogo({
  companyNameShort,
  companyName,
  uiColorAccentHex,
  uiColorBlackHex,
  uiBorderRadiusFull,
}: TenantSettings): string {
  const name = escaped(companyNameShort ?? companyName);
  const accent = uiColorAccentHex ?? '#0B5FA5';
  const [red, green, blue] = rgb(accent);
  const ink = red * 0.3 + green * 0.59 + blue * 0.11 > 160 ? '#1a1c1e' : '#fff';
  const radius = Math.min(20, Number.parseInt(uiBorderRadiusFull ?? '8', 10));
  // The width of the letters of a bold sans at 26 px; another font is squeezed into it.
  const width = Math.round(62 + (companyNameShort ?? companyName).length * 15);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 48" width="${width}" height="48" role="img" aria-label="${name}"><rect x="2" y="4" width="40" height="40" rx="${radius}" fill="${accent}"/><text x="22" y="34" font-family="Segoe UI, Helvetica Neue, Arial, sans-serif" font-size="27" font-weight="800" text-anchor="middle" fill="${ink}">${escaped(name.charAt(0))}</text><text x="54" y="33" font-family="Segoe UI, Helvetica Neue, Arial, sans-serif" font-size="26" font-weight="700" textLength="${width - 62}" lengthAdjust="spacingAndGlyphs" fill="${uiColorBlackHex ?? '#1a1c1e'}">${name}</text></svg>`;
}
