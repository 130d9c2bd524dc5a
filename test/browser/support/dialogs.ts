import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { atRest } from './place';
import { rendered } from './watch';

/** A dialog that is opened from the page that is shown, and a field of it that is typed into. */
export interface DialogRow {
  name: string;
  open: (page: Page) => Promise<unknown>;
  typed?: (page: Page) => Locator;
}

/** What may not be: a rendered dialog that is closed or invisible, and a page, or an upper dialog, that cannot be pressed. */
const faultsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.querySelector('#webshop')?.shadowRoot;
    if (!root) return ['no shop'];
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
    return faults;
  });

const TEXT = 'Klara';
const dialogsOf = (page: Page) => page.locator('dialog.dialog, dialog.missing-dialog');

/** Ways to ask for a dialog to be closed, ten times each. */
const WAYS: readonly (readonly [name: string, ask: (page: Page) => Promise<unknown>])[] = [
  [
    'Escape in a row',
    async (page) => {
      for (let time = 0; time < 10; time += 1) await page.keyboard.press('Escape');
    },
  ],
  [
    'Escape, each after the page has answered the one before',
    async (page) => {
      for (let time = 0; time < 10; time += 1) {
        await page.keyboard.press('Escape');
        await rendered(page);
        expect.soft(await faultsIn(page), `after Escape number ${time + 1}`).toEqual([]);
      }
    },
  ],
  [
    'presses beside it',
    async (page) => {
      for (let time = 0; time < 10; time += 1) {
        // Where no dialog is left, a press would open something.
        if ((await atRest(page, () => dialogsOf(page).count())) === 0) return;
        await page.mouse.click(3, 3);
        await rendered(page);
      }
    },
  ],
  [
    'what Back of Android does, at first with and then without a question',
    async (page) => {
      for (let time = 0; time < 10; time += 1) {
        await dialogsOf(page).evaluateAll((dialogs, isAsked) => {
          const upper = dialogs
            .filter((dialog) => dialog instanceof HTMLDialogElement && dialog.open)
            .toSorted((one, other) => Number(one.dataset.layer) - Number(other.dataset.layer))
            .at(-1);
          if (!(upper instanceof HTMLDialogElement)) return;
          if (upper.dispatchEvent(new Event('cancel', { cancelable: isAsked })) || !isAsked) upper.close();
        }, time === 0);
        await rendered(page);
      }
    },
  ],
];

/** Asks an open dialog to close in each way: what is rendered is open, what was typed is there, and the page answers. */
export async function expectToSurvive(page: Page, { name, open, typed }: DialogRow): Promise<void> {
  for (const [way, ask] of WAYS) {
    const what = `${name}: ${way}`;
    await open(page);
    const field = typed?.(page);
    if (field) {
      await field.fill('');
      await field.pressSequentially(TEXT);
    }
    await ask(page);
    await expect.poll(() => faultsIn(page), { message: what }).toEqual([]);
    if (field && (await field.count()) > 0) await expect.poll(() => field.inputValue(), { message: what }).toBe(TEXT);
    await closeAll(page);
  }
}

/** Leaves what is open, and what was typed in it. */
async function closeAll(page: Page): Promise<void> {
  for (;;) {
    await rendered(page);
    const dialogs = dialogsOf(page);
    const count = await dialogs.count();
    if (count === 0) return;
    const discard = page.getByRole('button', { name: 'Verwerfen', exact: true });
    if ((await discard.count()) > 0) await discard.last().click();
    else
      await dialogs
        .last()
        .getByRole('button', { name: /^(Schließen|Abbrechen)$/ })
        .first()
        .click();
    await expect.poll(() => dialogs.count()).not.toBe(count);
  }
}
