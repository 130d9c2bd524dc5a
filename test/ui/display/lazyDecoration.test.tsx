import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { lazyDecoration } from '../../../src/ui/display/lazyDecoration';

const Ornament = ({ text }: { text: string }) => <p>{text}</p>;

describe('a decoration', () => {
  test('comes once its chunk is there, everywhere at once, and is loaded once', async () => {
    const load = vi.fn(() => Promise.resolve(Ornament));
    const Part = lazyDecoration(load);
    render(
      <>
        <Part text="links" />
        <Part text="rechts" />
      </>,
    );
    expect(screen.queryByText('links')).toBeNull();
    await screen.findByText('links');
    expect(screen.getByText('rechts')).toBeVisible();
    render(<Part text="später" />);
    expect(screen.getByText('später')).toBeVisible();
    expect(load).toHaveBeenCalledOnce();
  });

  test('that does not arrive leaves its place empty, and is asked for by the next one', async () => {
    const load = vi.fn(() => Promise.resolve(Ornament)).mockRejectedValueOnce(new Error('no connection'));
    const Part = lazyDecoration(load);
    const first = render(<Part text="Merken" />);
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
    expect(first.container).toBeEmptyDOMElement();
    first.unmount();
    render(<Part text="Merken" />);
    await screen.findByText('Merken');
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('that is gone before it comes is left alone', async () => {
    let arrive: (component: typeof Ornament) => void = () => undefined;
    const load = vi.fn(() => new Promise<typeof Ornament>((resolve) => (arrive = resolve)));
    const Part = lazyDecoration(load);
    const { unmount } = render(<Part text="Merken" />);
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
    unmount();
    arrive(Ornament);
    render(<Part text="Vergleichen" />);
    await screen.findByText('Vergleichen');
  });

  test('that is gone before the page was idle is asked for by the next one', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const Part = lazyDecoration(() => Promise.resolve(Ornament));
    render(<Part text="Merken" />).unmount();
    // What waited for the old clock never comes.
    vi.useRealTimers();
    render(<Part text="Vergleichen" />);
    await screen.findByText('Vergleichen');
  });
});
