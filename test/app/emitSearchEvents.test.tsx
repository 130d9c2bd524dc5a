import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ShopEvents } from '../../src/state/shopEvents';
import '../platformServer';
import { renderApp } from '../render';

type App = ReturnType<typeof renderApp>;
const told = <Type extends keyof ShopEvents>({ environment }: App, type: Type) =>
  environment.events.filter((event) => event.type === type).map(({ detail }) => detail as ShopEvents[Type]);

/** The container of the test's environment is not where Testing Library renders. */
const start = (options: Parameters<typeof renderApp>[0] = {}) => renderApp({ container: document.body, ...options });

it('tells what the search shows: each vehicle once, with its list, place and price', async () => {
  const app = start();
  await waitFor(() => expect(told(app, 'vehicle-list')).toHaveLength(1));
  const [first] = told(app, 'vehicle-list');
  expect(first).toMatchObject({ list: 'search', currency: 'EUR' });
  expect(first?.items.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(first?.items[0]).toMatchObject({
    name: expect.any(String) as unknown,
    price: expect.any(Number) as unknown,
    category: 'PKW',
  });

  await app.user.click(await screen.findByRole('button', { name: /weitere/i }));
  await waitFor(() => expect(told(app, 'vehicle-list')).toHaveLength(2));
  expect(told(app, 'vehicle-list')[1]?.items.map(({ index }) => index)[0]).toBe(12);
  expect(told(app, 'load-more')).toEqual([{ shown: 24, total: expect.any(Number) as unknown }]);

  const list = within(screen.getByRole('list', { name: 'Gefundene Fahrzeuge' }));
  await app.user.click(list.getAllByRole('link')[0] ?? document.body);
  expect(told(app, 'vehicle-select')).toHaveLength(1);
  expect(told(app, 'vehicle-select')[0]).toMatchObject({ list: 'search', item: { list: 'search' } });
});

it('names what was changed of a search, and never what was typed', async () => {
  const app = start({ at: '/?carQueryParams=carType%3DPKW%26searchTerm%3DGolf' });
  await waitFor(() => expect(told(app, 'vehicle-list')).toHaveLength(1));
  await app.user.click(
    within(screen.getByRole('group', { name: 'Fahrzeugtyp' })).getByRole('button', { name: /Nutzfahrzeug/ }),
  );
  expect(told(app, 'filter')).toEqual([{ changed: ['searchTerm', 'carType'], query: 'carType=NUTZFAHRZEUG' }]);
  expect(JSON.stringify(told(app, 'search'))).not.toContain('Golf');
});
