import { expect, it } from 'vitest';
import { createPlatformClock } from '../../../src/lib/http/platformClock';
import type { Transport } from '../../../src/lib/http/transport';

const BASE = 'https://platform.test';
const at = (time: string) => new Date(time);

function aClock() {
  const device = { time: at('2027-11-27T12:00:00Z'), elapsed: 0 };
  const clock = createPlatformClock(
    BASE,
    () => device.time,
    () => device.elapsed,
  );
  /** An answer of an address with this `Date`. */
  const answer = (date: string | undefined, url = `${BASE}/cars`) => {
    const transport: Transport = () => Promise.resolve({ status: 200, data: '', header: () => date });
    return clock.listen(transport)({
      method: 'GET',
      url,
      headers: {},
      signal: undefined,
      timeoutMs: 1,
      responseType: 'text',
    });
  };
  return { device, answer, now: () => clock.now().toISOString() };
}

it('is the device’s until an answer of the platform says another time', async () => {
  const { answer, now, device } = aClock();
  expect(now()).toBe('2027-11-27T12:00:00.000Z');
  await answer(undefined);
  await answer('Fri, 27 Nov 2020 12:00:00 GMT', 'https://holidays.test/api');
  await answer('soon');
  expect(now()).toBe('2027-11-27T12:00:00.000Z');
  await answer('Fri, 27 Nov 2026 12:00:00 GMT');
  expect(now(), 'one answer').toBe('2027-11-27T12:00:00.000Z');
  await answer('Fri, 27 Nov 2026 12:00:00 GMT');
  expect(now()).toBe('2026-11-27T12:00:00.000Z');
  device.elapsed = 90_000;
  expect(now(), 'goes on').toBe('2026-11-27T12:01:30.000Z');
  device.time = at('1970-01-01T00:00:00Z');
  expect(now(), 'whatever becomes of the device’s').toBe('2026-11-27T12:01:30.000Z');
});

it('is not set back by an answer out of a cache, and is the device’s where the two hardly differ', async () => {
  const { answer, now, device } = aClock();
  device.time = at('2026-11-27T12:00:20Z');
  await answer('Fri, 27 Nov 2026 12:00:00 GMT');
  for (let cached = 0; cached < 2; cached += 1) await answer('Fri, 27 Nov 2026 09:00:00 GMT');
  expect(now()).toBe('2026-11-27T12:00:20.000Z');
});

it('is moved by no answer alone, forwards or back, and by two that say the same', async () => {
  const { answer, now, device } = aClock();
  device.time = at('2026-11-27T12:00:00Z');
  const right = 'Fri, 27 Nov 2026 12:00:00 GMT';
  const ahead = 'Sat, 27 Nov 2027 12:00:00 GMT';
  for (const date of [ahead, right, ahead, 'Fri, 27 Nov 2026 15:00:00 GMT', 'Wed, 27 Nov 2024 12:00:00 GMT', ahead]) {
    await answer(date);
    expect(now(), date).toBe('2026-11-27T12:00:00.000Z');
  }
  await answer(ahead);
  expect(now()).toBe('2027-11-27T12:00:00.000Z');
  await answer(right);
  await answer(right);
  expect(now(), 'set right again').toBe('2026-11-27T12:00:00.000Z');
});
