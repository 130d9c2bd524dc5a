import { createContext, useContext, useInsertionEffect, useMemo, type ReactNode } from 'react';
import { adoptSheet, adoptTheme, type Layer } from './sheets';

type Root = ShadowRoot | Document;

interface Styled {
  root: Root;
  /** Texts already adopted: a list repeats the call for each card. */
  adopted: Set<string>;
}

const StyledContext = createContext<Styled | undefined>(undefined);

/**
 * Adopts `import css from './x.css?inline'` before the first paint, once per root. Constructable: allowed by every Content-Security-Policy.
 * Features omit `layer`: they override `src/ui` in any order. A no-op without `<StyleRoot>`.
 */
export function useStyles(css: string, layer?: Layer): void {
  const styled = useContext(StyledContext);
  useInsertionEffect(() => {
    if (!styled || css === '' || styled.adopted.has(css)) return;
    styled.adopted.add(css);
    adoptSheet(styled.root, css, layer);
  }, [styled, css, layer]);
}

/** Adopts the theme. Everything inside must be in `.shop`. */
export function StyleRoot({ root, children }: { root: Root; children: ReactNode }) {
  const styled = useMemo(() => ({ root, adopted: new Set<string>() }), [root]);
  useInsertionEffect(() => adoptTheme(root), [root]);
  return <StyledContext value={styled}>{children}</StyledContext>;
}
