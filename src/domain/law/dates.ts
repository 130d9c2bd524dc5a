/** When the duties were last looked up (docs/rules/law.md). */
const REVIEWED_ON = '2026-11-23';

/** First day of each duty, in Germany. */
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
 * A duty that had begun when looked up holds on every clock, which may be wrong; an announced one begins on its day.
 * @param today YYYY-MM-DD in Germany
 */
export function isInForce(since: string, today: string, reviewedOn = REVIEWED_ON): boolean {
  return since <= (today > reviewedOn ? today : reviewedOn);
}
