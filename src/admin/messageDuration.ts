/** Duration of a success message, ms. */
export const MESSAGE_MS = 3250;
