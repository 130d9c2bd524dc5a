/** Custom properties by which a page changes the look of its shop, set on the mount element or above it. `embed/package/HANDBUCH.md` names them for dealers; a published name stays. */
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
  /** Read by `embed/shell/shell.css`, as a scroll padding that `embed/page/topOffset` finds. */
  offsetTop: '--webshop-offset-top',
} as const;
