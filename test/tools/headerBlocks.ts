/** The printed header blocks, read as their servers read them: neither Apache nor nginx is installed here. */
import { HTACCESS, nginxBlock } from '../../src/domain/integration/hosting';

/** `Header set name "value" ["expr=… =~ m#pattern#"]`: later ones replace earlier ones. */
export function apacheHeaders(path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [, name = '', value = '', pattern] of HTACCESS.matchAll(
    /^ *Header set ([\w-]+) "([^"]*)"(?: "expr=%\{REQUEST_URI\} =~ m#([^#]*)#")?$/gm,
  ))
    if (pattern === undefined || new RegExp(pattern).test(path)) headers[name.toLowerCase()] = value;
  return headers;
}

/** `add_header` of the innermost location that fits: nginx inherits none where the inner one has its own. */
export function nginxHeaders(path: string): Record<string, string> {
  const [, prefix = '', outer = '', pattern = '', inner = ''] =
    /^location (\S+) \{\n([\s\S]*?) {2}location ~ "([^"]*)" \{\n([\s\S]*?) {2}\}\n\}$/.exec(nginxBlock('/webshop/')) ??
    [];
  if (!path.startsWith(prefix)) return {};
  const block = new RegExp(pattern).test(path) ? inner : outer;
  const lines = block.matchAll(/add_header ([\w-]+) "([^"]*)"(?: always)?;/g);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name.toLowerCase(), value]));
}
