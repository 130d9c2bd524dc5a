import { act, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderStart } from '../../src/app/renderStart';
import { StartError } from '../../src/app/startError';
import type { ShopStarter } from '../../src/app/startShop';
import { anEnvironment } from '../builders/environment';

const PLACEHOLDER = 'Der Fahrzeugshop wird geladen.';
const OUT_OF_REACH = new StartError(
  { title: 'Der Fahrzeugshop ist gerade nicht erreichbar.', advice: 'Bitte versuchen Sie es erneut.', isPassing: true },
  { cause: undefined },
);

/** A start that ends when the test says so, in a container that tells all that it ever held. */
function begin() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let resolve: (started: string) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<string>((...ends) => ([resolve, reject] = ends));
  let current: string | undefined;
  const settled = promise.then(
    (started) => void (current = started),
    () => undefined,
  );
  const starter: ShopStarter<string> = { current: () => current, settled, start: () => promise, stop: vi.fn() };
  const container = document.body.appendChild(document.createElement('div'));
  const held: string[] = [];
  const observer = new MutationObserver(() => held.push(container.textContent));
  observer.observe(container, { childList: true, subtree: true });
  const unmount = renderStart({
    environment: anEnvironment({ container }),
    starter,
    children: (started) => <p>{started}</p>,
  });
  onTestFinished(() => {
    act(unmount);
    observer.disconnect();
    container.remove();
    vi.useRealTimers();
  });
  return { resolve, reject, starter, container, held, unmount };
}

describe('an application that starts', () => {
  it('is shown at once where its start takes a moment, without a placeholder before', async () => {
    const { resolve, held } = begin();
    await act(() => vi.advanceTimersByTimeAsync(99));
    expect(held).toEqual([]);
    await act(async () => {
      resolve('Fahrzeuge');
      await Promise.resolve();
    });
    expect(held).toEqual(['Fahrzeuge']);
  });

  it('has a placeholder where its start takes longer', async () => {
    const { resolve } = begin();
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getByText(PLACEHOLDER)).toBeInTheDocument();
    await act(async () => {
      resolve('Fahrzeuge');
      await Promise.resolve();
    });
    expect(screen.getByText('Fahrzeuge')).toBeInTheDocument();
    expect(screen.queryByText(PLACEHOLDER)).not.toBeInTheDocument();
  });

  it('says what failed', async () => {
    const { reject } = begin();
    await act(async () => {
      reject(OUT_OF_REACH);
      await vi.advanceTimersByTimeAsync(1);
    });
    expect(screen.getByText(OUT_OF_REACH.title)).toBeInTheDocument();
  });

  it('is rendered no more once it is unmounted, and its start is stopped', async () => {
    const { resolve, starter, unmount, held } = begin();
    act(unmount);
    await act(async () => {
      resolve('Fahrzeuge');
      await vi.advanceTimersByTimeAsync(1000);
    });
    expect(held).toEqual([]);
    expect(starter.stop).toHaveBeenCalled();
  });
});
