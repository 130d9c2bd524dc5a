const encode = (part: object) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(part))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** JWT with this payload; the shop does not check signatures. */
export function aToken(payload: object): string {
  return `${encode({ alg: 'none' })}.${encode(payload)}.signature`;
}
