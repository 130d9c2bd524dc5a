import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { declarations } from '../../.config/build/declarations';

const PACKAGE = '/app/node_modules/webshop-widget';
const HEAD = `import { mount, grantConsent, version, type Handle, type MountOptions } from 'webshop-widget';\n`;

/** What a strict TypeScript project of a page says about a file that uses the package. */
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
window.addEventListener('webshop:navigate', ({ detail }) => detail.path);
window.addEventListener('webshop:loaded', () => window.WebshopWidget?.mount('#a', options).unmount());
grantConsent(['paypal']);
stop();
export { version, top };
`;

describe('the types of the package', { timeout: 60_000 }, () => {
  it.each([
    ['a bundler', BUNDLER],
    ['NodeNext', NODE_NEXT],
  ])('hold in a strict project under %s, libraries checked', (_, options) => {
    expect(complaints(USE, options)).toEqual([]);
  });

  it('refuse what the shop would not understand', () => {
    const mistakes = [
      `mount('#webshop', {});`,
      `mount('#webshop', { adminId: '7', layout: 'modal' });`,
      `grantConsent(['paypall']);`,
      `mount('#webshop', { adminId: '7', colour: 'red' });`,
      `mount('#webshop', { adminId: '7' }).on('sold', () => undefined);`,
      `document.body.addEventListener('webshop:order-created', (event) => event.detail.price);`,
    ];
    const found = complaints(mistakes.join('\n'), BUNDLER);
    expect(found.length).toBeGreaterThanOrEqual(mistakes.length);
    expect(found.every((line) => line.startsWith('/app/main.ts'))).toBe(true);
  });
});
