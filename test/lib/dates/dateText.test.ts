import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { dateText, dayText, endText, pastDayText } from '../../../src/lib/dates/dateText';

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

describe('placeholders for "no date", and local midnights in UTC', () => {
  it.each([
    // sent, date, end, day, day in the past
    ['0001-01-01T00:00:00', undefined, undefined, undefined, undefined],
    ['1899-12-30', undefined, undefined, undefined, undefined],
    ['1900-01-01T00:00:00', undefined, undefined, undefined, undefined],
    ['2099-12-31', undefined, '2099-12-31', undefined, undefined],
    ['1970-01-01T00:00:00Z', undefined, undefined, undefined, '1970-01-01'],
    ['1969-12-31T23:00:00Z', undefined, undefined, undefined, '1970-01-01'],
    ['9999-12-31T23:59:59', undefined, '9999-12-31T23:59:59Z', undefined, undefined],
    ['2021-02-28T23:00:00Z', '2021-02-28T23:00:00Z', '2021-02-28T23:00:00Z', '2021-03-01', '2021-03-01'],
    ['2021-06-30T22:00:00.000Z', '2021-06-30T22:00:00.000Z', '2021-06-30T22:00:00.000Z', '2021-07-01', '2021-07-01'],
    ['2021-01-31T22:00:00Z', '2021-01-31T22:00:00Z', '2021-01-31T22:00:00Z', '2021-01-31', '2021-01-31'],
    ['2021-03-01T00:00:00', '2021-03-01T00:00:00Z', '2021-03-01T00:00:00Z', '2021-03-01', '2021-03-01'],
  ])('%s', (sent, date, end, day, pastDay) => {
    expect([dateText(), endText(), dayText(), pastDayText()].map((schema) => z.parse(schema, sent))).toEqual([
      date,
      end,
      day,
      pastDay,
    ]);
  });
});
