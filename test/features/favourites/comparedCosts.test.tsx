import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
// Preloads a lazy chunk.
import '../../../src/features/favourites/comparison/ComparisonPage';
import { aWireVehicle } from '../../builders/vehicle';
import type { Car } from '../../platform/contract';
import { platform } from '../../platformServer';
import { renderApp } from '../../render';
import { fill } from '../fill';

const ID = '11111111-1111-4111-8111-111111111111';
const OTHER = '11111111-1111-4111-8111-111111111112';

it('the comparison names the month’s number of each vehicle, under the same assumptions', async () => {
  const vehicles = [
    { initialRegistration: '2023-05-10', wltpCo2: 128, wltpConsumption: 5.8 },
    {
      id: OTHER,
      internalId: 'GW-2',
      heading: 'Volkswagen ID.3',
      fuelType: 'Elektro',
      engineCapacity: null,
      consumptionAverage: null,
      initialRegistration: '2022-06-15',
      co2: null,
      wltpConsumptionElectric: 16.4,
    },
  ];
  for (const vehicle of vehicles) platform.tenant(1).vehicles.unshift(aWireVehicle(vehicle) as unknown as Car);
  const { user } = renderApp({ at: `/vergleich?fahrzeuge=${ID},${OTHER}` });
  const table = within(await screen.findByRole('table', { name: 'Fahrzeuge im Vergleich' }));
  expect(table.getByText(/^\+ etwa 130.€ Fahren im.Monat$/)).toBeVisible();
  expect(table.getByText(/^\+ etwa 86.€ Fahren im.Monat$/).closest('td')).toHaveTextContent('am günstigsten');
  expect(table.getByText(/^Strom 86.€, Kfz-Steuer 0.€, bei 15\.000.km im Jahr$/)).toBeVisible();
  await user.click(screen.getByRole('heading', { name: 'Worauf diese Zahl beruht' }));
  fill(screen.getByLabelText('Fahrleistung im Jahr'), '30.000');
  expect(table.getByText(/^Super E10 245.€, Kfz-Steuer 8.€, bei 30\.000.km im Jahr$/)).toBeVisible();
  expect(table.getAllByText(/bei 30\.000.km im Jahr$/)).toHaveLength(2);
});
