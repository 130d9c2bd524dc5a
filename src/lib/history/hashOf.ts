/** '' or '#…'; `location.hash` is '' for both '#' and no hash. */
export function hashOf(href: string): string {
  const at = href.indexOf('#');
  return at === -1 ? '' : href.slice(at);
}
