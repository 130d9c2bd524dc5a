import type { FileChooser, Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visitAdmin } from '../support/admin';
import { atRest } from '../support/place';
import { setUpStage } from '../support/stage';

const stage = setUpStage();
const settings = () => stage.platform.tenant(1).settings;

const centreOf = async (target: Locator) => {
  const box = await atRest(target.page(), () => target.boundingBox());
  if (box === null) throw new Error('not visible');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Drags by mouse, with the button held over several moves. */
async function dragByMouse(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await centreOf(from), await centreOf(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 8 });
  await page.mouse.up();
}

async function dragByFinger(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await centreOf(from), await centreOf(to)];
  const touches = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove', point: { x: number; y: number }) =>
    touches.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
  await send('touchStart', start);
  for (const part of [0.25, 0.5, 0.75, 1])
    await send('touchMove', { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part });
  await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

it.each([
  [1280, 'mouse', dragByMouse],
  [360, 'finger', dragByFinger],
] as const)('benefits are put in order by dragging, at %d px by %s', async (width, how, drag) => {
  const { page } = await visitAdmin(stage, 'dealer-settings?bereich=inhalt', {
    width,
    height: 900,
    isTouch: how === 'finger',
  });
  const lines = page.getByRole('group', { name: 'Vorteile' }).getByRole('listitem');
  const texts = () => lines.getByRole('textbox').evaluateAll((all) => all.map((each) => each.textContent));
  const before = settings().uiMarketingBenefits ?? [];
  await expect.poll(texts).toEqual(before);
  const [first = '', ...others] = before;
  const handle = lines.first().locator('.drag-handle');
  await handle.scrollIntoViewIfNeeded();
  await drag(page, handle, lines.last());
  await expect.poll(texts).toEqual([...others, first]);
  // Dropped beside the list, it stays.
  await drag(page, lines.first().locator('.drag-handle'), page.getByRole('heading', { name: 'Vorschau' }));
  expect(await texts()).toEqual([...others, first]);
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await page.getByText('Erfolgreich gespeichert').waitFor();
  expect(settings().uiMarketingBenefits).toEqual([...others, first]);
});

it('„Ersetzen“ opens the file dialog at once, by mouse and by keyboard', async () => {
  const { page } = await visitAdmin(stage, 'dealer-settings?bereich=darstellung');
  const button = page.getByRole('button', { name: 'Ersetzen' }).first();
  // One listener for both presses: the browser reports its dialogs only while there is one.
  const dialogs: FileChooser[] = [];
  page.on('filechooser', (dialog) => dialogs.push(dialog));
  await button.click();
  await expect.poll(() => dialogs.length).toBe(1);
  // Without a choice the picture stays.
  await page.getByRole('button', { name: 'Nicht ersetzen' }).click();
  await expect.poll(() => button.evaluate((element) => element.matches(':focus'))).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => dialogs.length).toBe(2);
  await dialogs[1]?.setFiles({
    name: 'neu.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'),
  });
  await page.getByText(/^neu\.svg \(/).waitFor();
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await page.getByText('Erfolgreich gespeichert').waitFor();
  expect(settings().logoUrl).toMatch(/neu\.svg$/);
});

it('a finger beside the box of a row means the box, not the row', async () => {
  const { page } = await visitAdmin(stage, 'cross-selling', { width: 1024, height: 800, isTouch: true });
  const { x, y } = await centreOf(page.getByRole('checkbox', { name: /^„.+“ auswählen$/ }).first());
  await page.touchscreen.tap(x + 18, y + 18);
  await page.getByText(/^1 ausgewählt/).waitFor();
});
