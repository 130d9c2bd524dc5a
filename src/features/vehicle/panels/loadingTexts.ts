/** Shown while the code of a tab is loaded, and while its provider's page is. */
export const ACCESSORIES_LOADING = 'Das Zubehör wird geladen …';
export const MOBILITY_LOADING = 'Die Beratung zur E-Mobilität wird geladen …';
