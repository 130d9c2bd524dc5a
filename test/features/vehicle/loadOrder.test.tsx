import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
// The page is a chunk of its own; loaded beforehand, no test waits for it.
import '../../../src/features/vehicle/VehiclePage';
import { SpinView } from '../../../src/features/vehicle/gallery/SpinView';
import type { Car } from '../../platform/contract';
import { aWireVehicle } from '../../builders/vehicle';
import { platform } from '../../platformServer';
import { renderApp } from '../../render';
import { renderInShop } from '../renderInShop';

const ID = '11111111-1111-4111-8111-111111111111';

async function openFinanced(tabs: string[]) {
  platform.tenant(1).settings.uiVehicleDetailsAvailableChildRoutes = tabs;
  const car = aWireVehicle({
    financingCalculationProviderType: 'VW',
    leasingCalculationProviderType: 'VW',
    schwackeCode: '1',
  });
  platform.tenant(1).vehicles.unshift(car as unknown as Car);
  renderApp({ at: `/angebote-golf/${ID}`, isStrict: false });
  await screen.findByRole('heading', { level: 1, name: 'Volkswagen Golf' });
}

const calls = () => platform.record.map(({ path }) => path);
const callOf = (part: string) => calls().findIndex((path) => path.includes(part));

it('asks for a leasing only when the bank of the financing has answered, and for the accessories navigator where the tenant has its tab', async () => {
  await openFinanced(['technische-daten', 'zubehoer']);
  await waitFor(() => expect(callOf('/leasing/')).toBeGreaterThan(-1));
  expect(callOf('/carfinancings/settings')).toBeLessThan(callOf('/carfinancings/result'));
  expect(callOf('/carfinancings/result')).toBeLessThan(callOf('/leasing/'));
  expect(calls().filter((path) => path.includes('navigatorSettings'))).toHaveLength(1);
});

it('asks for no leasing while the bank keeps the financing waiting, nor for a navigator without its tab', async () => {
  platform.fail('/carfinancings/result', 'timeout');
  await openFinanced(['technische-daten']);
  await waitFor(() => expect(callOf('/carfinancings/result')).toBeGreaterThan(-1));
  await screen.findByRole('tabpanel');
  expect(callOf('/leasing/')).toBe(-1);
  expect(callOf('navigatorSettings')).toBe(-1);
});

it('shows that the 360° view is loading for 747 ms at least, however fast it comes', () => {
  vi.useFakeTimers();
  const { services } = renderInShop(
    <SpinView url="https://platform.test/third-party/impel/1" title="Golf" onBack={vi.fn()} />,
  );
  act(() => services.consent.getState().grant(['impel']));
  const loading = () => screen.queryByText('Die 360°-Ansicht wird geladen …');
  fireEvent.load(screen.getByTitle('Golf, 360°-Ansicht'));
  act(() => void vi.advanceTimersByTime(746));
  expect(loading()).toBeVisible();
  act(() => void vi.advanceTimersByTime(1));
  expect(loading()).toBeNull();
});
