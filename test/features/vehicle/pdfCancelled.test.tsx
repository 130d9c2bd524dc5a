import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
// The page is a chunk of its own; loaded beforehand, no test waits for it.
import '../../../src/features/vehicle/VehiclePage';
import type { Car } from '../../platform/contract';
import { aWireVehicle } from '../../builders/vehicle';
import { platform } from '../../platformServer';
import { renderApp } from '../../render';

/** The library that saves arrives when the test says so. */
const library = vi.hoisted(() => {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  return { arrival, arrive, isWanted: false, saveAs: vi.fn() };
});
vi.mock('file-saver', async () => {
  library.isWanted = true;
  await library.arrival;
  return { saveAs: library.saveAs };
});

it('saves nothing that was cancelled while the library was still on its way', async () => {
  platform.tenant(1).vehicles.unshift(aWireVehicle() as unknown as Car);
  const { user } = renderApp({ at: `/angebote-golf/11111111-1111-4111-8111-111111111111` });
  await screen.findByRole('heading', { level: 1, name: 'Volkswagen Golf' });
  await user.click(screen.getByRole('button', { name: 'PDF-Übersicht speichern' }));
  await waitFor(() => expect(library.isWanted).toBe(true));
  await waitFor(() => expect(platform.record.some(({ path }) => path.includes('/pdf'))).toBe(true));
  await user.click(await screen.findByRole('button', { name: 'PDF wird erstellt: abbrechen' }));
  await act(async () => {
    library.arrive();
    await vi.dynamicImportSettled();
  });
  expect(await screen.findByRole('button', { name: 'PDF-Übersicht speichern' })).toBeVisible();
  expect(library.saveAs).not.toHaveBeenCalled();
  expect(screen.queryByText('Die PDF-Übersicht konnte nicht erstellt werden.')).not.toBeInTheDocument();
});
