import { expect, it, onTestFinished, vi } from 'vitest';
import { copyText } from '../../../src/lib/page/copyText';

/** A browser that copies what is selected, or refuses to. */
function withCommand(answer: () => boolean) {
  const copied: string[] = [];
  const execCommand = () => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLTextAreaElement) copied.push(activeElement.value);
    return answer();
  };
  Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(document, 'execCommand'));
  const button = document.body.appendChild(document.createElement('button'));
  onTestFinished(() => button.remove());
  button.focus();
  return { copied, button };
}

it.each([
  ['the page has none', () => vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)],
  ['the frame may not', () => vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'))],
])('copies by a selection where there is no clipboard: %s', async (_why, forbid) => {
  forbid();
  const { copied, button } = withCommand(() => true);
  const before = document.body.innerHTML;
  expect(await copyText('DE02 1203', button)).toBe(true);
  expect(copied).toEqual(['DE02 1203']);
  expect(document.activeElement).toBe(button);
  expect(document.body.innerHTML).toBe(before);
});

it.each([
  ['refuses', () => false],
  [
    'throws',
    () => {
      throw new Error('forbidden');
    },
  ],
])('says so where the browser %s', async (_how, answer) => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
  const { button } = withCommand(answer);
  expect(await copyText('DE02 1203', button)).toBe(false);
  expect(document.querySelector('textarea')).toBeNull();
});
