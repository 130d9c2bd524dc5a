/** Raised with every change of the shape of what is kept of orders, but for a field that may be missing: older values are dropped. */
export const DRAFT_VERSION = 2;
