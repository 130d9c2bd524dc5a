import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderSearchWidget } from '../../src/app/renderSearchWidget';
import { anEnvironment } from '../builders/environment';
import { expectConsole } from '../console';
import '../platformServer';

it('says where the search widget cannot be shown, and offers another try', async () => {
  expectConsole('error', /broken/);
  const container = document.body.appendChild(document.createElement('div'));
  let isBroken = true;
  const environment = anEnvironment({ mode: 'search', container });
  const emit = (type: string) => {
    if (isBroken && type !== 'error') throw new Error('broken');
  };
  const widget = await act(() => Promise.resolve(renderSearchWidget({ ...environment, emit })));
  expect(await screen.findByRole('heading', { name: 'Der Fahrzeugshop konnte nicht angezeigt werden.' })).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('region', { name: 'Fahrzeugsuche' })).toBeVisible();
  act(() => widget.unmount());
  container.remove();
});
