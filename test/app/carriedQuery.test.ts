import { describe, expect, it } from 'vitest';
import { withCarriedQuery } from '../../src/app/carriedQuery';

const FILTER = '?carQueryParams=carType%3DPKW';

describe('query parameters of the place the visitor comes from', () => {
  it.each([
    ['from the search to a vehicle', '/', FILTER, '/angebote-vw/1', `/angebote-vw/1${FILTER}`],
    ['from a vehicle back to the search', '/angebote-vw/1/leasing', FILTER, '/', `/${FILTER}`],
    [
      'into the checkout beside its own',
      '/angebote-vw/1',
      FILTER,
      '/cars/1/checkout?a=b',
      '/cars/1/checkout?a=b&carQueryParams=carType%3DPKW',
    ],
    ['unless the target has them', '/angebote-vw/1', FILTER, '/?carQueryParams=x', '/?carQueryParams=x'],
    ['to another tab', '/angebote-vw/1', FILTER, '/angebote-vw/1/leasing', `/angebote-vw/1/leasing${FILTER}`],
    ['not within a place, where leaving one away means it', '/', FILTER, '/', '/'],
    ['never email and password', '/account/password-reset', '?email=a%40b.de&password=x&token=t', '/', '/?token=t'],
    [
      'never the way back to the summary',
      '/cars/1/checkout/7-hand-over',
      '?returnTo=9-summary',
      '/cars/1/checkout/9-summary',
      '/cars/1/checkout/9-summary',
    ],
    ['never the vehicles of a comparison', '/vergleich', '?fahrzeuge=a,b&x=1', '/', '/?x=1'],
    ['nothing where there is nothing', '/', '', '/widerruf', '/widerruf'],
  ])('are carried %s', (_, pathname, search, to, expected) => {
    expect(withCarriedQuery({ pathname, search }, to)).toBe(expected);
  });
});
