import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import * as z from 'zod/mini';

/** How a stage of `npm test` ended: tests of a runner, or one for a check as a whole. */
export interface Outcome {
  name: string;
  passed: number;
  failed: number;
  note?: string;
}

export interface TimedFile {
  path: string;
  seconds: number;
}

const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  success: z.boolean(),
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

/** Every test file of the browser, or of everything else. */
export function testFiles(isOfBrowser: boolean): string[] {
  return readdirSync('test', { recursive: true, encoding: 'utf8' })
    .map((path) => `test/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.test\.tsx?$/.test(path) && path.startsWith('test/browser/') === isOfBrowser);
}

/**
 * Reads the JSON report of a run of vitest. A run that finds no test, leaves a test or a file out or dies without a report has failed.
 * @param expected Files that have to be in it.
 * @param isRight Whether the runner itself says that all went well.
 */
export function readReport(
  name: string,
  file: string,
  expected: readonly string[],
  isRight: boolean,
): { outcome: Outcome; files: TimedFile[] } {
  let report: z.infer<typeof reportSchema>;
  try {
    report = z.parse(reportSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { outcome: { name, passed: 0, failed: 1, note: 'no report' }, files: [] };
  }
  const files = report.testResults.map(({ name: path, startTime, endTime }) => ({
    path: relative('.', path).replaceAll('\\', '/'),
    seconds: (endTime - startTime) / 1000,
  }));
  const outcome = outcomeOf(name, report, isRight);
  const missing = expected.filter((path) => files.every((each) => each.path !== path)).length;
  if (missing === 0) return { outcome, files };
  return { outcome: { ...outcome, failed: outcome.failed + missing, note: `${missing} files left out` }, files };
}

function outcomeOf(name: string, report: z.infer<typeof reportSchema>, isRight: boolean): Outcome {
  const passed = report.numPassedTests;
  const leftOut = report.numPendingTests + report.numTodoTests;
  const failed = report.numFailedTests + leftOut;
  if (leftOut > 0) return { name, passed, failed, note: `${leftOut} left out` };
  if (passed + failed === 0) return { name, passed, failed: 1, note: 'no tests' };
  // A file that could not be loaded, an error outside of every test.
  if (!(isRight && report.success) && failed === 0) return { name, passed, failed: 1, note: 'errors' };
  return { name, passed, failed };
}
