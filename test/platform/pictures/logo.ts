import type { TenantSettings } from '../contract';

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A wordmark with a sign of its own: a road that runs to the horizon, in the tenant's accent. */
export function drawLogo({
  companyNameShort,
  companyName,
  uiColorAccentHex,
  uiColorBlackHex,
  uiBorderRadiusFull,
}: TenantSettings): string {
  const name = escaped(companyNameShort ?? companyName);
  const accent = uiColorAccentHex ?? '#0B5FA5';
  const radius = Math.min(20, Number.parseInt(uiBorderRadiusFull ?? '8', 10));
  // About the width of the letters of a bold sans at 26 px.
  const width = Math.round(64 + (companyNameShort ?? companyName).length * 15.5);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 48" width="${width}" height="48" role="img" aria-label="${name}"><rect x="2" y="4" width="40" height="40" rx="${radius}" fill="${accent}"/><path d="M8 38 18 14h8l10 24h-10l-2-7h-4l-2 7Zm12.600-12h2.800l-.7-5h-1.400Z" fill="#fff"/><text x="54" y="33" font-family="Segoe UI, Helvetica Neue, Arial, sans-serif" font-size="26" font-weight="700" letter-spacing="-.4" fill="${uiColorBlackHex ?? '#1a1c1e'}">${name}</text></svg>`;
}
