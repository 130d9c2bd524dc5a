import { expect, it, vi } from 'vitest';
import { saveWhenReady } from '../../../src/lib/save-file/saveWhenReady';

const FILE = new Blob(['%PDF']);

it('saves a file when the library that saves it has arrived', async () => {
  const saveFile = vi.fn();
  await saveWhenReady(Promise.resolve(FILE), 'Golf.pdf', new AbortController().signal, () =>
    Promise.resolve({ saveFile }),
  );
  expect(saveFile).toHaveBeenCalledExactlyOnceWith(FILE, 'Golf.pdf');
});

it('saves nothing that was cancelled while the library was still on its way', async () => {
  const saveFile = vi.fn();
  let arrive: (library: { saveFile: typeof saveFile }) => void = () => undefined;
  const arrival = new Promise<{ saveFile: typeof saveFile }>((resolve) => (arrive = resolve));
  const controller = new AbortController();
  const saving = saveWhenReady(Promise.resolve(FILE), 'Golf.pdf', controller.signal, () => arrival);
  controller.abort();
  arrive({ saveFile });
  await expect(saving).rejects.toThrow();
  expect(saveFile).not.toHaveBeenCalled();
});
