/** Raised when the drafts' shape changes, except for optional fields; of others what was sent, paid or placed is read. */
export const DRAFT_VERSION = 2;
