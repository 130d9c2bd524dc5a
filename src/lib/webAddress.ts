/** Parses an absolute http(s) address; `undefined` for everything else (relative, `javascript:`, invalid). */
export function webAddress(text: string | undefined): URL | undefined {
  try {
    const address = new URL(text ?? '');
    return /^https?:$/.test(address.protocol) ? address : undefined;
  } catch {
    return undefined;
  }
}
