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
  /** Scroll padding in `embed/shell/shell.css`, found by `embed/page/topOffset`. */
  offsetTop: '--webshop-offset-top',
} as const;
