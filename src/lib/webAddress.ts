/** A base address of the build's configuration without a slash at its end; where none is set, the `fallback`. */
export function configuredAddress(configured: unknown, fallback: string): string {
  return (typeof configured === 'string' && configured !== '' ? configured : fallback).replace(/\/+$/, '');
}

/** An absolute http(s) address taken apart; `undefined` for everything else (relative, `javascript:`, nonsense). */
export function webAddress(text: string | undefined): URL | undefined {
  try {
    const address = new URL(text ?? '');
    return /^https?:$/.test(address.protocol) ? address : undefined;
  } catch {
    return undefined;
  }
}
