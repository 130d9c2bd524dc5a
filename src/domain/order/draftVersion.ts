/** Version of the stored orders. Raised with every change of their shape except optional fields; values of other versions are dropped. */
export const DRAFT_VERSION = 2;
