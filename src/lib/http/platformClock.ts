import type { Transport } from './transport';

/** Smaller differences are the answer's travel time, ms. */
const TOLERANCE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * The platform's time by the `Date` of its answers, which other origins have to expose; else the device's. An unexpected time needs a
 * second answer that agrees. It is never set back by less than a day, because cached answers are older than they say.
 * @param elapsed ms since any moment, independent of the device's clock
 */
export function createPlatformClock(baseUrl: string, deviceTime: () => Date, elapsed = () => performance.now()) {
  /** Time at `elapsed` 0: as believed, and as one answer contradicts it. */
  let start: number | undefined;
  let doubtful: number | undefined;
  const now = () => {
    const device = deviceTime();
    const platform = start === undefined ? device.getTime() : start + elapsed();
    return Math.abs(platform - device.getTime()) < TOLERANCE_MS ? device : new Date(platform);
  };
  let settle: () => void;
  const isKnown = new Promise<void>((resolve) => {
    settle = resolve;
  });
  function hear(heard: number): void {
    const ahead = heard - (start ?? deviceTime().getTime() - elapsed());
    if (start !== undefined && ahead <= 0 && ahead > -DAY_MS) return;
    const isConfirmed = doubtful !== undefined && Math.abs(heard - doubtful) < TOLERANCE_MS;
    if (Math.abs(ahead) < TOLERANCE_MS || isConfirmed) {
      start = heard;
      doubtful = undefined;
      settle();
    } else doubtful = heard;
  }
  const listen =
    (transport: Transport): Transport =>
    async (request) => {
      const answer = await transport(request);
      if (!request.url.startsWith(baseUrl)) return answer;
      const time = Date.parse(answer.header('date') ?? '');
      if (Number.isNaN(time)) settle();
      else hear(time - elapsed());
      return answer;
    };
  return { now, listen, isKnown };
}
