import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
// The page is a chunk of its own; loaded beforehand, no test waits for it.
import '../../../src/features/vehicle/VehiclePage';
import { SpinView } from '../../../src/features/vehicle/gallery/SpinView';
import { createShopServices } from '../../../src/state/shop';
import { ShopProvider } from '../../../src/state/shopContext';
import { axiosTransport } from '../../../src/lib/http/axiosTransport';
import { StyleRoot } from '../../../src/ui/styles';
import { anEnvironment } from '../../builders/environment';
import { aTenant } from '../../builders/tenant';
import type { Car } from '../../platform/contract';
import { aWireVehicle } from '../../builders/vehicle';
import { platform } from '../../platformServer';
import { renderApp } from '../../render';

const ID = '11111111-1111-4111-8111-111111111111';

async function openFinanced() {
  const car = aWireVehicle({
    financingCalculationProviderType: 'VW',
    leasingCalculationProviderType: 'VW',
    schwackeCode: '1',
  });
  platform.tenant(1).vehicles.unshift(car as unknown as Car);
  renderApp({ at: `/angebote-golf/${ID}` });
  await screen.findByRole('heading', { level: 1, name: 'Volkswagen Golf' });
}

const calls = () => platform.record.map(({ path }) => path);
const callOf = (part: string) => calls().findIndex((path) => path.includes(part));

afterEach(() => vi.useRealTimers());

it('asks for a leasing only when the bank of the financing has answered', async () => {
  await openFinanced();
  await vi.waitFor(() => expect(callOf('/leasing/')).toBeGreaterThan(-1));
  expect(callOf('/carfinancings/settings')).toBeLessThan(callOf('/carfinancings/result'));
  expect(callOf('/carfinancings/result')).toBeLessThan(callOf('/leasing/'));
});

it('asks for no leasing while the bank keeps the financing waiting', async () => {
  platform.fail('/carfinancings/result', 'timeout');
  await openFinanced();
  await vi.waitFor(() => expect(callOf('/carfinancings/result')).toBeGreaterThan(-1));
  await screen.findByRole('button', { name: 'Anfrage senden' });
  expect(callOf('/leasing/')).toBe(-1);
});

it.each([
  [true, 1],
  [false, 0],
])('asks for the accessories navigator where the tenant has its tab (%s), and nowhere else', async (hasTab, times) => {
  const { settings } = platform.tenant(1);
  settings.uiVehicleDetailsAvailableChildRoutes = ['technische-daten', ...(hasTab ? ['zubehoer'] : [])];
  await openFinanced();
  await vi.waitFor(() => expect(callOf('/leasing/')).toBeGreaterThan(-1));
  expect(calls().filter((path) => path.includes('navigatorSettings'))).toHaveLength(times);
});

it('shows that the 360° view is loading for 747 ms at least, however fast it comes', () => {
  vi.useFakeTimers();
  const services = createShopServices(anEnvironment(), { transport: axiosTransport });
  services.consent.getState().grant(['impel']);
  render(
    <StyleRoot root={document}>
      <ShopProvider shop={{ ...services, tenant: aTenant() }}>
        <SpinView url="https://platform.test/third-party/impel/1" title="Golf" onBack={vi.fn()} />
      </ShopProvider>
    </StyleRoot>,
  );
  const loading = () => screen.queryByText('Die 360°-Ansicht wird geladen …');
  fireEvent.load(screen.getByTitle('Golf, 360°-Ansicht'));
  act(() => void vi.advanceTimersByTime(746));
  expect(loading()).toBeVisible();
  act(() => void vi.advanceTimersByTime(1));
  expect(loading()).toBeNull();
  services.dispose();
});
