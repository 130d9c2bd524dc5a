/** To be increased with every change of the entries' shape; drafts of other versions are dropped. */
export const TRADE_IN_DRAFT_VERSION = 1;
