/** Raised with every change of the entries' shape: an older draft is dropped (rules/storage-and-privacy: checked when read). */
export const TRADE_IN_DRAFT_VERSION = 1;
