/** Shown while the chunk of a tab and the provider's page are loading. */
export const ACCESSORIES_LOADING = 'Das Zubehör wird geladen …';
export const MOBILITY_LOADING = 'Die Beratung zur E-Mobilität wird geladen …';
