/**
 * Folder of the widget's files, with a slash at its end: this part of it lies in `esm/` beside the script (rules/embedding: admin area of the single script). Where the
 * code does not come from there (development), the folder of the page.
 */
export const scriptFolder = new URL(/\/esm\/[^/]*$/.test(import.meta.url) ? '../' : '/', import.meta.url).href;
