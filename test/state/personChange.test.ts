import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { watchPerson } from '../../src/state/personChange';
import type { SessionStore } from '../../src/state/session';

type Session = ReturnType<SessionStore['getState']>;
type End = Session['endReason'];

// rules/account: data of one person.
it.each<[string, [string | undefined, End?][], string[]]>([
  ['a logout', [[undefined]], ['left']],
  ['another login over it', [['otto']], ['left']],
  ['an ended token', [[undefined, 'token-expired']], ['expired']],
  ['the same person after an ended token', [[undefined, 'token-expired'], ['erika']], ['expired']],
  ['somebody else after an ended token', [[undefined, 'token-rejected'], ['otto']], ['expired', 'left']],
])('%s', (_, states, changes) => {
  const session = createStore(() => ({ user: { id: 'erika' }, endReason: undefined }));
  const told: string[] = [];
  watchPerson(session as unknown as SessionStore, (change) => told.push(change));
  for (const [id, endReason] of states) {
    session.setState({ user: id === undefined ? undefined : { id }, endReason } as never);
  }
  expect(told).toEqual(changes);
});
