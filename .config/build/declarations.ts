import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Public types of the script, in the order of the declaration file, and the files that they live in. */
const PUBLIC: readonly (readonly [file: string, ...names: string[]])[] = [
  ['embed/options.ts', 'MountOptions', 'AttributeOptions'],
  ['src/state/environment.ts', 'ShopEvents'],
  ['embed/events.ts', 'On'],
  ['embed/mount.ts', 'Handle'],
];

const API = `/**
 * Mounts a shop. Never throws: what does not work out is said on the console, and in the mount element where there is one.
 * A selector without an element is waited for up to 10 s; a second mount on the same target gives the same handle.
 */
export declare function mount(target: string | Element, options: MountOptions | AttributeOptions): Handle;
/** With \`consent: 'external'\`: services that the visitor has allowed in the consent tool of the page. */
export declare function grantConsent(services: readonly string[]): void;
/** With \`consent: 'external'\`: services that the visitor allows no more. Their frames and scripts are removed at once. */
export declare function revokeConsent(services: readonly string[]): void;
export declare const version: string;

export interface WebshopWidgetApi {
  mount: typeof mount;
  grantConsent: typeof grantConsent;
  revokeConsent: typeof revokeConsent;
  readonly version: string;
}

declare global {
  interface Window {
    WebshopWidget?: WebshopWidgetApi;
  }
  interface WindowEventMap {
    /** Once, when \`window.WebshopWidget\` is there. */
    'webshop:loaded': CustomEvent<null>;
  }
}
`;

/** Text of \`webshop-widget.d.ts\`: the types as the source declares them, comments included, and without imports. */
export function declarations(): string {
  const types = PUBLIC.flatMap(([file, ...names]) => {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    return names.map((name) => {
      const found = source.statements.find(
        (statement) =>
          (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) &&
          statement.name.text === name,
      );
      if (!found) throw new Error(`${file} declares no type ${name}`);
      return found.getFullText(source).trim();
    });
  });
  return [...types, API].join('\n\n');
}
