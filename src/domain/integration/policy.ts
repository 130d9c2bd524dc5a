import { webAddress } from '../../lib/webAddress';

export const originOf = (address: string) => webAddress(address)?.origin ?? address;

export function allows(policy: string, directive: string, origin: string): boolean {
  const directives = new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name.toLowerCase(), sources] as const;
    }),
  );
  const sources = directives.get(directive) ?? directives.get('default-src');
  if (sources === undefined) return true;
  const host = origin.replace(/^https?:\/\//, '');
  const parent = host.replace(/^[^.]+/, '*');
  return sources.some(
    (source) =>
      ['*', 'https:', origin, host, parent, `https://${parent}`].includes(source) ||
      source.replace(/\/.*$/, '').toLowerCase() === host ||
      source.startsWith(`${origin}/`),
  );
}
