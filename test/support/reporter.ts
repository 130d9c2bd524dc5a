import { existsSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { SerializedError, TestError } from 'vitest';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { failureFolder, REPORT_FILE, type Failure, type Report } from './report';

/** Threshold of slow files, s, which are printed when they end, as a sign of progress. */
const LONG = 5;

const pathOf = (module: TestModule) => relative('.', module.moduleId).replaceAll('\\', '/');

/** Message, difference and location of a failure. */
function messageOf({ name, message, diff, stack }: SerializedError & { diff?: unknown }): string {
  const places = (stack ?? '')
    .split('\n')
    .filter((line) => /^ +at .*[\\/]test[\\/]/.test(line) && !line.includes('node_modules'));
  const parts = [`${name ?? 'Error'}: ${message}`, typeof diff === 'string' ? diff : '', ...places.slice(0, 2)];
  return stripVTControlCharacters(parts.filter((part) => part !== '').join('\n'));
}

/** Vitest has made texts of what was compared. */
const textOf = (value: unknown) => (typeof value === 'string' ? stripVTControlCharacters(value) : undefined);

/** Reporter of `npm test`: prints failures immediately and a line per slow file, and writes everything to `REPORT_FILE`. */
export default class QuietReporter implements Reporter {
  #failures: Failure[] = [];

  #tell(file: string, name: string, errors: readonly TestError[]): void {
    const [error] = errors;
    const folder = failureFolder(`${file} > ${name}`);
    this.#failures.push({
      file,
      name,
      problem: stripVTControlCharacters(error?.message.trimStart().split('\n', 1)[0] ?? ''),
      expected: textOf(error?.expected),
      seen: textOf(error?.actual),
      folder: existsSync(folder) ? folder : undefined,
    });
    console.log(`failed: ${file} > ${name}\n${errors.map(messageOf).join('\n')}\n`);
  }

  onUserConsoleLog({ content }: { content: string }): void {
    console.log(content.trimEnd());
  }

  onTestCaseResult(test: TestCase): void {
    const result = test.result();
    if (result.state === 'skipped') this.#tell(pathOf(test.module), test.fullName, [{ message: 'was left out' }]);
    if (result.state === 'failed') this.#tell(pathOf(test.module), test.fullName, result.errors);
  }

  onTestModuleEnd(module: TestModule): void {
    for (const suite of module.children.allSuites())
      if (suite.errors().length > 0) this.#tell(pathOf(module), `${suite.fullName} (around its tests)`, suite.errors());
    if (module.errors().length > 0) this.#tell(pathOf(module), '(the file)', module.errors());
    const seconds = module.diagnostic().duration / 1000;
    if (seconds >= LONG) console.log(`${seconds.toFixed(1).padStart(6)} s  ${pathOf(module)}`);
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    if (errors.length > 0) this.#tell('outside of every test', '(unhandled)', errors);
    const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state));
    const count = (...wanted: string[]) => states.filter((state) => wanted.includes(state)).length;
    const report: Report = {
      passed: count('passed'),
      failed: count('failed'),
      leftOut: count('skipped', 'pending'),
      failures: this.#failures,
      files: modules.map((module) => ({ path: pathOf(module), seconds: module.diagnostic().duration / 1000 })),
    };
    console.log(`${report.passed} passed, ${report.failed} failed, ${modules.length} files`);
    const file = process.env[REPORT_FILE];
    if (file !== undefined) writeFileSync(file, JSON.stringify(report));
  }
}
