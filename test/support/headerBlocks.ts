/** The printed header blocks, read as their servers read them: neither Apache nor nginx is installed here. */
import { HTACCESS, nginxBlock } from '../../src/tools/embedding/hosting';

/** Headers that a server sends for a path beside other rules of the same server. */
export type HeadersOf = (path: string, others?: string) => Record<string, string>;

/** `Header set name "value" ["expr=… =~ m#pattern#"]` and `Header unset name`: later ones replace earlier ones. */
function setBy(block: string, path: string): Map<string, string | undefined> {
  const headers = new Map<string, string | undefined>();
  for (const [, name = '', value, pattern] of block.matchAll(
    /^ *Header (?:always )?(?:set|unset) ([\w-]+)(?: "([^"]*)")?(?: "expr=%\{REQUEST_URI\} =~ m#([^#]*)#")?$/gm,
  ))
    if (pattern === undefined || new RegExp(pattern).test(path)) headers.set(name.toLowerCase(), value);
  return headers;
}

const FILES = /<FilesMatch "([^"]*)">([\s\S]*?)<\/FilesMatch>/g;

/** Lines outside of `FilesMatch` come first, those of the folder above before those of this one. */
export const apacheHeaders: HeadersOf = (path, others = '') => {
  const blocks = [others, HTACCESS];
  const inside = blocks.flatMap((block) =>
    [...block.matchAll(FILES)].flatMap(([, pattern = '', lines = '']) =>
      new RegExp(pattern).test(path.split('/').at(-1) ?? '') ? [lines] : [],
    ),
  );
  const headers = new Map(
    [...blocks.map((block) => block.replace(FILES, '')), ...inside].flatMap((lines) => [...setBy(lines, path)]),
  );
  return Object.fromEntries([...headers].flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
};

const headersIn = (block: string) =>
  Object.fromEntries(
    [...block.matchAll(/add_header ([\w-]+) "([^"]*)"(?: always)?;/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value,
    ]),
  );

/** `add_header` of the innermost location that fits (nginx inherits none where the inner one has its own); a pattern of the server wins over a prefix without `^~`. */
export const nginxHeaders: HeadersOf = (path, others = '') => {
  const [, modifier = '', prefix = '', outer = '', pattern = '', inner = ''] =
    /^location (\^~ )?(\S+) \{\n([\s\S]*?) {2}location ~ "([^"]*)" \{\n([\s\S]*?) {2}\}\n\}$/.exec(
      nginxBlock('/webshop/'),
    ) ?? [];
  const other = [...others.matchAll(/location ~\*? (\S+) \{([^}]*)\}/g)].find(([, source = '']) =>
    new RegExp(source, 'i').test(path),
  );
  if (other && modifier === '') return headersIn(other[2] ?? '');
  if (!path.startsWith(prefix)) return {};
  return headersIn(new RegExp(pattern).test(path) ? inner : outer);
};
