import hiddenCss from './display/VisuallyHidden.css?inline';
import priceCss from './display/Price.css?inline';
import scaleCss from './display/EfficiencyScale.css?inline';
import themeCss from './theme.css?inline';
import { utilitySheet } from './utilities';

type Root = ShadowRoot | Document;
export type Layer = 'theme' | 'ui';

/** Each overrides the one before; styles without a layer (features) override all. */
const LAYERS = '@layer theme,ui,utilities;';

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

/** Once per root. */
export function adoptSheet(root: Root, css: string, layer?: Layer): void {
  adopt(root, sheetOf(layer ? `${LAYERS}@layer ${layer}{${css}}` : css));
}

/** With the sheets of pieces without hooks, drawn before React is there. */
export function adoptTheme(root: Root): void {
  adoptSheet(root, themeCss, 'theme');
  adopt(root, utilitySheet());
  for (const css of [hiddenCss, priceCss, scaleCss]) adoptSheet(root, css, 'ui');
}
