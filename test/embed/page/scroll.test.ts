import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { smoothScrollTo } from '../../../embed/page/scroll';

/** A page that is scrolled down by 1000 px, with the shop at its top. */
function aPage() {
  const scroller = document.createElement('div');
  let top = 1000;
  Object.defineProperty(scroller, 'scrollTop', { get: () => top });
  scroller.scroll = (to?: ScrollToOptions | number) => {
    top = typeof to === 'object' ? (to.top ?? 0) : 0;
  };
  const shown = document.createElement('div');
  document.body.append(shown);
  return { scroller, shown, jump: () => scroller.scroll({ top: 0 }) };
}

const prefersLessMotion = (matches: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({ matches, media }) as MediaQueryList);

describe('gliding to the top of the shop', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance'] });
    prefersLessMotion(false);
  });
  afterEach(() => vi.useRealTimers());

  it('takes 492 ms', () => {
    const { scroller, shown, jump } = aPage();
    smoothScrollTo(scroller, shown, jump);
    expect(scroller.scrollTop).toBe(1000);
    vi.advanceTimersByTime(240);
    expect(scroller.scrollTop).toBeGreaterThan(0);
    expect(scroller.scrollTop).toBeLessThan(500);
    vi.advanceTimersByTime(220);
    expect(scroller.scrollTop).toBeGreaterThan(0);
    vi.advanceTimersByTime(60);
    expect(scroller.scrollTop).toBe(0);
  });

  it('jumps for a visitor who wants less motion', () => {
    prefersLessMotion(true);
    const { scroller, shown, jump } = aPage();
    smoothScrollTo(scroller, shown, jump);
    expect(scroller.scrollTop).toBe(0);
  });

  it('ends where the visitor scrolls herself', () => {
    const { scroller, shown, jump } = aPage();
    smoothScrollTo(scroller, shown, jump);
    vi.advanceTimersByTime(100);
    scroller.scroll({ top: 800 });
    vi.advanceTimersByTime(1000);
    expect(scroller.scrollTop).toBe(800);
  });

  it('ends with the shop', () => {
    const { scroller, shown, jump } = aPage();
    smoothScrollTo(scroller, shown, jump);
    vi.advanceTimersByTime(100);
    const { scrollTop } = scroller;
    shown.remove();
    vi.advanceTimersByTime(1000);
    expect(scroller.scrollTop).toBe(scrollTop);
  });
});
