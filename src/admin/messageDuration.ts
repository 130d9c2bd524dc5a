/** Duration of a success message, ms (rules/admin: messages). */
export const MESSAGE_MS = 3250;
