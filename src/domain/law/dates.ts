/** When the duties were last looked up (docs/rules/law.md). */
const REVIEWED_ON = '2026-11-23';

export const DUTY_DATES = {
  accessibilityStatement: '2025-06-28',
  connectedCars: '2025-09-12',
  withdrawalFunction: '2026-06-19',
  guaranteeNotice: '2026-09-27',
  garanLabel: '2026-09-27',
  greenClaims: '2026-09-27',
  creditWarning: '2026-11-20',
} as const;

/**
 * Clocks may be wrong: a duty that had begun when looked up holds on all.
 * @param today YYYY-MM-DD in Germany
 */
export function isInForce(since: string, today: string, reviewedOn = REVIEWED_ON): boolean {
  return since <= (today > reviewedOn ? today : reviewedOn);
}
