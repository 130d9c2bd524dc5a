import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** Result of a stage of `npm test`: tests of a runner, or one for a whole check. */
export interface Outcome {
  name: string;
  passed: number;
  failed: number;
  note?: string;
  /** Failures, repeated at the very end, because long logs are often truncated. */
  failures: string[];
}

/** Environment variable with the path that the reporter writes to. */
export const REPORT_FILE = 'WEBSHOP_TEST_REPORT';

const failureSchema = z.object({
  file: z.string(),
  name: z.string(),
  /** First line of the error. */
  problem: z.string(),
  /** Of an assertion that compares. */
  expected: z.optional(z.string()),
  seen: z.optional(z.string()),
  /** Folder with picture, console and trace of a browser test. */
  folder: z.optional(z.string()),
});
const timedFileSchema = z.object({ path: z.string(), seconds: z.number() });
const reportSchema = z.object({
  passed: z.number(),
  failed: z.number(),
  leftOut: z.number(),
  failures: z.array(failureSchema),
  files: z.array(timedFileSchema),
});

export type Failure = z.infer<typeof failureSchema>;
export type TimedFile = z.infer<typeof timedFileSchema>;
export type Report = z.infer<typeof reportSchema>;

/** Folder for what a failed browser test leaves. @param fullName with the path of the file, as vitest has it */
export const failureFolder = (fullName: string) =>
  `.cache/failures/${fullName
    .replace(/^test\/browser\//, '')
    .replaceAll(/[^\p{L}\d]+/gu, '-')
    .slice(0, 150)}`;

/** All test files of the browser project, or of the others but for those that run before a release (docs/testing.md). */
export function testFiles(isOfBrowser: boolean): string[] {
  return readdirSync('test', { recursive: true, encoding: 'utf8' })
    .map((path) => `test/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.test\.tsx?$/.test(path) && !/^test\/(hosts|php|pictures)\//.test(path))
    .filter((path) => path.startsWith('test/browser/') === isOfBrowser);
}

/**
 * Reads the report of a run of vitest. A run without tests, with skipped tests or files, or without a report has failed.
 * @param expected required files
 * @param isRight whether the runner reports success
 */
export function readReport(
  name: string,
  file: string,
  expected: readonly string[],
  isRight: boolean,
): { outcome: Outcome; files: TimedFile[] } {
  let report: Report;
  try {
    report = z.parse(reportSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { outcome: { name, passed: 0, failed: 1, note: 'no report', failures: [] }, files: [] };
  }
  const outcome = outcomeOf(name, report, isRight);
  const missing = expected.filter((path) => report.files.every((each) => each.path !== path));
  if (missing.length === 0) return { outcome, files: report.files };
  const failures = [...outcome.failures, ...missing.map((path) => `${path} was left out`)];
  const note = `${missing.length} files left out`;
  return { outcome: { ...outcome, failed: outcome.failed + missing.length, note, failures }, files: report.files };
}

function outcomeOf(name: string, report: Report, isRight: boolean): Outcome {
  const { passed, leftOut } = report;
  const failed = report.failed + leftOut;
  const failures = report.failures.map(linesOf);
  if (leftOut > 0) return { name, passed, failed, note: `${leftOut} left out`, failures };
  if (passed + failed === 0) return { name, passed, failed: 1, note: 'no tests', failures };
  // Files that failed to load, errors outside of tests.
  if ((!isRight || failures.length > 0) && failed === 0) return { name, passed, failed: 1, note: 'errors', failures };
  return { name, passed, failed, failures };
}

/** One line, short enough to be read. */
const short = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 250);

/** File and sentence, what was expected and seen, and where the rest is. */
function linesOf({ file, name, problem, expected, seen, folder }: Failure): string {
  const isComparison = expected !== undefined && seen !== undefined;
  return [
    `${file} > ${name}`,
    short(problem),
    ...(isComparison ? [`expected: ${short(expected)}`, `seen: ${short(seen)}`] : []),
    ...(folder === undefined ? [] : [`picture, console, trace: ${folder}`]),
  ].join('\n    ');
}
