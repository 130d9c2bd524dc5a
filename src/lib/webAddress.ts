/** Absolute http(s); not `https://bank.example@evil.example/`. */
export function webAddress(text: string | undefined): URL | undefined {
  try {
    const address = new URL(text ?? '');
    const { protocol, username, password } = address;
    return /^https?:$/.test(protocol) && username === '' && password === '' ? address : undefined;
  } catch {
    return undefined;
  }
}

/** A host, but no file: 'impressum.html'. */
const WITHOUT_PROTOCOL = /^(?:[\p{L}\d-]+\.)+(?!htm|php|pdf|jpg|png|svg)\p{L}{2,}(?![^/?#])/iu;

/** Completes 'www.autohaus.de/impressum', 'wa.me/49711123456' by 'https://'; anything else stays. */
export function completeUrl(text: string): string {
  const address = text.trim();
  return WITHOUT_PROTOCOL.test(address) ? `https://${address}` : text;
}

const OWN_DEVICE = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** Page for paying or signing: only https. */
export function securePage(link: unknown): string | undefined {
  const address = typeof link === 'string' ? webAddress(link.trim()) : undefined;
  return address?.protocol === 'https:' || OWN_DEVICE.test(address?.hostname ?? '') ? address?.href : undefined;
}
