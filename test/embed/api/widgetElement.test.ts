import { afterEach, beforeAll, beforeEach, expect, it, vi, type Mock } from 'vitest';
import type { Handle, mount } from '../../../embed/api/mount';
import { WIDGET_ELEMENT } from '../../../src/domain/integration/mountOptions';
import { defineWidgetElement } from '../../../embed/api/widgetElement';

const fakeMount = vi.fn<typeof mount>();

beforeAll(() => defineWidgetElement((...given) => fakeMount(...given)));
beforeEach(() => {
  fakeMount.mockReset();
  fakeMount.mockImplementation(aHandle);
});
afterEach(() => document.body.replaceChildren());

const unmounts: [Handle, Mock][] = [];

function aHandle(): Handle {
  const nothing = () => undefined;
  const unmount = vi.fn();
  const ready = new Promise<never>(nothing);
  const handle = { open: nothing, close: nothing, navigate: nothing, ready, on: () => nothing, unmount };
  unmounts.push([handle, unmount]);
  return handle;
}

const anElement = (attributes: string) => {
  document.body.innerHTML = `<${WIDGET_ELEMENT} ${attributes}></${WIDGET_ELEMENT}><aside></aside>`;
  const element = document.querySelector(WIDGET_ELEMENT);
  if (!element) throw new Error('no element');
  return element as Element & { handle?: Handle; adminId?: string | null; manageHead?: unknown };
};
const unmounted = (handle: Handle | undefined) => unmounts.find(([owner]) => owner === handle)?.[1];
const optionsOf = (call: number) => fakeMount.mock.calls[call]?.[1];

it('mounts with its attributes as options, on itself', async () => {
  const element = anElement('admin-id="7" api-url="https://api.example" layout="overlay" class="shop"');
  await Promise.resolve();
  expect(fakeMount).toHaveBeenCalledExactlyOnceWith(element, {
    adminId: '7',
    apiUrl: 'https://api.example',
    layout: 'overlay',
  });
  expect(element.handle).toBe(fakeMount.mock.results[0]?.value);
});

it('has its handle at once, for whoever asks for it before the task is over', () => {
  expect(anElement('admin-id="7"').handle).toBe(fakeMount.mock.results[0]?.value);
});

it('mounts anew, once, when attributes or properties have changed', async () => {
  const element = anElement('admin-id="7"');
  const first = element.handle;
  element.setAttribute('layout', 'overlay');
  element.adminId = '8';
  element.manageHead = false;
  await Promise.resolve();
  expect(unmounted(first)).toHaveBeenCalledOnce();
  expect(fakeMount).toHaveBeenCalledTimes(2);
  expect(optionsOf(1)).toEqual({ adminId: '8', layout: 'overlay', manageHead: 'false' });
  expect(element.adminId).toBe('8');
  element.adminId = null;
  await Promise.resolve();
  expect(optionsOf(2)).toEqual({ layout: 'overlay', manageHead: 'false' });
});

it('leaves to the element what every element has under the name of an option', () => {
  const element = anElement('admin-id="7" offset-top="90"');
  expect(element.handle).toBeDefined();
  expect(optionsOf(0)).toEqual({ adminId: '7', offsetTop: '90' });
  expect((element as HTMLElement).offsetTop).toBe(0);
});

it('stays as it is when an attribute is set to what it was', async () => {
  const element = anElement('admin-id="7"');
  element.setAttribute('admin-id', '7');
  await Promise.resolve();
  expect(fakeMount).toHaveBeenCalledOnce();
});

it('goes on where it is moved to, and is unmounted when it leaves the page', async () => {
  const element = anElement('admin-id="7"');
  const handle = element.handle;
  document.querySelector('aside')?.append(element);
  await Promise.resolve();
  expect(element.handle).toBe(handle);
  expect(unmounted(handle)).not.toHaveBeenCalled();
  element.remove();
  await Promise.resolve();
  expect(unmounted(handle)).toHaveBeenCalledOnce();
  expect(element.handle).toBeUndefined();
  document.body.append(element);
  await Promise.resolve();
  expect(fakeMount).toHaveBeenCalledTimes(2);
});

it('takes what a framework has set on it before it was known', async () => {
  const element = anElement('');
  await Promise.resolve();
  element.remove();
  await Promise.resolve();
  Object.defineProperty(element, 'adminId', { value: '9', configurable: true, writable: true, enumerable: true });
  document.body.append(element);
  await Promise.resolve();
  expect(element.getAttribute('admin-id')).toBe('9');
  expect(fakeMount.mock.lastCall?.[1]).toEqual({ adminId: '9' });
});
