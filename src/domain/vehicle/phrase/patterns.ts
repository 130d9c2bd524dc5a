const patterns = new Map<string, RegExp>();

/** A regular expression, made when it is needed for the first time: a sentence is read at every key, and names few of the things that there are. */
export function patternOf(source: string): RegExp {
  const pattern = patterns.get(source) ?? new RegExp(source);
  patterns.set(source, pattern);
  return pattern;
}
