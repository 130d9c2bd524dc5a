import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { dateText } from '../../src/lib/dateText';

describe('dates of the platform', () => {
  it.each([
    ['2026-05-01', '2026-05-01'],
    ['2026-5-1', '2026-05-01'],
    ['2026-05-01T09:30:00Z', '2026-05-01T09:30:00Z'],
    ['2026-05-01T09:30:00+02:00', '2026-05-01T09:30:00+02:00'],
    // In UTC, whatever the visitor's own time zone is.
    ['2026-05-01T09:30:00', '2026-05-01T09:30:00Z'],
    ['2026-5-1T23:59', '2026-05-01T23:59Z'],
    ['2026-05-01T09:30:00.123', '2026-05-01T09:30:00.123Z'],
    ['2026-02-31', undefined],
    ['2026-13-01', undefined],
    ['2026-05-01T99:00', undefined],
    ['01.05.2026', undefined],
    [20260501, undefined],
  ])('case %#: reads %o', (sent, read) => {
    expect(z.parse(dateText(), sent)).toBe(read);
  });
});
