import { afterEach, expect, it } from 'vitest';
import { routeFor } from '../../../embed/api/route';
import { anEnvironment } from '../../builders/environment';

const { config } = anEnvironment();
afterEach(() => window.location.replace('#'));

it('gives out no token of a link in an e-mail, wherever the visitor goes from there', () => {
  window.location.hash = '#/account/confirm-email?token=geheim&email=ada%40lovelace.de';
  const { history, currentUrl, release } = routeFor(config);
  expect(history.current.location.search).toBe('?token=geheim&email=ada%40lovelace.de');
  expect(currentUrl()).toMatch(/#\/account\/confirm-email$/);
  expect(history.createHref('/angebote-x/1')).toMatch(/#\/angebote-x\/1$/);
  history.push('/angebote-x/1');
  expect(currentUrl()).toMatch(/#\/angebote-x\/1$/);
  history.dispose();
  release();
});

it('gives out none of a shop that keeps its route in memory', () => {
  const first = routeFor(config);
  const second = routeFor(config);
  second.history.push('/account/password-reset?token=geheim');
  expect(second.currentUrl()).toMatch(/#\/account\/password-reset$/);
  for (const { history, release } of [first, second]) {
    history.dispose();
    release();
  }
});

it('is in the page’s address for the first shop alone, and never for a search widget', () => {
  window.location.hash = '#/favoriten';
  const routes = [routeFor({ ...config, mode: 'search' }), routeFor(config), routeFor(config)];
  expect(routes.map(({ hasAddress }) => hasAddress())).toEqual([false, true, false]);
  for (const { history, release } of routes) {
    history.dispose();
    release();
  }
});
