import { formatNumber } from '../../lib/format';

const MINUTE_MS = 60_000;

/** 'gerade eben', 'vor 2 Min.', 'vor 3 Std.' */
export function sinceText(at: number, now: Date): string {
  const minutes = Math.floor((now.getTime() - at) / MINUTE_MS);
  if (minutes < 1) return 'gerade eben';
  return minutes < 60 ? `vor ${minutes} Min.` : `vor ${formatNumber(Math.floor(minutes / 60))} Std.`;
}
