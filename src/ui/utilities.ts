/** Utilities of the chunks that are loaded (docs/styles.md), shared by all shops of the page. */
const texts: string[] = [];
let sheet: CSSStyleSheet | undefined;

/** Called by each chunk for its own, by `.config/build/utilities.ts`. One rule, because a sheet takes one at a time. */
export function addUtilities(rule: string): void {
  texts.push(rule);
  sheet?.insertRule(rule, sheet.cssRules.length);
}

export function utilitySheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(texts.join(''));
  }
  return sheet;
}
