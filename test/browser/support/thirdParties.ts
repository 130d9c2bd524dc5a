import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { THIRD_PARTY_ADDRESSES } from '../../../src/domain/thirdParties';

/** What the workers of a run have seen, one origin a line. */
const SEEN = '.cache/third-parties.txt';

/** Named by the platform of the demo (a vehicle's 360° view) instead of by the shop. */
const NAMED_BY_PLATFORM = ['https://spins.impel.io'];

const LISTED: ReadonlySet<string> = new Set([...Object.values(THIRD_PARTY_ADDRESSES), ...NAMED_BY_PLATFORM]);

/** Notes a request to somebody else; whether the shop's own list names that address (handbook, "Inhalte von Dritten"). */
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

/** Which third parties were asked in all journeys. None is without a test that allowed it: any other request fails its test. */
export function thirdPartiesSeen(): string {
  const seen = existsSync(SEEN) ? [...new Set(readFileSync(SEEN, 'utf8').trim().split('\n'))].sort() : [];
  const unseen = [...LISTED].filter((origin) => !seen.includes(origin));
  return [
    `Third parties asked, each only after the visitor's consent: ${seen.join(', ') || 'none'}`,
    `Listed, and not asked: ${unseen.join(', ') || 'none'}`,
  ].join('\n');
}
