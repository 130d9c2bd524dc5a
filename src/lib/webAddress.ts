/** Base address from the build's configuration, without a slash at the end; `fallback` if none is set. */
export function configuredAddress(configured: unknown, fallback: string): string {
  return (typeof configured === 'string' && configured !== '' ? configured : fallback).replace(/\/+$/, '');
}

/** Parses an absolute http(s) address; `undefined` for everything else (relative, `javascript:`, invalid). */
export function webAddress(text: string | undefined): URL | undefined {
  try {
    const address = new URL(text ?? '');
    return /^https?:$/.test(address.protocol) ? address : undefined;
  } catch {
    return undefined;
  }
}
