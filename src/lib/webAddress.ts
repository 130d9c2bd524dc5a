/** Absolute http(s); `undefined` for the rest, also `https://bank.example@evil.example/`. */
export function webAddress(text: string | undefined): URL | undefined {
  try {
    const address = new URL(text ?? '');
    const { protocol, username, password } = address;
    return /^https?:$/.test(protocol) && username === '' && password === '' ? address : undefined;
  } catch {
    return undefined;
  }
}

/** Hosts of this device, which browsers take for secure. */
const OWN_DEVICE = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** Address of a page on which somebody pays or signs: an encrypted one, or none. */
export function securePage(link: unknown): string | undefined {
  const address = typeof link === 'string' ? webAddress(link.trim()) : undefined;
  return address?.protocol === 'https:' || OWN_DEVICE.test(address?.hostname ?? '') ? address?.href : undefined;
}
