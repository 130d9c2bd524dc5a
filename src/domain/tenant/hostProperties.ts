/** Set by the page on the mount element or above it; dealers read them in `embed/package/HANDBUCH.md`. A published name stays. */
export const HOST_PROPERTIES = {
  accent: '--webshop-accent',
  text: '--webshop-text',
  surface: '--webshop-surface',
  bodyFont: '--webshop-font',
  headingFont: '--webshop-heading-font',
  radius: '--webshop-radius',
  spacing: '--webshop-spacing',
  /** Read by `src/app/VisitorShell.css`. */
  gutter: '--webshop-gutter',
  /** Read by `embed/shell/shell.css`. */
  width: '--webshop-width',
  /** `embed/shell/shell.css` reads it as scroll padding, which `embed/page/topOffset` finds. */
  offsetTop: '--webshop-offset-top',
} as const;
