/** Code that every page with a shop loads beside the entry, in one chunk. The search widget does not scroll the page, and does without. */
export { printAlone } from './printing';
export { watchTopOffset } from './topOffset';
export { watchScrollPosition } from './scrollPosition';
