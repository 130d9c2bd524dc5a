/** Raised with every change of the drafts' shape except optional fields; of others what was sent, paid or placed is read. */
export const DRAFT_VERSION = 2;
