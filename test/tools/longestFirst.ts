import { existsSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Slowest test files, longest first, so that none is left for one worker at the end. A run prints the ten slowest. */
const LONGEST = [
  'accessibility/purchase',
  'accessibility/otherScreens',
  'accessibility/vehicle',
  'embed/hostMatrix',
  'journeys/filters',
  'journeys/vehicle',
  'journeys/search',
  'journeys/journey',
  'payment/paypal',
  'embed/embedMount',
  'journeys/tradeIn',
  'admin/adminPages',
  'journeys/thirdParty',
  'journeys/faults',
].map((name) => `test/browser/${name}.test.ts`);

/** Order of vitest (by file size without an earlier run), with the slowest test files first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const gone = LONGEST.filter((path) => !existsSync(path));
    if (gone.length > 0) throw new Error(`${gone.join()}: take it out of the longest journeys`);
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((path) => moduleId.replaceAll('\\', '/').endsWith(`/${path}`));
      return at === -1 ? LONGEST.length : at;
    };
    const isJourney = ({ project }: TestSpecification) => project.name === 'browser';
    const sorted = await super.sort(files);
    const journeys = sorted.filter(isJourney).sort((one, other) => rank(one) - rank(other));
    return [...sorted.filter((file) => !isJourney(file)), ...journeys];
  }
}
