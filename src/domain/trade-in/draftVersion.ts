/** Raised with every change of the entries' shape: an older draft is dropped (decisions 3). */
export const TRADE_IN_DRAFT_VERSION = 1;
