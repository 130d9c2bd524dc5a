/** Increased when the entries' shape changes; drafts of other versions are dropped. */
export const TRADE_IN_DRAFT_VERSION = 1;
