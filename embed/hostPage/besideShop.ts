/** What every page with a shop loads beside the entry, in one chunk; the search widget is brought nowhere, and needs none of it. */
export { printAlone } from './printing';
export { watchTopOffset } from './topOffset';
export { watchScrollPosition } from './scrollPositionWatch';
