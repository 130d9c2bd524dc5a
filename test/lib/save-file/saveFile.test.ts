// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';

it('loads file-saver without calling the page’s AMD loader and without replacing the page’s saveAs', async () => {
  const define = Object.assign(vi.fn(), { amd: {} });
  vi.stubGlobal('define', define);
  vi.stubGlobal('saveAs', 'mine');
  const { saveFile } = await import('../../../src/lib/save-file/saveFile');
  expect(saveFile).toBeTypeOf('function');
  expect(define).not.toHaveBeenCalled();
  expect(Reflect.get(window, 'define')).toBe(define);
  expect(Reflect.get(window, 'saveAs')).toBe('mine');
});
