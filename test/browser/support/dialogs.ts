import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** A dialog that is opened from the page that is shown, and a field of it that is typed into. */
export interface DialogRow {
  name: string;
  open: (page: Page) => Promise<unknown>;
  typed?: (page: Page) => Locator;
  /** Whether it has an address of its own, which Back leaves. */
  hasAddress?: boolean;
}

/**
 * How many dialogs are rendered once the page has answered, and what may not be: one that is closed or invisible, and a page, or an
 * upper dialog, that cannot be pressed.
 */
const lookAt = (page: Page): Promise<{ count: number; faults: string[] }> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const root = document.querySelector('#webshop')?.shadowRoot;
    if (!root) return { count: 0, faults: ['no shop'] };
    const dialogs = [...root.querySelectorAll<HTMLDialogElement>('dialog.dialog, dialog.missing-dialog')];
    const nameOf = (dialog: Element) => dialog.querySelector('h2')?.textContent ?? '';
    const faults = dialogs.filter(({ open }) => !open).map((dialog) => `„${nameOf(dialog)}“ is rendered and not open`);
    const lit = dialogs.filter((dialog) => dialog.getClientRects().length === 0);
    faults.push(...lit.map((dialog) => `„${nameOf(dialog)}“ is invisible`));
    const upper = dialogs.toSorted((one, other) => Number(one.dataset.layer) - Number(other.dataset.layer)).at(-1);
    const isInView = ({ left, top, right, bottom, width }: DOMRect) =>
      width > 0 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const buttons = [...(upper ?? root).querySelectorAll<HTMLElement>('button, a[href]')].filter((button) =>
      isInView(button.getBoundingClientRect()),
    );
    const canPress = buttons.some((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(root.elementFromPoint(left + width / 2, top + height / 2));
    });
    if (!canPress) faults.push(`nothing can be pressed ${upper ? `in „${nameOf(upper)}“` : 'on the page'}`);
    return { count: dialogs.length, faults };
  });
const faultsIn = async (page: Page) => (await lookAt(page)).faults;

const TEXT = 'Klara';
/** Whether something is there in the page that was just looked at. */
const isThere = (found: Locator) => found.evaluateAll((elements) => elements.length > 0);
const dialogsOf = (page: Page) => page.locator('dialog.dialog, dialog.missing-dialog');

/** Asks ten times, as long as there is a dialog, and looks at what came of it. */
async function askTenTimes(page: Page, ask: () => Promise<unknown>): Promise<void> {
  for (let time = 1; time <= 10; time += 1) {
    await ask();
    const { count, faults } = await lookAt(page);
    expect.soft(faults, `after number ${time}`).toEqual([]);
    if (count === 0) return;
  }
}

/** Ways to ask for a dialog to be closed. */
const WAYS: readonly (readonly [name: string, ask: (page: Page) => Promise<unknown>])[] = [
  ['Escape ten times in a row', (page) => Promise.all(Array.from({ length: 10 }, () => page.keyboard.press('Escape')))],
  ['Escape', (page) => askTenTimes(page, () => page.keyboard.press('Escape'))],
  ['presses beside it', (page) => askTenTimes(page, () => page.mouse.click(3, 3))],
  [
    'what Back of Android does, at first with and then without a question',
    (page) =>
      dialogsOf(page)
        .first()
        .evaluate(async (first) => {
          for (let time = 0; time < 10; time += 1) {
            const isAsked = time === 0;
            const upper = [...(first.getRootNode() as ShadowRoot).querySelectorAll('dialog')]
              .filter(({ open }) => open)
              .toSorted((one, other) => Number(one.dataset.layer) - Number(other.dataset.layer))
              .at(-1);
            if (upper === undefined) return;
            if (upper.dispatchEvent(new Event('cancel', { cancelable: isAsked })) || !isAsked) upper.close();
            await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          }
        }),
  ],
];
const BACK = ['Back', (page: Page) => page.goBack()] as const;

/**
 * Asks a dialog to close in each way: what is rendered is open, what was typed is there, and the page answers. One that has asked before it
 * closes stays for the next way.
 */
export async function expectToSurvive(page: Page, { name, open, typed, hasAddress }: DialogRow): Promise<void> {
  // Without a question the first Escape closes it.
  const ways = WAYS.filter(([way]) => typed !== undefined || way !== 'Escape');
  let isOpen = false;
  for (const [way, ask] of typed && hasAddress ? [...ways, BACK] : ways) {
    const what = `${name}: ${way}`;
    if (!isOpen) await open(page);
    const field = typed?.(page);
    if (field && !isOpen) {
      await field.fill(TEXT.slice(0, -1));
      // A key that was pressed lets a browser ask before it closes.
      await field.press(TEXT.slice(-1));
    }
    await ask(page);
    await expect.poll(() => faultsIn(page), { message: what }).toEqual([]);
    isOpen = field !== undefined && (await isThere(field));
    if (field && isOpen) {
      const stay = page.getByRole('button', { name: 'Weiter bearbeiten' });
      if (await isThere(stay)) await stay.click();
      await expect.poll(() => field.inputValue(), { message: what }).toBe(TEXT);
    } else await closeAll(page);
  }
  await closeAll(page);
}

/** Leaves what is open, and what was typed in it. */
async function closeAll(page: Page): Promise<void> {
  const dialogs = dialogsOf(page);
  for (let { count } = await lookAt(page); count > 0; { count } = await lookAt(page)) {
    const discard = page.getByRole('button', { name: 'Verwerfen', exact: true });
    const close = dialogs.last().getByRole('button', { name: /^(Schließen|Abbrechen)$/ });
    await ((await isThere(discard)) ? discard.last() : close.first()).click();
    await expect.poll(() => dialogs.count()).not.toBe(count);
  }
}
