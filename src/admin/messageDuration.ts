export const MESSAGE_MS = 3250;
