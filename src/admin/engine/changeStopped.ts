import type { Fields } from '../../lib/change';
import { failureHint, isGone } from './failure';
import type { Question } from './QuestionDialog';

type Obstacle =
  | { kind: 'locked'; text: string; now: Fields }
  /** Somebody else has changed these fields, too, or, without names, the changes together break a rule. `now`: stored values. */
  | { kind: 'conflict'; names: readonly string[]; now: Fields }
  | { kind: 'question'; question: Question };

export class ChangeStopped extends Error {
  override readonly name = 'ChangeStopped';
  readonly obstacle: Obstacle;
  constructor(obstacle: Obstacle) {
    super(obstacle.kind);
    this.obstacle = obstacle;
  }
}

/** `undefined` for other errors. */
export const questionOf = (error: Error | null | undefined): Question | undefined =>
  error instanceof ChangeStopped && error.obstacle.kind === 'question' ? error.obstacle.question : undefined;

export function stopText({ obstacle }: ChangeStopped): string {
  if (obstacle.kind === 'locked') return obstacle.text;
  if (obstacle.kind === 'question') return obstacle.question.title;
  return obstacle.names.length > 0
    ? 'Inzwischen von anderer Stelle geändert.'
    : 'Passt nicht mehr zu den Angaben, die inzwischen geändert wurden.';
}

export function stopReason(error: unknown): string {
  if (error instanceof ChangeStopped) return stopText(error);
  const failure = error instanceof Error ? error : new Error(String(error));
  return isGone(failure) ? 'Inzwischen gelöscht.' : failureHint(failure);
}
