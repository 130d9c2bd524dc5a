/** One chunk, not for the search widget, which has no screens. */
export { keepFocusInView } from './focusInView';
export { printAlone, printOverlayAlone } from './printing';
export { keepStickyParts } from './stickyParts';
export { watchTopOffset } from './topOffset';
export { watchScrollPosition } from './scrollPosition';
