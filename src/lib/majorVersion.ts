/**
 * First number of a version, under which pages take the newest that asks for no change ('webshop-start-1.js'). What comes before 1.0.0 leads
 * up to it.
 */
export const majorVersion = (version: string) => Math.max(1, Number.parseInt(version, 10));
