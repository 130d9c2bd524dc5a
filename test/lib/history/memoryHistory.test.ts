import { expect, it } from 'vitest';
import { createMemoryHistory } from '../../../src/lib/history/memoryHistory';

const aHistory = () => createMemoryHistory((path) => `https://autohaus.example/#${path}`);

it('goes back and forth without an address', () => {
  const history = aHistory();
  const told: string[] = [];
  history.listen(({ kind, location }) => told.push(`${kind} ${location.pathname}${location.search}`));
  history.push('/a/1?b=c');
  history.push('/d/2');
  history.go(-2);
  history.go(1);
  history.push('/e/3');
  history.go(1);
  history.replace('/f/4');
  history.go(-1);
  expect(told).toEqual([
    'PUSH /a/1?b=c',
    'PUSH /d/2',
    'POP /',
    'POP /a/1?b=c',
    'PUSH /e/3',
    'REPLACE /f/4',
    'POP /a/1?b=c',
  ]);
});

it('holds the visitor until the blocker lets him go', () => {
  const history = aHistory();
  history.push('/a/1');
  let proceed: () => void = () => undefined;
  const release = history.block((attempt) => {
    proceed = attempt.proceed;
    return true;
  });
  history.go(-1);
  history.push('/b/2');
  expect(history.current.location.pathname).toBe('/a/1');
  proceed();
  expect(history.current.location.pathname).toBe('/b/2');
  release();
  history.go(-1);
  expect(history.current.location.pathname).toBe('/a/1');
});

it('lets the visitor leave the shop when no blocker holds him', () => {
  const history = aHistory();
  const left: string[] = [];
  let proceed: () => void = () => undefined;
  const release = history.block((attempt) => {
    proceed = attempt.proceed;
    return attempt.to === undefined;
  });
  history.leave(() => left.push('asked'));
  expect(left).toEqual([]);
  proceed();
  release();
  history.leave(() => left.push('at once'));
  expect(left).toEqual(['asked', 'at once']);
});

it('links to the address that another page would show', () => {
  expect(aHistory().createHref('/a/1')).toBe('https://autohaus.example/#/a/1');
});
