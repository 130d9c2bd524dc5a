import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { THIRD_PARTY_ADDRESSES } from '../../../src/domain/thirdParties';

/** Origins requested by the workers of a run, one a line. */
const SEEN = '.cache/third-parties.txt';

/** From data of the demo platform (a vehicle's 360° view) instead of the shop's list. */
const NAMED_BY_PLATFORM = ['https://spins.impel.io'];

const LISTED: ReadonlySet<string> = new Set([...Object.values(THIRD_PARTY_ADDRESSES), ...NAMED_BY_PLATFORM]);

/** Records a request to a third party. @returns whether the shop's list contains its address */
export function isListed(origin: string): boolean {
  // Another server of the test.
  if (new URL(origin).hostname === '127.0.0.1') return true;
  appendFileSync(SEEN, `${origin}\n`);
  return LISTED.has(origin);
}

export function forgetThirdParties(): void {
  mkdirSync('.cache', { recursive: true });
  rmSync(SEEN, { force: true });
}

/** Third parties requested in a run, each expected by its test. */
export function thirdPartiesSeen(): string {
  const seen = existsSync(SEEN) ? [...new Set(readFileSync(SEEN, 'utf8').trim().split('\n'))].sort() : [];
  const unseen = [...LISTED].filter((origin) => !seen.includes(origin));
  return [
    `Third parties asked, each only after the visitor's consent: ${seen.join(', ') || 'none'}`,
    `Listed, and not asked: ${unseen.join(', ') || 'none'}`,
  ].join('\n');
}
