import { vi } from 'vitest';

/** The moment at which every test takes place: a Monday in May, 10:00 in Germany. */
export const NOW = new Date('2026-05-04T08:00:00Z');

/** Gives the clock of a page to its test: time passes by `vi.advanceTimersByTime`, and as ever only while an answer is waited for. */
export const holdClock = () =>
  void vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  });
