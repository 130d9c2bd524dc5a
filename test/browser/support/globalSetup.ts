import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { bringTestBrowser } from '../../support/chromium';
import { forgetThirdParties, thirdPartiesSeen } from './thirdParties';

declare module 'vitest' {
  interface ProvidedContext {
    dist: string;
    chromium: string;
  }
}

/** Builds the shop, unless `npm test` has just done so (`WEBSHOP_DIST`). */
export default async function setup(project: TestProject): Promise<() => void> {
  forgetThirdParties();
  project.provide('chromium', await bringTestBrowser());
  const sayThirdParties = () => void process.stdout.write(`\n${thirdPartiesSeen()}\n`);
  const built = process.env.WEBSHOP_DIST;
  if (built !== undefined && built !== '') {
    project.provide('dist', built);
    return sayThirdParties;
  }
  mkdirSync('.cache', { recursive: true });
  // The test runner sets 'test', which would bundle the development build of React.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  const dist = mkdtempSync(join('.cache', 'dist-'));
  // With its tools only where it is needed.
  const { buildAll } = await import('../../../.config/build/build');
  await buildAll(dist);
  process.env.NODE_ENV = NODE_ENV;
  project.provide('dist', dist);
  return () => {
    sayThirdParties();
    rmSync(dist, { recursive: true, force: true });
  };
}
