/** px; style sheets contain the same (test/contracts/breakpoints.test.ts). */
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
