/** Code that every page with a shop loads beside the entry, in one chunk. The search widget has no screens, and does without. */
export { keepFocusInView } from './focusInView';
export { printAlone } from './printing';
export { keepStickyParts } from './stickyParts';
export { watchTopOffset } from './topOffset';
export { watchScrollPosition } from './scrollPosition';
