/** Under which pages take the newest compatible release ('webshop-start-1.js'); 0.x leads up to 1. */
export const majorVersion = (version: string) => Math.max(1, Number.parseInt(version, 10));
