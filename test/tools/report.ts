import { readFileSync } from 'node:fs';
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

/**
 * Reads the JSON report of a run of vitest. A run that finds no test, leaves one out or dies without a report has failed.
 * @param isRight Whether the runner itself says that all went well.
 */
export function readReport(name: string, file: string, isRight: boolean): { outcome: Outcome; files: TimedFile[] } {
  let report: z.infer<typeof reportSchema>;
  try {
    report = z.parse(reportSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { outcome: { name, passed: 0, failed: 1, note: 'no report' }, files: [] };
  }
  const files = report.testResults.map(({ name: path, startTime, endTime }) => ({
    path,
    seconds: (endTime - startTime) / 1000,
  }));
  return { outcome: outcomeOf(name, report, isRight), files };
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
