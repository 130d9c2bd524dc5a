import { PRIVATE_PARAMETERS } from './queryParameters';

/** Also removes those in the hash, for addresses that are sent or shared. */
export function withoutPrivateQuery(href: string): string {
  const [page = '', hash] = href.split(/#(.*)/s);
  return hash === undefined ? withoutPrivate(page) : `${withoutPrivate(page)}#${withoutPrivate(hash)}`;
}

/** Keeps the encoding without private parameters. */
function withoutPrivate(address: string): string {
  const [path = '', search] = address.split(/\?(.*)/s);
  const query = new URLSearchParams(search);
  if (!PRIVATE_PARAMETERS.some((name) => query.has(name))) return address;
  for (const name of PRIVATE_PARAMETERS) query.delete(name);
  const rest = query.toString();
  return rest === '' ? path : `${path}?${rest}`;
}
