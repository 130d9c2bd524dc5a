import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { OPTION_NAMES } from '../../embed/options.ts';

/** Public types in the order of the declaration file, with their source files. */
const PUBLIC: readonly (readonly [file: string, ...names: string[]])[] = [
  ['embed/options.ts', 'MountOptions'],
  ['src/domain/thirdParties.ts', 'ConsentService'],
  ['src/domain/order/checkoutStep.ts', 'CheckoutStepName'],
  ['src/domain/order/paymentOption/paymentOption.ts', 'PaymentOptionId'],
  ['src/domain/vehicle/eventItem.ts', 'VehicleListName', 'EventItem', 'VehicleDetail'],
  ['src/state/shopEvents.ts', 'ErrorCode', 'ErrorDetail', 'ShopEvents'],
  ['embed/events.ts', 'On'],
  ['embed/mount.ts', 'Handle'],
  ['embed/diagnose/finding.ts', 'DiagnosisTopic', 'DiagnosisFinding', 'Diagnosis'],
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
/** With \`consent: 'external'\`: grants services that the visitor has allowed in the page's consent tool. */
export declare function grantConsent(services: readonly ConsentService[]): void;
/** With \`consent: 'external'\`: revokes services. Their frames and scripts are removed at once. */
export declare function revokeConsent(services: readonly ConsentService[]): void;
/** Checks page, shops and platform; logs the findings and returns them. */
export declare function diagnose(): Promise<Diagnosis>;
export declare const version: string;

export interface WebshopWidgetApi {
  mount: typeof mount;
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
  interface Window {
    WebshopWidget?: WebshopWidgetApi;
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
