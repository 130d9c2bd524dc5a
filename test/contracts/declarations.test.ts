import { describe, expect, it } from 'vitest';
import { PAYMENT_OPTIONS } from '../../src/domain/order/paymentOption/paymentOptions';
import { STEPS } from '../../src/features/checkout/steps';
import { declarations, reactEntry, SCRIPT_DECLARATIONS } from '../../.config/build/declarations';
import { packageFacts, packageManifest } from '../../.config/build/package';
import { codeBlocks } from '../support/documents';
import { complaintsIn, writeProject } from './compiler';

const HEAD = `import { mount, grantConsent, version, type CheckoutStepName, type Handle, type MountOptions } from 'webshop-widget';\n`;

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
window.WebshopWidget = window.WebshopWidget || { q: [] };
window.WebshopWidget?.q.push(['grantConsent', ['calendar']], (shop) => shop.diagnose());
WebshopWidget.q.push(['mount', '#b', options]);
handle.on('order-created', ({ paymentOption }) => paymentOption === 'bezahl-de');
window.addEventListener('webshop:navigate', ({ detail }) => detail.path);
window.addEventListener('webshop:loaded', () => window.WebshopWidget?.mount('#a', options).unmount());
grantConsent(['paypal']);
stop();
export { version, top };
`;

const IN_REACT = `
import { Webshop, type WebshopProps } from 'webshop-widget/react';
const props: WebshopProps = { adminId: '7', offsetTop: 90, style: { minHeight: 400 } };
export const pages = [
  <Webshop {...props} onMount={(shop) => shop.on('order-created', ({ orderId }) => orderId.trim())}>Lädt …</Webshop>,
  <webshop-widget admin-id="7" api-url="https://api.example" offset-top={90} manage-head="false" className="shop" />,
];
`;

/** The file of the single script exports nothing. */
const OF_THE_SCRIPT = `import 'webshop-widget/webshop-widget.js';\nwindow.WebshopWidget?.diagnose();`;

/** Code that the shop would not understand, with a word of the complaint. */
const MISTAKES: readonly (readonly [code: string, complaint: string])[] = [
  [`mount('#webshop', {});`, 'adminId'],
  [`mount('#webshop', { adminId: '7', layout: 'modal' });`, 'modal'],
  [`grantConsent(['paypall']);`, 'paypall'],
  [`mount('#webshop', { adminId: '7', colour: 'red' });`, 'colour'],
  [`mount('#webshop', { adminId: '7' }).on('sold', () => undefined);`, 'sold'],
  [`document.body.addEventListener('webshop:order-created', (event) => event.detail.price);`, 'price'],
  [`document.addEventListener('webshop:order-created', ({ detail }) => detail.paymentOption === 'cash');`, 'cash'],
  [`document.addEventListener('webshop:checkout-step', ({ detail }) => detail.step === '10-end');`, '10-end'],
  [`<webshop-widget api-url="https://api.example" />`, 'admin-id'],
  [`<webshop-widget admin-id="7" manage-head={false} />`, 'manage-head'],
  [`<webshop-widget admin-id="7" layout="modal" />`, 'modal'],
  [`<Webshop apiUrl="https://api.example" />`, 'adminId'],
  [`import { mount } from 'webshop-widget/webshop-widget.js';\nmount('#a', { adminId: '7' });`, 'mount'],
];

function fileOfMistake(code: string): string {
  if (code.startsWith('import')) return code;
  if (!code.startsWith('<')) return HEAD + code;
  return `import { Webshop } from 'webshop-widget/react';\nexport const page = ${code};\nexport const other = <Webshop adminId="7" />;`;
}

/** Globals of other tools that the documents call. */
const OTHER_TOOLS = `
declare const Cookiebot: { consent: Record<'marketing' | 'preferences', boolean> };
declare const Sentry: { captureException(error: Error, context: object): void };
declare const meinConsentWerkzeug: { show(): void };
interface Window { dataLayer: unknown[] }
interface WindowEventMap { ucEvent: CustomEvent<Record<string, unknown>> }
`;

const STRICT = {
  strict: true,
  noEmit: true,
  allowJs: true,
  checkJs: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  types: [],
  jsx: 'react-jsx',
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
};
// Of the ways of Node the newest; test/browser/package.test.ts asks them all.
const RESOLUTIONS = { bundler: 'esnext', nodenext: 'nodenext' };

/** A strict project that uses the package, as far as its files have to exist. */
async function writeApp(): Promise<string> {
  const inPackage = {
    'package.json': packageManifest(packageFacts),
    'webshop-widget.d.ts': declarations(),
    'script.d.ts': SCRIPT_DECLARATIONS,
    'webshop-widget.js': '',
    'esm/webshop-widget.js': '',
    ...Object.fromEntries(await reactEntry()),
  };
  const documented = codeBlocks('js', 'ts', 'tsx');
  expect(documented.length).toBeGreaterThanOrEqual(10);
  return writeProject('package-use', {
    'package.json': '{ "type": "module" }',
    'use.ts': HEAD + USE,
    'react.tsx': IN_REACT,
    'script.ts': OF_THE_SCRIPT,
    'tools.d.ts': OTHER_TOOLS,
    'package.d.ts': `import type {} from 'webshop-widget';`,
    ...Object.fromEntries(MISTAKES.map(([code], at) => [`mistake${at}.tsx`, fileOfMistake(code)])),
    // rules/embedding: documented code.
    ...Object.fromEntries(
      documented.map(({ place, language, code }) => [
        `documented/${place.replace(/\W+/g, '-')}.${language}`,
        `${code}\nexport {};`,
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(inPackage).map(([name, text]) => [`node_modules/webshop-widget/${name}`, text]),
    ),
    ...Object.fromEntries(
      Object.entries(RESOLUTIONS).map(([moduleResolution, module]) => [
        `tsconfig.${moduleResolution}.json`,
        JSON.stringify({ compilerOptions: { ...STRICT, module, moduleResolution } }),
      ]),
    ),
  });
}

/** Members of a union of texts in the types of the package. */
const unionOf = (name: string) =>
  [...(new RegExp(`type ${name} =([^;]*);`).exec(declarations())?.[1] ?? '').matchAll(/'([^']+)'/g)].map(
    ([, member]) => member,
  );

describe('the types of the package', { timeout: 300_000 }, () => {
  it('hold in strict projects, libraries checked, as the documented code does, and refuse what the shop would not understand', async () => {
    const app = await writeApp();
    for (const resolution of Object.keys(RESOLUTIONS)) {
      const complaints = await complaintsIn(app, `tsconfig.${resolution}.json`);
      const others = complaints.filter(
        ({ file, text }) =>
          !file.startsWith('mistake') &&
          // Untyped parameters of plain scripts are no mistake.
          !(file.endsWith('.js') && text.includes('implicitly has an')),
      );
      expect(others, resolution).toEqual([]);
      for (const [at, [code, words]] of MISTAKES.entries()) {
        const messages = complaints.filter(({ file }) => file === `mistake${at}.tsx`).map(({ text }) => text);
        expect(messages, `${resolution}: ${code}`).toEqual([expect.stringContaining(words)]);
      }
    }
  });

  it('name the steps and the ways to pay that there are, and no other', () => {
    expect(unionOf('CheckoutStepName')).toEqual(STEPS.map(({ slug }) => slug));
    expect(unionOf('PaymentOptionId').sort()).toEqual(PAYMENT_OPTIONS.map(({ id }) => id).sort());
  });

  it('cite nothing that only the source has', () => {
    expect(declarations()).not.toMatch(/rules\/|docs\//);
  });
});
