/** Step of the battery picture: percent rounded down to tens, 10 at least (rules/vehicle: battery picture). */
export function batteryStep(percent: number): number {
  return Math.min(Math.max(Math.floor(percent / 10) * 10, 10), 100);
}
