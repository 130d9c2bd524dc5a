/** Raised with every change of the draft's shape: an older draft is dropped (decisions 3). */
export const DRAFT_VERSION = 1;
