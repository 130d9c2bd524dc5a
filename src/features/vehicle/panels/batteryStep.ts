/** Step of the battery picture, 10 to 100 by tens, rounded down: 90 to 99 show 90 (rules/vehicle: battery picture). */
export function batteryStep(percent: number): number {
  return Math.min(Math.max(Math.floor(percent / 10) * 10, 10), 100);
}
