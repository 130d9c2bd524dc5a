/** An absolute http(s) address taken apart; `undefined` for everything else (relative, `javascript:`, nonsense). */
export function webAddress(text: string | undefined): URL | undefined {
  try {
    const address = new URL(text ?? '');
    return /^https?:$/.test(address.protocol) ? address : undefined;
  } catch {
    return undefined;
  }
}
