import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { OPTION_NAMES } from '../../embed/options.ts';

/** Public types of the script, in the order of the declaration file, and the files that they live in. */
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

/** Options that are properties of `<webshop-widget>` too: not those that every element has under the same name (`offsetTop`). */
const ELEMENT_PROPERTIES = OPTION_NAMES.filter((name) => name !== 'offsetTop')
  .flatMap((name) => [
    `  get ${name}(): string | undefined;`,
    `  set ${name}(value: MountOptions['${name}'] | string | null);`,
  ])
  .join('\n');

const API = `/**
 * Mounts a shop. Never throws: what does not work out is said on the console, and in the mount element where there is one.
 * A selector without an element is waited for up to 10 s; a second mount on the same target gives the same handle.
 */
export declare function mount(target: string | Element, options: MountOptions): Handle;
/** With \`consent: 'external'\`: services that the visitor has allowed in the consent tool of the page. */
export declare function grantConsent(services: readonly ConsentService[]): void;
/** With \`consent: 'external'\`: services that the visitor allows no more. Their frames and scripts are removed at once. */
export declare function revokeConsent(services: readonly ConsentService[]): void;
/** Looks at page, shops and platform, and says on the console and as a value what it found. */
export declare function diagnose(): Promise<Diagnosis>;
export declare const version: string;

export interface WebshopWidgetApi {
  mount: typeof mount;
  grantConsent: typeof grantConsent;
  revokeConsent: typeof revokeConsent;
  diagnose: typeof diagnose;
  readonly version: string;
  /** Takes calls at any time; before the script is there: \`window.WebshopWidget = window.WebshopWidget || { q: [] }\`. */
  readonly q: CallQueue;
}

/** A function that gets the API, or the name of one of its functions with what it is given. */
export type QueuedCall =
  | ((api: WebshopWidgetApi) => void)
  | readonly ['mount', string | Element, MountOptions]
  | readonly ['grantConsent' | 'revokeConsent', readonly ConsentService[]];

export interface CallQueue {
  push: (...calls: QueuedCall[]) => void;
}

/** \`<webshop-widget>\`: the same mount as an element; its options are attributes (\`admin-id\`) and, but for \`offset-top\`, properties (\`adminId\`). */
export interface WebshopWidgetElement extends HTMLElement {
  /** Of the shop in this element; none while it is not in the page. Another one after an attribute has changed. */
  readonly handle: Handle | undefined;
${ELEMENT_PROPERTIES}
}

/** Every event of the shop, as it bubbles from its mount element: \`webshop:order-created\` … */
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
