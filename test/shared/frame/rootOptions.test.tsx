import { expect, it } from 'vitest';
import { HttpError } from '../../../src/lib/http/errors';
import { rootOptions } from '../../../src/shared/frame/rootOptions';
import { anEnvironment } from '../../builders/environment';
import { expectConsole } from '../../console';

it('tells the page of a crash: code, place, release and an error for its tracker', () => {
  expectConsole('error', /broken/);
  const environment = anEnvironment({ at: '/cars/1/checkout/9-summary' });
  rootOptions(environment).onCaughtError?.(new TypeError('broken by "Max"'), {});
  expect(environment.events).toMatchObject([
    {
      type: 'error',
      detail: {
        code: 'crash',
        message: 'broken by …',
        place: 'checkout 9-summary',
        release: expect.any(String) as unknown,
      },
    },
  ]);
  expect(environment.events[0]?.detail).toHaveProperty('error.name', 'TypeError');
});

it('does not tell twice of a call that failed', () => {
  expectConsole('error', /request failed/);
  const environment = anEnvironment();
  rootOptions(environment).onCaughtError?.(new HttpError('server', 500), {});
  expect(environment.events).toEqual([]);
});
