import { createContext, useContext, useInsertionEffect, useMemo, type ReactNode } from 'react';
import { adoptSheet, adoptTheme, type Layer } from './sheets';

type Root = ShadowRoot | Document;

interface Styled {
  root: Root;
  /** Style sheet texts that are already adopted, so that repeated calls (one per card of a list) are cheap. */
  adopted: Set<string>;
}

const StyledContext = createContext<Styled | undefined>(undefined);

/**
 * Adopts a style sheet (text of `import css from './x.css?inline'`) into the shop's root before the first paint, once per
 * root. Constructable style sheets are allowed by every Content-Security-Policy of a host.
 * Features omit `layer`, so that their rules override those of `src/ui` whatever the order of adoption.
 * A no-op without `<StyleRoot>`.
 */
export function useStyles(css: string, layer?: Layer): void {
  const styled = useContext(StyledContext);
  useInsertionEffect(() => {
    if (!styled || css === '' || styled.adopted.has(css)) return;
    styled.adopted.add(css);
    adoptSheet(styled.root, css, layer);
  }, [styled, css, layer]);
}

/** Provides the root for `useStyles` and adopts the theme. Everything in it must be inside `.shop`. */
export function StyleRoot({ root, children }: { root: Root; children: ReactNode }) {
  const styled = useMemo(() => ({ root, adopted: new Set<string>() }), [root]);
  useInsertionEffect(() => adoptTheme(root), [root]);
  return <StyledContext value={styled}>{children}</StyledContext>;
}
