/** The winning selector where several do; `undefined` where none can be read. */
export function ruleOf(element: Element, property: string, value: string): string | undefined {
  const root = element.getRootNode();
  const sheets = root instanceof Document || root instanceof ShadowRoot ? root : document;
  const rules = [...sheets.styleSheets, ...sheets.adoptedStyleSheets]
    .flatMap(rulesOf)
    .filter(({ style, selectorText }) => {
      return style.getPropertyValue(property) === value && isMatch(element, selectorText);
    });
  const important = rules.filter(({ style }) => style.getPropertyPriority(property) !== '');
  return (important.at(-1) ?? rules.at(-1))?.selectorText;
}

/** Of a foreign origin none can be read. */
function rulesOf(sheet: CSSStyleSheet | CSSGroupingRule): CSSStyleRule[] {
  try {
    return [...sheet.cssRules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule];
      if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return [];
      if (rule instanceof CSSImportRule) return rule.styleSheet ? rulesOf(rule.styleSheet) : [];
      return rule instanceof CSSGroupingRule ? rulesOf(rule) : [];
    });
  } catch {
    return [];
  }
}

function isMatch(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}
