import { webAddress } from '../../lib/webAddress';
import { finding, type DiagnosisFinding } from './finding';

export const originOf = (address: string) => webAddress(address)?.origin ?? address;

/** The shop's policy names for `trusted-types`. */
const TRUSTED_TYPES = ['webshop-widget', 'webshop-widget-json', 'webshop-widget-script', 'webshop-start'];

/** `undefined` where it says nothing. */
function* directivesOf(policies: string): Generator<ReadonlyMap<string, readonly string[]>> {
  for (const policy of policies.split(',')) {
    const directives = new Map<string, string[]>();
    for (const part of policy.split(';')) {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      // Of duplicates browsers use the first.
      if (!directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
    }
    yield directives;
  }
}

/** As far as the source shows it. */
interface Asker {
  page?: string | undefined;
  nonce?: string | undefined;
}

const PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };
const portOf = ({ port, protocol }: URL) => port || PORTS[protocol];

function fits(source: string, url: URL, page: URL | undefined): boolean {
  if (source === '*') return true;
  const { protocol, hostname, pathname, origin } = url;
  const scheme = /^([a-z][a-z\d+.-]*:)$/i.exec(source)?.[1]?.toLowerCase();
  const isScheme = (given: string) => given === protocol || (given === 'http:' && protocol === 'https:');
  if (scheme !== undefined) return isScheme(scheme);
  if (source.toLowerCase() === "'self'") return page?.origin === origin;
  const [, given, host = '', port, path = ''] =
    /^(?:([a-z][a-z\d+.-]*:)\/\/)?([^\s/:']+)(?::(\d+|\*))?(\/[^?#]*)?$/i.exec(source) ?? [];
  if (host === '' || !isScheme(given?.toLowerCase() ?? page?.protocol ?? protocol)) return false;
  const name = host.toLowerCase();
  if (name.startsWith('*.') ? !hostname.endsWith(name.slice(1)) : name !== hostname) return false;
  if (port === undefined ? portOf(url) !== (PORTS[protocol] ?? '') : port !== '*' && port !== portOf(url)) return false;
  return path === '' || path === '/' || (path.endsWith('/') ? pathname.startsWith(path) : pathname === path);
}

export function allows(policies: string, directive: string, address: string, { page, nonce }: Asker = {}): boolean {
  const url = webAddress(address);
  if (!url) return true;
  return [...directivesOf(policies)].every((directives) => {
    const sources = directives.get(`${directive}-elem`) ?? directives.get(directive) ?? directives.get('default-src');
    if (sources === undefined) return true;
    const isScript = directive === 'script-src';
    if (isScript && nonce && sources.includes(`'nonce-${nonce}'`)) return true;
    // With it, hosts mean nothing.
    if (isScript && sources.includes("'strict-dynamic'")) return false;
    return sources.some((source) => fits(source, url, webAddress(page)));
  });
}

/** Finding about the shop's names for `trusted-types` that a policy does not allow. */
export function trustedTypesFindings(policies: string): DiagnosisFinding[] {
  const missing = TRUSTED_TYPES.filter((name) =>
    [...directivesOf(policies)].some((directives) => {
      const names = directives.get('trusted-types');
      return names !== undefined && !names.includes('*') && !names.includes(name);
    }),
  );
  if (missing.length === 0) return [];
  const text = `trusted-types erlaubt ${missing.join(', ')} nicht.`;
  return [finding('Sicherheitsrichtlinie', 'error', text, 'Ergänzen Sie diese Namen.')];
}

/** `undefined` without a sandbox. */
export const sandboxOf = (policies: string): readonly string[] | undefined =>
  [...directivesOf(policies)].map((directives) => directives.get('sandbox')).find((words) => words !== undefined);
