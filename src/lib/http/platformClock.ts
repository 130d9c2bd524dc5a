import type { Transport } from './transport';

/** Less than this between the clocks is the way of an answer, ms. */
const TOLERANCE_MS = 60_000;

/**
 * Reads the platform's time from the `Date` of its answers, which other origins have to expose; without one the device's clock
 * counts. Never set back: an answer out of a cache is older than it says.
 *
 * @param elapsed ms since any moment, whatever becomes of the device's clock
 */
export function createPlatformClock(baseUrl: string, deviceTime: () => Date, elapsed = () => performance.now()) {
  let start: number | undefined;
  const now = () => {
    const device = deviceTime();
    const platform = start === undefined ? device.getTime() : start + elapsed();
    return Math.abs(platform - device.getTime()) < TOLERANCE_MS ? device : new Date(platform);
  };
  const listen =
    (transport: Transport): Transport =>
    async (request) => {
      const answer = await transport(request);
      const time = request.url.startsWith(baseUrl) ? Date.parse(answer.header('date') ?? '') : NaN;
      if (!Number.isNaN(time)) start = Math.max(start ?? -Infinity, time - elapsed());
      return answer;
    };
  return { now, listen };
}
