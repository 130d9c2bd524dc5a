/** Texts while the code of a tab and the page of its provider are loading. */
export const ACCESSORIES_LOADING = 'Das Zubehör wird geladen …';
export const MOBILITY_LOADING = 'Die Beratung zur E-Mobilität wird geladen …';
