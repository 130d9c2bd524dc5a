import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { transformWithOxc } from 'vite';
import { OPTION_NAMES } from '../../src/domain/integration/mountOptions.ts';

/** Public types in the order of the declaration file, with their source files. */
const PUBLIC: readonly (readonly [file: string, ...names: string[]])[] = [
  ['src/domain/integration/mountOptions.ts', 'MountOptions', 'Dashed', 'WebshopWidgetAttributes'],
  ['src/domain/thirdParties.ts', 'ConsentService'],
  ['src/domain/order/checkoutStep.ts', 'CheckoutStepName'],
  ['src/domain/order/paymentOption/paymentOption.ts', 'PaymentOptionId'],
  ['src/domain/vehicle/eventItem.ts', 'VehicleListName', 'EventItem', 'VehicleDetail'],
  ['src/state/shopEvents.ts', 'ErrorCode', 'ErrorDetail', 'ShopEvents'],
  ['embed/page/events.ts', 'On'],
  ['embed/api/mount.ts', 'Handle'],
  ['src/tools/embedding/finding.ts', 'DiagnosisTopic', 'DiagnosisFinding', 'Diagnosis'],
];

/** Options that are properties of `<webshop-widget>` as well: all but `offsetTop`, which every element has. */
const ELEMENT_PROPERTIES = OPTION_NAMES.filter((name) => name !== 'offsetTop')
  .flatMap((name) => [
    `  get ${name}(): string | undefined;`,
    `  set ${name}(value: MountOptions['${name}'] | string | null);`,
  ])
  .join('\n');

const API = `/**
 * Mounts a shop. Never throws: problems are logged and shown in the mount element, if there is one.
 * Waits up to 10 s for the element of a selector; a second mount on the same target returns the same handle.
 */
export declare function mount(target: string | Element, options: MountOptions): Handle;
/** Subscribes to an event of every shop of the page, present and future; returns unsubscribe. */
export declare const on: On;
/** With \`consent: 'external'\`: grants services that the visitor has allowed in the page's consent tool. */
export declare function grantConsent(services: readonly ConsentService[]): void;
/** With \`consent: 'external'\`: revokes services. Their frames and scripts are removed at once. */
export declare function revokeConsent(services: readonly ConsentService[]): void;
/** Checks page, shops and platform; logs the findings and returns them. */
export declare function diagnose(): Promise<Diagnosis>;
export declare const version: string;

export interface WebshopWidgetApi {
  mount: typeof mount;
  on: typeof on;
  grantConsent: typeof grantConsent;
  revokeConsent: typeof revokeConsent;
  diagnose: typeof diagnose;
  readonly version: string;
  /** Queue for calls at any time; before the script is loaded: \`window.WebshopWidget = window.WebshopWidget || { q: [] }\`. */
  readonly q: CallQueue;
}

/** A function that gets the API, or the name of one of its functions with its arguments. */
export type QueuedCall =
  | ((api: WebshopWidgetApi) => void)
  | readonly ['mount', string | Element, MountOptions]
  | readonly ['grantConsent' | 'revokeConsent', readonly ConsentService[]];

export interface CallQueue {
  push: (...calls: QueuedCall[]) => void;
}

/** \`<webshop-widget>\`: \`mount\` as an element; options are attributes (\`admin-id\`) and, except \`offset-top\`, properties (\`adminId\`). */
export interface WebshopWidgetElement extends HTMLElement {
  /** Handle of the shop in this element; \`undefined\` outside the page. A changed attribute replaces it. */
  readonly handle: Handle | undefined;
${ELEMENT_PROPERTIES}
}

/** Events that bubble from the mount element: \`webshop:order-created\` … */
export type WebshopEventMap = {
  [Type in keyof ShopEvents as \`webshop:\${Type}\`]: CustomEvent<ShopEvents[Type]>;
};

declare global {
  /** The API, where the script has been loaded before. */
  const WebshopWidget: WebshopWidgetApi;
  interface Window {
    get WebshopWidget(): WebshopWidgetApi | undefined;
    /** Before the script is loaded, a queue: \`window.WebshopWidget = window.WebshopWidget || { q: [] }\`. */
    set WebshopWidget(queue: WebshopWidgetApi | { q: QueuedCall[] } | undefined);
  }
  interface HTMLElementTagNameMap {
    'webshop-widget': WebshopWidgetElement;
  }
  interface ElementEventMap extends WebshopEventMap {}
  interface DocumentEventMap extends WebshopEventMap {}
  interface WindowEventMap extends WebshopEventMap {
    /** Emitted once, when \`window.WebshopWidget\` is available. */
    'webshop:loaded': CustomEvent<null>;
  }
}
`;

/** Text of `webshop-widget.d.ts`: the types as the source declares them, comments included, and without imports. */
export function declarations(): string {
  const types = PUBLIC.flatMap(([file, ...names]) => {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    return names.map((name) => {
      const declaration = source.statements.find(
        (statement) =>
          (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) &&
          statement.name.text === name,
      );
      if (!declaration) throw new Error(`${file} declares no type ${name}`);
      return declaration.getFullText(source).trim();
    });
  });
  return [...types, API].join('\n\n');
}

/** Types of the file of the single script, which exports nothing and sets `window.WebshopWidget`. */
export const SCRIPT_DECLARATIONS = "import type {} from 'webshop-widget';\nexport {};\n";

/** The entry for React, by file name: code and types. It imports the module by the package's name. */
export async function reactEntry(): Promise<[string, string][]> {
  const file = 'embed/react.ts';
  const published = (text: string) =>
    text
      .replace(/(['"])\.(?:\/index|\/api\/mount|\.\/src\/domain\/integration\/mountOptions)\1/g, "'webshop-widget'")
      .replace(/^\s*\/\/ oxlint.*\n/gm, '');
  const source = readFileSync(file, 'utf8');
  const { code } = await transformWithOxc(source, file, { target: 'es2022' });
  const { outputText } = ts.transpileDeclaration(source, { fileName: file, compilerOptions: { strict: true } });
  return [
    // In a framework with server components it is a component of the browser.
    ['react.js', `'use client';\n${published(code)}`],
    ['react.d.ts', published(outputText)],
  ];
}
