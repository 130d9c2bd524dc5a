import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../render';

it('the footer copies the address of what is shown', async () => {
  const { user } = renderApp({ at: '/' });
  await user.click(await screen.findByRole('button', { name: 'Adresse kopieren' }));
  expect(await screen.findByText('Die Adresse wurde kopiert.')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('https://dealer.test/fahrzeuge');
});
