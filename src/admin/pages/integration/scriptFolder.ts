/**
 * URL of the folder with the widget's files, ending in a slash. This module is in its subfolder `esm/` (rules/embedding: admin
 * area of the single script). In development, the root of the server.
 */
export const scriptFolder = new URL(/\/esm\/[^/]*$/.test(import.meta.url) ? '../' : '/', new URL(import.meta.url)).href;
