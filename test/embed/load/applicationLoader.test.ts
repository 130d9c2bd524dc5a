import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createApplicationLoader } from '../../../embed/load/applicationLoader';
import { createEvents } from '../../../embed/page/events';
import { createPageLook } from '../../../embed/page/pageLook';
import { createShell } from '../../../embed/shell/shell';
import { anEnvironment } from '../../builders/environment';
import { expectConsole } from '../../console';
import { API_URL } from '../../platformServer';

it('says in the place of the shop that it could not start, where rendering fails at once, and tries again', async () => {
  expectConsole('error', /Der Shop konnte nicht angezeigt werden \(Error: defekt\)/);
  const { config, history, host } = anEnvironment({ apiUrl: API_URL });
  const element = document.createElement('div');
  document.body.append(element);
  const shell = createShell(element, 'normal', () => undefined);
  // Testing Library looks for nothing inside a shadow root.
  document.body.append(shell.container);
  const failing = vi.spyOn(history, 'listen').mockImplementation(() => {
    throw new Error('defekt');
  });
  const events = createEvents(() => element);
  const errors: unknown[] = [];
  events.on('error', (detail) => errors.push(detail));
  const look = createPageLook(element, shell.container, events.ready, () => undefined);
  const loader = createApplicationLoader({ config, history, host, shell, look, events, presence: () => undefined });
  loader.start();
  expect(await screen.findByRole('heading', { name: 'Der Fahrzeugshop konnte nicht angezeigt werden.' })).toBeVisible();
  // Everything was loaded: it is not the connection.
  expect(screen.getByRole('alert')).not.toHaveTextContent('Internetverbindung');
  expect(screen.getByRole('alert')).toHaveTextContent('Eine begonnene Bestellung bleibt gespeichert.');
  expect(screen.getByRole('button', { name: 'Seite neu laden' })).toBeVisible();
  expect(errors).toMatchObject([{ code: 'crash', message: 'defekt', error: { name: 'Error' } }]);

  failing.mockRestore();
  screen.getByRole('button', { name: 'Erneut versuchen' }).click();
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  loader.stop();
  shell.remove();
});
