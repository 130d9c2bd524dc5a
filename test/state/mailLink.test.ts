import { expect, it } from 'vitest';
import { createMemoryHistory } from '../../src/lib/history/memoryHistory';
import { createMailLinkReader, type MailLinks } from '../../src/state/mailLink';

it('a link followed from the shop into the admin area arrives there, and its token leaves the address', () => {
  const history = createMemoryHistory((path) => `https://dealer.test/#${path}`, '/');
  const links: MailLinks = {};
  const ofShop = createMailLinkReader(history, links);
  history.push('/admin/auth/password-reset?email=a%40b.de&token=geheim');
  ofShop.dispose();
  const ofAdmin = createMailLinkReader(history, links);
  expect(ofAdmin.at('/admin/auth/password-reset')).toMatchObject({ email: 'a@b.de', token: 'geheim' });
  expect(history.current.location.search).toBe('');
  expect(ofAdmin.at('/account/login')).toBeUndefined();
});
