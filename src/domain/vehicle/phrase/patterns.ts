const patterns = new Map<string, RegExp>();

/** Cached regular expression, compiled on first use: most sentences need few of them. */
export function patternOf(source: string): RegExp {
  const pattern = patterns.get(source) ?? new RegExp(source);
  patterns.set(source, pattern);
  return pattern;
}
