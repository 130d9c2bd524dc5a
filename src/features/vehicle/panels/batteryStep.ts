/** Step of the battery's picture, 10 to 100 by tens: the full ten below the value, so that 90 to 99 show 90 (storefront 9). */
export function batteryStep(percent: number): number {
  return Math.min(Math.max(Math.floor(percent / 10) * 10, 10), 100);
}
