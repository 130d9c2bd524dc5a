import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../render';

it('the footer copies the address of what is shown', async () => {
  const { user } = renderApp({ at: '/' });
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: 'Adresse kopieren' }));
  expect(await screen.findByText('Die Adresse wurde kopiert.')).toBeInTheDocument();
  expect(write).toHaveBeenCalledWith('https://dealer.test/fahrzeuge');
});
