import { createContext, useContext, useInsertionEffect, useMemo, type ReactNode } from 'react';
import themeCss from './theme.css?inline';

type Root = ShadowRoot | Document;

interface Styled {
  root: Root;
  /** Texts already adopted, so that the thousandth card of a list costs one look-up. */
  adopted: Set<string>;
}

const StyledContext = createContext<Styled | undefined>(undefined);

/** Sheets are the same for every shop of a document; one that was built for another document could not be adopted. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

function sheetFor(document: Document, text: string): CSSStyleSheet | undefined {
  const known = sheets.get(document) ?? new Map<string, CSSStyleSheet>();
  sheets.set(document, known);
  const existing = known.get(text);
  if (existing) return existing;
  const Sheet = document.defaultView?.CSSStyleSheet;
  if (!Sheet || !('replaceSync' in Sheet.prototype)) return undefined;
  const sheet = new Sheet();
  sheet.replaceSync(text);
  known.set(text, sheet);
  return sheet;
}

function adopt(root: Root, text: string): void {
  if (!('adoptedStyleSheets' in root)) return;
  const sheet = sheetFor('defaultView' in root ? root : root.ownerDocument, text);
  if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

/** Which rules give way: the theme to the pieces of `src/ui`, both to everything without a layer (the features). */
type Layer = 'theme' | 'ui';

/**
 * Adopts a style sheet (text of `import css from './x.css?inline'`) into the shop's root before anything is painted, once per
 * root. Constructable sheets are the one form that a strict Content-Security-Policy of the host lets through.
 * Features leave `layer` away: their rules then win over those of the pieces whatever the order of adoption.
 * Without `<StyleRoot>` or where the browser has no constructable sheets nothing happens.
 */
export function useStyles(css: string, layer?: Layer): void {
  const styled = useContext(StyledContext);
  useInsertionEffect(() => {
    if (!styled || css === '' || styled.adopted.has(css)) return;
    styled.adopted.add(css);
    adopt(styled.root, layer ? `@layer theme,ui;@layer ${layer}{${css}}` : css);
  }, [styled, css, layer]);
}

function Theme({ children }: { children: ReactNode }) {
  useStyles(themeCss, 'theme');
  return children;
}

/** Names the root whose elements are to be styled and gives it the theme. Everything in it must stand under `.shop`. */
export function StyleRoot({ root, children }: { root: Root; children: ReactNode }) {
  const styled = useMemo(() => ({ root, adopted: new Set<string>() }), [root]);
  return (
    <StyledContext value={styled}>
      <Theme>{children}</Theme>
    </StyledContext>
  );
}
