const encode = (part: object) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(part))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A JWT with this payload; the shop does not check its signature. */
export function aToken(payload: object): string {
  return `${encode({ alg: 'none' })}.${encode(payload)}.signature`;
}
