import { statSync } from 'node:fs';
import type { TestSequencer, TestSpecification } from 'vitest/node';

/** Go through tables that stand elsewhere, so that their size says nothing. */
const LONG = [
  'accessibility/purchase.test.ts',
  'accessibility/vehicle.test.ts',
  'accessibility/otherScreens.test.ts',
  'embed/hostMatrix.test.ts',
];

const lengthOf = ({ moduleId }: TestSpecification): number =>
  LONG.some((path) => moduleId.endsWith(path)) ? Infinity : statSync(moduleId).size;

const groupOf = ({ project }: TestSpecification): string => `${project.config.sequence.groupOrder} ${project.name}`;

/** The files of a project in the same order in every run, long ones first: the last ones are then short, and no worker waits for another. */
export class LongestFirst implements TestSequencer {
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }

  sort(files: TestSpecification[]): TestSpecification[] {
    return files
      .map((file) => ({ file, group: groupOf(file), length: lengthOf(file) }))
      .sort((a, b) => a.group.localeCompare(b.group) || (a.length === b.length ? 0 : b.length - a.length))
      .map(({ file }) => file);
  }
}
