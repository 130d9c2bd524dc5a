import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { autoplayDelay } from '../../../../src/features/search/header/autoplayDelay';
import { platform } from '../../../platformServer';
import { renderApp } from '../../../render';

const picture = (key: string) => ({ key, url: `https://platform.test/${key}.jpg` });
function aDevice() {
  const media = Object.assign(new EventTarget(), { matches: false });
  const others = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion') ? (media as unknown as MediaQueryList) : others(query),
  );
  return {
    calmDown: () => {
      media.matches = true;
      media.dispatchEvent(new Event('change'));
    },
  };
}

describe('the pictures above the search', () => {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1400);
  });

  it('come one after the other, stop by themselves as soon as the device asks for less motion, and go on at a press', async () => {
    const device = aDevice();
    platform.tenant(1).headerImages = [picture('one'), picture('two')];
    const { user, container } = renderApp({ at: '/' });
    const pictures = () => [...container.querySelectorAll('.header-carousel img')];
    await waitFor(() => expect(pictures()).toHaveLength(1));
    // The second, and what changes them, is asked for once the first is there.
    fireEvent.load(pictures()[0] ?? container);
    const carousel = within(await screen.findByRole('region', { name: 'Willkommen' }));
    expect(pictures().map((image) => image.getAttribute('src'))).toEqual([picture('one').url, picture('two').url]);
    expect(carousel.getByRole('button', { name: 'Bildwechsel anhalten' })).toBeVisible();
    act(device.calmDown);
    await user.click(carousel.getByRole('button', { name: 'Bildwechsel starten' }));
    expect(carousel.getByRole('button', { name: 'Bildwechsel anhalten' })).toBeVisible();
  });

  it('are no carousel where there is one', async () => {
    platform.tenant(1).headerImages = [picture('one')];
    const { container } = renderApp({ at: '/' });
    await waitFor(() => expect(container.querySelector('.header-carousel img')).not.toBeNull());
    expect(screen.queryByRole('region', { name: 'Willkommen' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Bildwechsel/ })).toBeNull();
  });

  it.each([
    [undefined, 6000],
    ['', 6000],
    [' ', 6000],
    ['zehn', 6000],
    ['-5', 6000],
    ['Infinity', 6000],
    ['0', 0],
    ['8000', 8000],
    ['8', 1000],
  ])('stay as long as configured: %j is %i ms', (written, delay) => {
    expect(autoplayDelay(written)).toBe(delay);
  });
});
