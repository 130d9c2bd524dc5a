import { readFileSync } from 'node:fs';
import { CONSENT_TOOLS, consentCode } from '../../src/tools/embedding/consentTools.ts';
import { majorVersion } from '../../src/lib/majorVersion.ts';
import { zipOfFiles } from '../../src/lib/zipOfFiles.ts';
import type { PackageFacts } from './package.ts';

/** A text in PHP, in which nothing is a variable. */
const phpText = (text: string) => `'${text.replaceAll(/[\\']/g, '\\$&')}'`;

/** Code of the plugin for WordPress, with the consent codes that the page 'Einbinden' writes; without those in which something is to be filled in. */
export function wordPressPlugin({ version }: Pick<PackageFacts, 'version'>): string {
  const tools = Object.entries(CONSENT_TOOLS).filter(([name]) => name !== 'consentmanager');
  const lines = tools.map(([name, { label }]) => {
    const code = name === 'other' ? '' : consentCode(name);
    return `    ${phpText(name)} => [${phpText(label)}, ${phpText(code)}],`;
  });
  return readFileSync('src/tools/wordpress/webshop-widget.php', 'utf8')
    .replace('/* %CONSENT_TOOLS% */', () => `\n${lines.join('\n')}\n`)
    .replaceAll('%VERSION%', version)
    .replaceAll('%MAJOR%', String(majorVersion(version)));
}

/** The plugin as WordPress takes it under 'Plugin hochladen'. */
export async function wordPressArchive(facts: PackageFacts): Promise<Uint8Array> {
  const file = new Blob([wordPressPlugin(facts)]);
  const archive = await zipOfFiles([{ name: 'webshop-widget/webshop-widget.php', file }]);
  return new Uint8Array(await archive.arrayBuffer());
}
