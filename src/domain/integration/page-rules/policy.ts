import { attributeOf, type PageRule } from './rule';

const originOf = (address: string) => {
  try {
    return new URL(address).origin;
  } catch {
    return address;
  }
};

function allows(policy: string, directive: string, origin: string): boolean {
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
  return sources.some((source) => {
    const plain = source.replace(/\/.*$/, '').toLowerCase();
    return (
      source === '*' ||
      source === 'https:' ||
      [origin, host, parent, `https://${parent}`].includes(source) ||
      plain === host ||
      source.startsWith(`${origin}/`)
    );
  });
}

/** A Content-Security-Policy in a meta element allows the shop's script, requests to the platform, and pictures. */
export const policyAllowsShop: PageRule = ({ tags, expected: { apiUrl, scriptOrigin } }) => {
  const api = originOf(apiUrl);
  const needed = [
    ['script-src', scriptOrigin],
    ['connect-src', api],
    ['img-src', api],
  ] as const;
  return tags
    .filter((tag) => tag.name === 'meta' && attributeOf(tag, 'http-equiv').toLowerCase() === 'content-security-policy')
    .flatMap((tag) =>
      needed
        .filter(([directive, origin]) => !allows(attributeOf(tag, 'content'), directive, origin))
        .map(([directive, origin]) => ({
          level: 'error',
          line: tag.line,
          text: `Die Content-Security-Policy lässt ${origin} in ${directive} nicht zu.`,
          remedy: `Ergänzen Sie: ${directive} … ${origin}${directive === 'img-src' ? ' data: blob:' : ''}`,
        })),
    );
};
