import { createContext, useContext, useInsertionEffect, useMemo, type ReactNode } from 'react';
import themeCss from './theme.css?inline';
import { utilitySheet } from './utilities';

type Root = ShadowRoot | Document;

interface Styled {
  root: Root;
  /** Style sheet texts that are already adopted, so that repeated calls (one per card of a list) are cheap. */
  adopted: Set<string>;
}

const StyledContext = createContext<Styled | undefined>(undefined);

/** Style sheets by their text, shared by all shops of the page. */
const sheets = new Map<string, CSSStyleSheet>();

function sheetOf(text: string): CSSStyleSheet {
  const adopted = sheets.get(text);
  if (adopted) return adopted;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  sheets.set(text, sheet);
  return sheet;
}

function adopt(root: Root, sheet: CSSStyleSheet): void {
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

/** Cascade layers, each overridden by the next; styles without a layer (features) override all of them. */
const LAYERS = '@layer theme,ui,utilities;';
type Layer = 'theme' | 'ui';

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
    adopt(styled.root, sheetOf(layer ? `${LAYERS}@layer ${layer}{${css}}` : css));
    if (layer === 'theme') adopt(styled.root, utilitySheet());
  }, [styled, css, layer]);
}

function Theme({ children }: { children: ReactNode }) {
  useStyles(themeCss, 'theme');
  return children;
}

/** Provides the root for `useStyles` and adopts the theme. Everything in it must be inside `.shop`. */
export function StyleRoot({ root, children }: { root: Root; children: ReactNode }) {
  const styled = useMemo(() => ({ root, adopted: new Set<string>() }), [root]);
  return (
    <StyledContext value={styled}>
      <Theme>{children}</Theme>
    </StyledContext>
  );
}
