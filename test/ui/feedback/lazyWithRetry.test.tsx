import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense, useState, type ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ChunkFailures } from '../../../src/ui/feedback/chunkFailures';
import { lazyWithRetry, NoFallback, type LazyComponent } from '../../../src/ui/feedback/lazyWithRetry';

const Ornament = () => <p>Bild</p>;
const MISSING = 'Dieser Bereich konnte nicht geladen werden.';

/** A chunk that does not arrive the first times. */
function aChunk<Props extends object>(Part: ComponentType<Props>, failures: number) {
  return vi.fn(() => {
    failures -= 1;
    return failures < 0 ? Promise.resolve(Part) : Promise.reject(new TypeError('Failed to fetch'));
  });
}

function show(Part: LazyComponent<object>) {
  function Page() {
    const [isWanted, setWanted] = useState(true);
    return (
      <>
        <button onClick={() => setWanted(!isWanted)}>Umschalten</button>
        <p>Seite</p>
        <Suspense fallback="Moment">{isWanted ? <Part /> : null}</Suspense>
      </>
    );
  }
  render(<Page />);
  return userEvent.setup();
}

describe('a part that does not arrive', () => {
  it('says so in its own place, offers to reload the page where another try was in vain, and is there after one that was not', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const load = aChunk(Ornament, 2);
    const user = show(lazyWithRetry(load));
    expect(await screen.findByRole('heading', { name: MISSING })).toBeVisible();
    expect(screen.getByText('Seite')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Seite neu laden' })).toBeNull();
    // At once: no time has to pass.
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    // As in browsers that remember the failure.
    await user.click(await screen.findByRole('button', { name: 'Seite neu laden' }));
    expect(reload).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('Bild')).toBeVisible();
    expect(screen.queryByText(MISSING)).toBeNull();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('says at once that the page was updated where the part is not on the server any more, and tells of it', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve({ type: 'opaque', status: 0 }));
    const tell = vi.fn();
    const Part = lazyWithRetry<object>(() => Promise.reject(new TypeError('Failed to fetch https://cdn.test/a.js')));
    render(
      <ChunkFailures value={tell}>
        <Suspense>
          <Part />
        </Suspense>
      </ChunkFailures>,
    );
    expect(await screen.findByRole('heading', { name: 'Die Seite wurde aktualisiert.' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Seite neu laden' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
    expect(tell).toHaveBeenCalledWith('outdated');
  });

  it('is fetched anew when it is wanted the next time', async () => {
    const user = show(lazyWithRetry(aChunk(Ornament, 1)));
    await screen.findByRole('heading', { name: MISSING });
    await user.click(screen.getByText('Umschalten'));
    await user.click(screen.getByText('Umschalten'));
    expect(await screen.findByText('Bild')).toBeVisible();
  });

  it('is missed by nobody where it is an ornament', async () => {
    const load = aChunk(Ornament, 1);
    show(lazyWithRetry(load, NoFallback));
    await waitFor(() => expect(screen.queryByText('Moment')).toBeNull());
    expect(screen.getByText('Seite')).toBeVisible();
    expect(screen.queryByText(MISSING)).toBeNull();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is a dialog that can be left where it would have been one', async () => {
    const ClosedBy = lazyWithRetry(
      aChunk(({ onClose }: { onClose: () => void }) => <button onClick={onClose}>X</button>, 9),
    );
    const onClose = vi.fn();
    render(
      <Suspense>
        <ClosedBy onClose={onClose} />
      </Suspense>,
    );
    expect(await screen.findByRole('dialog', { name: MISSING })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

it('that was fetched beforehand in vain has another try when it is wanted', async () => {
  const Part = lazyWithRetry(aChunk(Ornament, 1));
  void Part.preload();
  await Promise.resolve();
  show(Part);
  expect(await screen.findByText('Bild')).toBeVisible();
});
