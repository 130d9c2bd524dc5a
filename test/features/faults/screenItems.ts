import { fireEvent } from '@testing-library/react';
import { until } from './shopClock';

/** An item that must be on the screen: role and name, or any text. */
export type ScreenItem = readonly [role: 'heading' | 'button' | 'submit' | 'field' | 'text', name: string | RegExp];

/** What an old link shows of a vehicle that the platform does not know. */
export const SOLD = [
  ['heading', 'Fahrzeugsuche'],
  ['text', 'Dieses Fahrzeug ist nicht mehr verfügbar.'],
] as const satisfies readonly ScreenItem[];

const SELECTORS = {
  heading: 'h1, h2, h3, h4, [role=heading]',
  button: 'button, a[href], [role=button], summary',
  submit: 'button[type=submit]',
  field: 'input, textarea, select',
  text: 'p, li, h1, h2, h3, dt, dd, div[role=status], [role=alert], .notice, .notice *, span, .empty-state__text',
} satisfies Record<ScreenItem[0], string>;

const words = (text: string | null | undefined) => (text ?? '').replaceAll('\u00AD', '').replace(/\s+/g, ' ').trim();

/** Also within one step of a long page: `getByRole` computes the styles of every element and takes a second for a list. */
function namesOf(element: Element): string[] {
  const labels =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
      ? [...(element.labels ?? [])].map((label) => words(label.textContent))
      : [];
  return [words(element.getAttribute('aria-label')), words(element.textContent), ...labels].filter(
    (name) => name !== '',
  );
}

const isHidden = (element: Element) => element.closest('[hidden], [style*="display: none"]') !== null;

export function queryItem([role, name]: ScreenItem): HTMLElement | undefined {
  const isNamed = typeof name === 'string' ? (own: string) => own === words(name) : (own: string) => name.test(own);
  return [...document.body.querySelectorAll<HTMLElement>(SELECTORS[role])].find(
    (element) => namesOf(element).some(isNamed) && !isHidden(element),
  );
}

export function getItem(item: ScreenItem): HTMLElement {
  const found = queryItem(item);
  if (found === undefined)
    throw new Error(`no ${item[0]} "${String(item[1])}" in: ${words(document.body.textContent).slice(0, 1200)}`);
  return found;
}

export async function expectItems(items: readonly ScreenItem[]): Promise<void> {
  await until(() => {
    for (const item of items) getItem(item);
    const busy = [...document.body.querySelectorAll('[aria-busy=true]')].filter((element) => !isHidden(element));
    if (busy.length > 0)
      throw new Error(`still busy: ${busy.map((element) => words(element.outerHTML).slice(0, 120)).join(' | ')}`);
  });
}

export async function findItem(item: ScreenItem): Promise<HTMLElement> {
  await expectItems([item]);
  return getItem(item);
}

export const CRASH: ScreenItem = ['heading', 'Diese Seite konnte nicht angezeigt werden.'];
/** When to try again, of a platform that is busy. */
export const IN_A_MINUTE = [
  'text',
  /Bitte versuchen Sie es in einer Minute noch einmal\./,
] as const satisfies ScreenItem;

export const RETRY: ScreenItem = ['button', 'Erneut versuchen'];

export function press(button: HTMLElement): void {
  fireEvent.click(button);
}

export const valueOf = (name: string | RegExp) => (getItem(['field', name]) as HTMLInputElement).value;

export function enter(name: string | RegExp, value: string): void {
  fireEvent.change(getItem(['field', name]), { target: { value } });
}

/** A button that must be there. */
export const getButton = (name: string | RegExp) => getItem(['button', name]);

export const submit = (name: string) => press(getItem(['submit', name]));
