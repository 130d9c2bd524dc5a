import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { PAYMENT_OPTIONS } from '../../src/domain/order/paymentOption/paymentOptions';
import { STEPS } from '../../src/features/checkout/steps';
import { declarations } from '../../.config/build/declarations';

const PACKAGE = '/app/node_modules/webshop-widget';
const HEAD = `import { mount, grantConsent, version, type CheckoutStepName, type Handle, type MountOptions } from 'webshop-widget';\n`;

/** Errors of a file that uses the package in a strict TypeScript project. */
function complaints(code: string, options: ts.CompilerOptions): string[] {
  const files = new Map([
    ['/app/package.json', '{ "type": "module" }'],
    ['/app/main.ts', HEAD + code],
    [
      `${PACKAGE}/package.json`,
      '{ "name": "webshop-widget", "type": "module", "exports": { ".": { "types": "./t.d.ts" } } }',
    ],
    [`${PACKAGE}/t.d.ts`, declarations()],
  ]);
  const host = ts.createCompilerHost(options);
  const real = { ...host };
  host.fileExists = (name) => files.has(name) || real.fileExists(name);
  host.readFile = (name) => files.get(name) ?? real.readFile(name);
  host.directoryExists = (name) =>
    [...files.keys()].some((file) => file.startsWith(name)) || ts.sys.directoryExists(name);
  host.getSourceFile = (name, language, ...rest) => {
    const text = files.get(name);
    if (text !== undefined) return ts.createSourceFile(name, text, language);
    let library = libraries.get(name);
    library ??= real.getSourceFile(name, language, ...rest);
    if (library) libraries.set(name, library);
    return library;
  };
  const program = ts.createProgram(['/app/main.ts'], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText, file }) => `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
}

/** The language's own types, parsed once. */
const libraries = new Map<string, ts.SourceFile>();

const STRICT: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  types: [],
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
};
const BUNDLER = { ...STRICT, module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };
const NODE_NEXT = { ...STRICT, module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext };

const USE = `
const options: MountOptions = { adminId: '7', offsetTop: 90, layout: 'overlay' };
const handle: Handle = mount('#webshop', options);
mount(document.body, { adminId: '7', manageHead: false, apiUrl: undefined });
const stop: () => void = handle.on('vehicle-view', ({ vehicleId }) => vehicleId.trim());
const element = document.createElement('webshop-widget');
element.adminId = '7';
element.manageHead = false;
const top: number = element.offsetTop;
element.mode = undefined;
element.handle?.navigate('/widerruf');
element.addEventListener('webshop:order-created', (event) => event.detail.orderId.trim());
document.body.addEventListener('webshop:search', ({ detail }) => detail.count.toFixed());
document.querySelector('#webshop')?.addEventListener('webshop:ready', ({ detail }) => detail.adminId);
document.addEventListener('webshop:error', ({ detail }) => detail.code);
const steps: Record<CheckoutStepName, number> = {
  '1-trade-in': 1, '2-trade-in-selection': 2, '3-offer': 3, '3-physical-product': 3, '4-services': 4,
  '5-warranty': 5, '6-insurance': 6, '7-hand-over': 7, '8-reservation': 8, '9-summary': 9,
};
handle.on('checkout-step', ({ step, position }) => steps[step] + position);
handle.on('checkout-abandoned', ({ step, isSaved }) => (isSaved ? steps[step] : 0));
handle.on('order-created', ({ paymentOption }) => paymentOption === 'bezahl-de');
window.addEventListener('webshop:navigate', ({ detail }) => detail.path);
window.addEventListener('webshop:loaded', () => window.WebshopWidget?.mount('#a', options).unmount());
grantConsent(['paypal']);
stop();
export { version, top };
`;

/** Members of a union of texts in the types of the package. */
const unionOf = (name: string) =>
  [...(new RegExp(`type ${name} =([^;]*);`).exec(declarations())?.[1] ?? '').matchAll(/'([^']+)'/g)].map(
    ([, member]) => member,
  );

describe('the types of the package', { timeout: 60_000 }, () => {
  it.each([
    ['a bundler', BUNDLER],
    ['NodeNext', NODE_NEXT],
  ])('hold in a strict project under %s, libraries checked', (_, options) => {
    expect(complaints(USE, options)).toEqual([]);
  });

  it('name the steps and the ways to pay that there are, and no other', () => {
    expect(unionOf('CheckoutStepName')).toEqual(STEPS.map(({ slug }) => slug));
    expect(unionOf('PaymentOptionId').sort()).toEqual(PAYMENT_OPTIONS.map(({ id }) => id).sort());
  });

  it('refuse what the shop would not understand', () => {
    const mistakes = [
      `mount('#webshop', {});`,
      `mount('#webshop', { adminId: '7', layout: 'modal' });`,
      `grantConsent(['paypall']);`,
      `mount('#webshop', { adminId: '7', colour: 'red' });`,
      `mount('#webshop', { adminId: '7' }).on('sold', () => undefined);`,
      `document.body.addEventListener('webshop:order-created', (event) => event.detail.price);`,
      `document.addEventListener('webshop:order-created', ({ detail }) => detail.paymentOption === 'cash');`,
      `document.addEventListener('webshop:checkout-step', ({ detail }) => detail.step === '10-end');`,
    ];
    const found = complaints(mistakes.join('\n'), BUNDLER);
    expect(found.length).toBeGreaterThanOrEqual(mistakes.length);
    expect(found.every((line) => line.startsWith('/app/main.ts'))).toBe(true);
  });
});
