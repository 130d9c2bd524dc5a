/** Utilities of the chunks that are loaded (docs/styles.md), shared by all shops of the page. */
let sheet: CSSStyleSheet | undefined;

export const utilitySheet = (): CSSStyleSheet => (sheet ??= new CSSStyleSheet());

/** Called by each chunk for its own, which `.config/build/utilities.ts` adds. */
export function addUtilities(rule: string): void {
  const { cssRules } = utilitySheet();
  utilitySheet().insertRule(rule, cssRules.length);
}
