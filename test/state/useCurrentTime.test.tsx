import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useCurrentTime } from '../../src/state/useCurrentTime';

const MINUTE = 60_000;
const now = () => new Date();
const at = (text: string) => new Date(text);

beforeEach(() => void vi.useFakeTimers({ now: at('2026-05-04T21:30:00Z') }));

const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('begins the new day of Germany in a tab that was left open overnight', async () => {
  const { result } = renderHook(() => useCurrentTime(now, 'step'));
  await later(29 * MINUTE);
  expect(result.current).toEqual(at('2026-05-04T21:30:00Z'));
  await later(2 * MINUTE);
  expect(result.current.getTime()).toBeGreaterThanOrEqual(at('2026-05-04T22:00:00Z').getTime());
});

it('is renewed with what it is for, unless it is younger than a minute', async () => {
  const { result, rerender } = renderHook((step) => useCurrentTime(now, step), { initialProps: '1' });
  await later(30_000);
  rerender('2');
  expect(result.current).toEqual(at('2026-05-04T21:30:00Z'));
  await later(30_000);
  rerender('3');
  expect(result.current).toEqual(at('2026-05-04T21:31:00Z'));
});

it('leaves no timer behind', () => {
  const { unmount } = renderHook(() => useCurrentTime(now, 'step'));
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
