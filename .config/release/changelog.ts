/** Whether a version follows another one; both X.Y.Z. */
export function isNewer(version: string, previous: string): boolean {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return false;
  const [next, last] = [version, previous].map((text) => text.split('.').map(Number));
  const at = [0, 1, 2].find((place) => next?.[place] !== last?.[place]);
  return at !== undefined && (next?.[at] ?? 0) > (last?.[at] ?? 0);
}

/**
 * Turns the section of what is not released yet into that of a version.
 *
 * @param heading of the open section, without `## `
 * @param title of the version, without `## `
 * @throws {Error} if the section is missing or empty
 */
export function releaseSection(text: string, heading: string, title: string): string {
  const [before, after] = text.split(`## ${heading}\n`);
  const section = after?.split(/^## /m)[0]?.trim() ?? '';
  if (before === undefined || section === '') throw new Error(`There is nothing under "## ${heading}".`);
  return `${before}## ${title}\n${after ?? ''}`;
}
