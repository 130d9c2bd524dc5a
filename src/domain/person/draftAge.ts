/** Lifetime of what was typed and neither sent nor paid for, ms. */
const DRAFT_MS = 86_400_000;

/** Whether a draft has reached its age (rules/storage-and-privacy: age of drafts). @param changedAt ms; 0 or `undefined` where it is not known */
export const isDraftOver = (changedAt: number | undefined, now: Date): boolean =>
  changedAt !== undefined && changedAt > 0 && now.getTime() - changedAt >= DRAFT_MS;

/** Whether something was typed since then, such as the opening of the page. */
export const isTypedSince = (typedAt: number | undefined, since: Date): boolean =>
  typedAt !== undefined && typedAt >= since.getTime();
