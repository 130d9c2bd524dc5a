import type { TenantSettings } from '../contract';

/** A wide showroom scene in the tenant's accent. */
export function drawHeader({ uiColorAccentHex }: TenantSettings, scene: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1920 560" width="1920" height="560"><rect width="1920" height="560" fill="${uiColorAccentHex ?? '#0B5FA5'}"/><rect y="420" width="1920" height="140" fill="#00000030"/><rect x="${scene * 300}" y="80" width="500" height="300" fill="#ffffff30"/></svg>`;
}
