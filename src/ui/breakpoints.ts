/**
 * Breakpoints by the width of the shop, px, for `useIsAtLeast`. Style sheets contain the same numbers,
 * `@container shop (min-width: 640px)` or `(max-width: 639.98px)`; test/contracts/breakpoints.test.ts compares them.
 */
export const breakpoints = {
  /** Two short controls fit side by side. */
  phone: 480,
  small: 640,
  medium: 768,
  large: 1024,
  /** Grid and list view can be chosen; not at exactly 1280 px. */
  views: 1281,
  wide: 1280,
} as const;
