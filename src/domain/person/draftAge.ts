/** Of what is neither sent nor paid for. */
const MAX_DRAFT_AGE_MS = 86_400_000;

/** Too old to be kept (rules/storage-and-privacy: age of drafts). @param changedAt ms; 0 or `undefined` if not known */
export const isDraftOver = (changedAt: number | undefined, now: Date): boolean =>
  changedAt !== undefined && changedAt > 0 && now.getTime() - changedAt >= MAX_DRAFT_AGE_MS;

export const isTypedSince = (typedAt: number | undefined, since: Date): boolean =>
  typedAt !== undefined && typedAt >= since.getTime();
