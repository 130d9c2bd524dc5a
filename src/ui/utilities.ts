/** docs/styles.md; shared by all shops of the page. */
let sheet: CSSStyleSheet | undefined;

export const utilitySheet = (): CSSStyleSheet => (sheet ??= new CSSStyleSheet());

/** Added to each chunk by `.config/build/utilities.ts`. */
export function addUtilities(rule: string): void {
  const { cssRules } = utilitySheet();
  utilitySheet().insertRule(rule, cssRules.length);
}
