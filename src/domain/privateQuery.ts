import { PRIVATE_PARAMETERS } from './queryParameters';

/** An address without the private parameters of its hash query and of the page's own: fit to be sent and shared. */
export function withoutPrivateQuery(href: string): string {
  const [page = '', hash] = href.split(/#(.*)/s);
  return hash === undefined ? withoutPrivate(page) : `${withoutPrivate(page)}#${withoutPrivate(hash)}`;
}

/** Left as it is, letter for letter, where it holds none of them. */
function withoutPrivate(address: string): string {
  const [path = '', search] = address.split(/\?(.*)/s);
  const query = new URLSearchParams(search);
  if (!PRIVATE_PARAMETERS.some((name) => query.has(name))) return address;
  for (const name of PRIVATE_PARAMETERS) query.delete(name);
  const kept = query.toString();
  return kept === '' ? path : `${path}?${kept}`;
}
