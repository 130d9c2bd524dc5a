import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchMountPoint } from '../../../embed/page/mountPoint';
import { printAlone } from '../../../embed/page/printing';
import { watchTopOffset } from '../../../embed/page/topOffset';

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
});

function page() {
  document.body.innerHTML =
    '<header><nav></nav></header><main><p>Text</p><div id="shop"></div></main><footer></footer>';
  const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
  return {
    header: find('header'),
    nav: find('nav'),
    main: find('main'),
    text: find('p'),
    shop: find('#shop'),
    footer: find('footer'),
  };
}

const box = (top: number, height: number, width = window.innerWidth) => new DOMRect(0, top, width, height);

describe('an element that the page adds later', () => {
  afterEach(() => vi.useRealTimers());

  it.each([
    [9_999, ['arrived']],
    [10_000, ['missing']],
  ])('is waited for ten seconds: after %i ms %j', async (ms, expected) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const seen: string[] = [];
    const stop = watchMountPoint('#later', {
      onArrive: () => seen.push('arrived'),
      onLeave: () => seen.push('left'),
      onMissing: () => seen.push('missing'),
      onForgotten: () => seen.push('forgotten'),
    });
    vi.advanceTimersByTime(ms);
    document.body.innerHTML = '<div id="later"></div>';
    // What an observer sees, it tells in a microtask.
    await Promise.resolve();
    vi.advanceTimersByTime(10_000);
    stop();
    expect(seen).toEqual(expected);
  });
});

describe('The host’s own header', () => {
  const offsetBelow = (found: (parts: ReturnType<typeof page>) => Element[], given?: number) => {
    const parts = page();
    document.elementsFromPoint = () => found(parts);
    const offset = watchTopOffset(parts.shop, parts.shop, given);
    const height = offset.measure();
    offset.stop();
    return { height, property: parts.shop.style.getPropertyValue('--offset-top') };
  };
  const headerOf = (position: string, size: DOMRect) => (parts: ReturnType<typeof page>) => {
    parts.header.style.position = position;
    vi.spyOn(parts.header, 'getBoundingClientRect').mockReturnValue(size);
    return [parts.nav, parts.header, parts.shop, document.body];
  };

  it.each([
    ['fixed', box(0, 72), 72],
    ['sticky', box(0, 60), 60],
    ['static', box(0, 72), 0],
    ['fixed', box(0, 72, 200), 0],
    ['fixed', box(0, 2000), 0],
  ])('counts where it stays in view: %s', (position, size, height) => {
    expect(offsetBelow(headerOf(position, size)).height).toBe(height);
  });

  it('does not count below the shop, which covers it in the overlay', () => {
    const below = (parts: ReturnType<typeof page>) => headerOf('fixed', box(0, 72))(parts).toReversed();
    expect(offsetBelow(below).height).toBe(0);
  });

  it.each([
    [84, 143, 143],
    [110, 90, 110],
  ])('counts as the larger one of scroll padding and what sticks: %i and %i px', (padding, header, height) => {
    document.documentElement.style.setProperty('scroll-padding-top', `${padding}px`);
    expect(offsetBelow(headerOf('sticky', box(0, header))).height).toBe(height);
  });

  it('is what the page says by its scroll padding, and what the dealer says before that', () => {
    document.documentElement.style.setProperty('scroll-padding-top', '80px');
    expect(offsetBelow(() => []).height).toBe(80);
    expect(offsetBelow(() => [], 120)).toEqual({ height: 120, property: '120px' });
  });

  it('is what the page says by a custom property of the shop, which shell.css makes a scroll padding of its container', () => {
    document.documentElement.style.setProperty('scroll-padding-top', '80px');
    const offsetWith = (given?: number) => {
      const { shop } = page();
      shop.style.setProperty('scroll-padding-top', '64px');
      const offset = watchTopOffset(shop, shop, given);
      offset.stop();
      return offset.measure();
    };
    expect(offsetWith()).toBe(64);
    expect(offsetWith(120)).toBe(120);
  });
});

describe('Printing the shop', () => {
  it('leaves out what stands around it, and gives everything back', () => {
    const { header, main, text, shop, footer } = page();
    const before = document.body.innerHTML;
    const print = vi.fn(() => {
      expect([header, text, footer].map((element) => element.hasAttribute('data-webshop-unprinted'))).toEqual([
        true,
        true,
        true,
      ]);
      expect(main.hasAttribute('data-webshop-printed')).toBe(true);
      expect(shop.hasAttribute('data-webshop-unprinted')).toBe(false);
      expect(document.adoptedStyleSheets).toHaveLength(1);
    });
    vi.stubGlobal('print', print);
    printAlone(shop);
    expect(print).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('afterprint'));
    expect(document.body.innerHTML).toBe(before);
    expect(document.documentElement.hasAttribute('data-webshop-printed')).toBe(false);
    expect(document.adoptedStyleSheets).toHaveLength(0);
  });
});
