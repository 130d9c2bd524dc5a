import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { carryingQuery, withCarriedQuery } from '../../src/app/carriedQuery';
import { withoutPrivateQuery } from '../../src/domain/privateQuery';
import { createMemoryHistory } from '../../src/lib/history/memoryHistory';
import '../platformServer';
import { renderApp } from '../render';

const FILTER = '?carQueryParams=carType%3DPKW';

describe('the known query parameters of the place the visitor comes from', () => {
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
    ['never email, password and token', '/account/password-reset', '?email=a%40b.de&password=x&token=t', '/', '/'],
    ['never what is not known', '/', '?utm_source=brief&session=7', '/widerruf', '/widerruf'],
    [
      'with the order of a dealer’s link and its tenant',
      '/angebote-vw/1',
      '?checkoutOrderPaymentType=2&vehicleDealerAdminId=1&checkoutOrderHandOverAt=2026-12-01',
      '/cars/1/checkout',
      '/cars/1/checkout?checkoutOrderPaymentType=2&vehicleDealerAdminId=1&checkoutOrderHandOverAt=2026-12-01',
    ],
    [
      'within an admin list, with its page, sorting and search',
      '/admin/settings/contacts',
      '?seite=2&sortierung=-name&suche=golf&token=t',
      '/admin/settings/contacts/7',
      '/admin/settings/contacts/7?seite=2&sortierung=-name&suche=golf',
    ],
    [
      'never to another admin list',
      '/admin/settings/contacts',
      '?seite=2',
      '/admin/settings/locations',
      '/admin/settings/locations',
    ],
    [
      'never the way back to the summary',
      '/cars/1/checkout/7-hand-over',
      '?returnTo=9-summary',
      '/cars/1/checkout/9-summary',
      '/cars/1/checkout/9-summary',
    ],
    ['never the vehicles of a comparison', '/vergleich', '?fahrzeuge=a,b', '/', '/'],
    ['nothing where there is nothing', '/', '', '/widerruf', '/widerruf'],
  ])('are carried %s', (_, pathname, search, to, expected) => {
    expect(withCarriedQuery({ pathname, search }, to)).toBe(expected);
  });
});

describe('an address that is sent or shared', () => {
  it.each([
    [
      'https://a.test/seite?x=1#/account/confirm-email?token=t&email=a%40b.de',
      'https://a.test/seite?x=1#/account/confirm-email',
    ],
    ['https://a.test/?token=t&x=%C3%A4#/angebote-x/1?y=2&password=p', 'https://a.test/?x=%C3%A4#/angebote-x/1?y=2'],
    ['https://a.test/?q=a%20b+c#/?carQueryParams=token%3D1', 'https://a.test/?q=a%20b+c#/?carQueryParams=token%3D1'],
    ['https://a.test/seite', 'https://a.test/seite'],
    ['https://a.test/seite?email=x', 'https://a.test/seite'],
  ])('holds no email, password or token: %s → %s', (href, expected) => {
    expect(withoutPrivateQuery(href)).toBe(expected);
  });
});

describe('a history that carries the query along', () => {
  const aHistory = () =>
    carryingQuery(createMemoryHistory((path) => `https://dealer.test/#${path}`, '/?vehicleDealerAdminId=1'));

  it('does so in what it pushes, replaces, and gives out as an address', () => {
    const history = aHistory();
    expect(history.createHref('/widerruf')).toBe('https://dealer.test/#/widerruf?vehicleDealerAdminId=1');
    history.push('/widerruf');
    expect(history.current.location.search).toBe('?vehicleDealerAdminId=1');
    history.replace('/merkliste?a=b');
    expect(history.current.location).toMatchObject({ pathname: '/merkliste', search: '?a=b&vehicleDealerAdminId=1' });
  });

  it('follows where the visitor is', () => {
    const history = aHistory();
    history.push('/?carQueryParams=x');
    expect(history.createHref('/widerruf')).toBe('https://dealer.test/#/widerruf?carQueryParams=x');
    expect(history.createHref('/')).toBe('https://dealer.test/#/');
  });
});

describe('a link that is opened in a new tab', () => {
  const QUERY = 'carQueryParams=carType%3DPKW&vehicleDealerAdminId=00000000-0000-4000-8000-000000000001';

  it('brings tenant and filter along, from the list as from the footer', async () => {
    renderApp({ at: `/?${QUERY}` });
    const [card] = await screen.findAllByRole('heading', { level: 3 });
    const links = [
      within(card ?? document.body).getByRole('link'),
      screen.getByRole('link', { name: 'Vertrag widerrufen' }),
    ];
    for (const link of links) expect(link.getAttribute('href')?.split('?')[1]).toBe(QUERY);
  });

  it('follows a change of the filter', async () => {
    const { environment } = renderApp({ at: `/?${QUERY}` });
    const cardLink = async () => {
      const [card] = await screen.findAllByRole('heading', { level: 3 });
      return within(card ?? document.body).getByRole('link');
    };
    await cardLink();
    environment.history.push('/?carQueryParams=carType%3DPKW%26maxPrice%3D30000');
    await waitFor(async () => expect((await cardLink()).getAttribute('href')).toContain('maxPrice%3D30000'));
  });
});
