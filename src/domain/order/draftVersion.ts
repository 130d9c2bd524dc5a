/**
 * Version of the stored orders. Raised with every change of their shape except optional fields; of other versions only what was sent, paid
 * for or placed is read.
 */
export const DRAFT_VERSION = 2;
