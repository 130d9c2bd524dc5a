import type ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { PAYMENT_OPTIONS } from '../../src/domain/order/paymentOption/paymentOptions';
import { STEPS } from '../../src/features/checkout/steps';
import { declarations } from '../../.config/build/declarations';
import { complaintsAbout, RESOLUTIONS } from './packageUse';

const HEAD = `import { mount, grantConsent, version, type CheckoutStepName, type Handle, type MountOptions } from 'webshop-widget';\n`;

const complaints = (code: string, options?: ts.CompilerOptions) => complaintsAbout({ 'main.ts': HEAD + code }, options);

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

/** Members of a union of texts in the types of the package. */
const unionOf = (name: string) =>
  [...(new RegExp(`type ${name} =([^;]*);`).exec(declarations())?.[1] ?? '').matchAll(/'([^']+)'/g)].map(
    ([, member]) => member,
  );

describe('the types of the package', { timeout: 60_000 }, () => {
  it.each(Object.entries(RESOLUTIONS))('hold in a strict project, libraries checked: %s', async (_, options) => {
    expect(await complaints(USE, options)).toEqual([]);
    expect(await complaintsAbout({ 'main.tsx': IN_REACT }, options)).toEqual([]);
  });

  it('name the steps and the ways to pay that there are, and no other', () => {
    expect(unionOf('CheckoutStepName')).toEqual(STEPS.map(({ slug }) => slug));
    expect(unionOf('PaymentOptionId').sort()).toEqual(PAYMENT_OPTIONS.map(({ id }) => id).sort());
  });

  it('refuse what the shop would not understand', async () => {
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
    for (const mistake of mistakes)
      expect(await complaints(mistake), mistake).toEqual([expect.stringMatching(/^main\.ts: /)]);
  });

  it.each([
    `<webshop-widget api-url="https://api.example" />`,
    `<webshop-widget admin-id="7" manage-head={false} />`,
    `<webshop-widget admin-id="7" layout="modal" />`,
    `<Webshop apiUrl="https://api.example" />`,
  ])('refuse in React: %s', async (mistake) => {
    const code = `import { Webshop } from 'webshop-widget/react';\nexport const page = ${mistake};\nexport const other = <Webshop adminId="7" />;`;
    expect(await complaintsAbout({ 'main.tsx': code })).toEqual([expect.stringMatching(/^main\.tsx: /)]);
  });

  it('know that the file of the single script exports nothing', async () => {
    const code = `import 'webshop-widget/webshop-widget.js';\nwindow.WebshopWidget?.diagnose();`;
    expect(await complaintsAbout({ 'main.ts': code }, RESOLUTIONS.node16)).toEqual([]);
    const wrong = `import { mount } from 'webshop-widget/webshop-widget.js';\nmount('#a', { adminId: '7' });`;
    expect(await complaintsAbout({ 'main.ts': wrong })).toEqual([expect.stringContaining('mount')]);
  });

  it('cite nothing that only the source has', () => {
    expect(declarations()).not.toMatch(/rules\/|docs\//);
  });
});
