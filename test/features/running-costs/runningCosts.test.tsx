import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { vehicleSchema } from '../../../src/domain/vehicle/vehicle';
import type { Car } from '../../platform/contract';
// Preloads a lazy chunk.
import '../../../src/features/favourites/comparison/ComparisonPage';
import { VehicleRunningCosts } from '../../../src/features/running-costs/VehicleRunningCosts';
import { aWireVehicle } from '../../builders/vehicle';
import { platform } from '../../platformServer';
import { renderApp } from '../../render';
import { fill } from '../fill';
import { renderInShop } from '../renderInShop';

const ID = '11111111-1111-4111-8111-111111111111';
const OTHER = '11111111-1111-4111-8111-111111111112';
const TRAILER = '11111111-1111-4111-8111-111111111113';
/** Case R1 of the running costs. */
const PETROL = { initialRegistration: '2023-05-10', wltpCo2: 128, wltpConsumption: 5.8 };
const ELECTRIC = {
  fuelType: 'Elektro',
  engineCapacity: null,
  consumptionAverage: null,
  initialRegistration: '2022-06-15',
  co2: null,
  wltpConsumptionElectric: 16.4,
  electricRange: 420,
};

function inStock(overrides: Record<string, unknown>) {
  platform.tenant(1).vehicles.unshift(aWireVehicle(overrides) as unknown as Car);
}

function showCosts(overrides: Record<string, unknown>) {
  const vehicle = z.parse(vehicleSchema, aWireVehicle(overrides));
  const part = renderInShop(<VehicleRunningCosts vehicle={vehicle} rates={[]} />);
  return { ...part, costs: within(screen.getByRole('region', { name: 'Laufende Kosten' })) };
}

const plain = (element: HTMLElement) => element.textContent.replaceAll('\u00A0', ' ');

describe('Running costs of a vehicle', () => {
  it('come to energy and tax, say what is not in them, and name their sources', async () => {
    const { costs, user } = showCosts(PETROL);
    expect(costs.getByText(/^etwa 131.€$/)).toBeVisible();
    expect(costs.getByText(/^1\.567.€ im Jahr, 7\.835.€ in 5 Jahren$/)).toBeVisible();
    expect(costs.getAllByRole('definition').map(plain)).toEqual(['1.469 €', '98 €']);
    expect(costs.queryByLabelText('Super E10')).not.toBeInTheDocument();
    await user.click(costs.getByText('Annahmen: Sie können jeden Wert ändern'));
    // Every year is the same: a picture of them would say nothing.
    expect(costs.queryByRole('img')).not.toBeInTheDocument();
    expect(costs.getByLabelText('Super E10')).toHaveValue('1,688');
    expect(costs.getByText('Quelle: ADAC, Mittel des Jahres 2025, Stand 02.01.2026')).toBeVisible();
    expect(costs.getByText('Annahme: übliche Haltedauer')).toBeVisible();
    expect(costs.getByText(/^Nicht enthalten: Versicherung, Wartung, Reifen, Wertverlust\./)).toBeVisible();
    expect(costs.getByText(/Verbindlich setzt das Hauptzollamt/)).toBeVisible();
    // 128 g × 15,000 km × 5 years = 9.6 t.
    expect(costs.getByText(/^1\.104,00.€$/)).toBeVisible();
  });

  // rules/running-costs: CO2 costs once.
  it('leave the CO2 costs to the lines of the platform that name them', async () => {
    const { costs, user } = showCosts({
      ...PETROL,
      enVkvInformationStringsDetails: ['Mögliche CO2-Kosten über die nächsten 10 Jahre (15.000 km/Jahr): 1.179 €'],
    });
    await user.click(costs.getByText('Annahmen: Sie können jeden Wert ändern'));
    expect(costs.queryByText(/^Mögliche CO₂-Kosten in/)).not.toBeInTheDocument();
  });

  it('follow every assumption, and keep what cannot be read as typed', async () => {
    const { costs, user } = showCosts(PETROL);
    await user.click(costs.getByText('Annahmen: Sie können jeden Wert ändern'));
    const price = costs.getByLabelText('Super E10');
    fill(price, '2,00');
    // 870 l at 2 € and 98 € tax.
    expect(costs.getByText(/^1\.838.€ im Jahr/)).toBeVisible();
    expect(costs.getByText(/^Ihr Wert \(Vorgabe: 1,688 €\/l\)$/)).toBeVisible();

    await user.click(price);
    fill(price, 'viel');
    await user.tab();
    expect(price).toHaveValue('viel');
    expect(costs.getByText('Bitte geben Sie eine Zahl von 0 bis 10 ein.')).toBeVisible();

    await user.click(costs.getByRole('button', { name: 'Vorgaben wiederherstellen' }));
    expect(costs.getByText(/^1\.567.€ im Jahr/)).toBeVisible();
    expect(costs.getByLabelText('Super E10')).toHaveValue('1,688');
  });

  it('say the same year by year as picture and table', async () => {
    const { costs, user } = showCosts({ ...ELECTRIC, initialRegistration: '2018-07-01', weightTotal: 1965 });
    expect(costs.getByText(/^1\.027.€ im ersten Jahr, /)).toBeVisible();
    await user.click(costs.getByText('Annahmen: Sie können jeden Wert ändern'));
    expect(
      costs.getByRole('img', { name: /^Kosten nach Jahren: 1\. Jahr 1\.027.€, 2\. Jahr 1\.027.€, 3\. Jahr 1\.074.€/ }),
    ).toBeVisible();
    await user.click(costs.getByText('Kosten als Tabelle'));
    const table = within(costs.getByRole('table', { name: 'Kosten nach Jahren, in Euro' }));
    expect(table.getAllByRole('row').map((row) => [...row.children].map((cell) => plain(cell as HTMLElement)))).toEqual(
      [
        ['Jahr', 'Strom', 'Kfz-Steuer', 'Summe'],
        ['1.', '1.027 €', '0 €', '1.027 €'],
        ['2.', '1.027 €', '0 €', '1.027 €'],
        ['3.', '1.027 €', '47 €', '1.074 €'],
        ['4.', '1.027 €', '56 €', '1.083 €'],
        ['5.', '1.027 €', '56 €', '1.083 €'],
        ['Zusammen', '5.294 €'],
      ],
    );
    expect(costs.getByText('Steuerfrei bis 30.06.2028 (§ 3d KraftStG), danach etwa 56 € im Jahr.')).toBeVisible();
  });

  it('guess nothing: without a consumption there is no total', () => {
    const { costs } = showCosts({ ...PETROL, wltpConsumption: 0, consumptionAverage: null });
    expect(costs.getByText('Gesamtkosten: keine Angabe')).toBeVisible();
    expect(costs.getAllByText('keine Angabe')[0]).toBeVisible();
  });

  it('are one sentence where neither energy nor tax can be computed', () => {
    const { costs } = showCosts({ fuelType: null, engineCapacity: null, co2: null, consumptionAverage: null });
    expect(costs.getByText(/^Noch nicht zu berechnen: /)).toBeVisible();
    expect(costs.queryByText(/keine Angabe/)).not.toBeInTheDocument();
    expect(costs.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('stand in the comparison, with the difference of the shown totals, and compare no trailer with a car', async () => {
    inStock(PETROL);
    inStock({
      ...ELECTRIC,
      id: OTHER,
      internalId: 'GW-2',
      heading: 'Volkswagen ID.3',
      marketingTitle: 'Pro 58 kWh LED',
    });
    inStock({
      id: TRAILER,
      internalId: 'GW-3',
      heading: 'Humbaur',
      carType: 'ANHAENGER',
      fuelType: null,
      weightTotal: 750,
    });
    renderApp({ at: `/vergleich?fahrzeuge=${ID},${OTHER},${TRAILER}` });
    const table = within(await screen.findByRole('table', { name: 'Fahrzeuge im Vergleich' }));
    expect(table.getByText(/^etwa 1\.567.€ im Jahr$/)).toBeVisible();
    expect(table.getByText(/^Energie 1\.027.€, Kfz-Steuer 0.€, gerechnet mit 15\.000.km im Jahr$/)).toBeVisible();
    const costs = await screen.findByRole('region', { name: 'Laufende Kosten im Vergleich' });
    expect(within(costs).getByText(/^29.€ im Jahr/)).toBeVisible();
    expect(
      within(costs).getByText(
        /^Über 5 Jahre kostet Volkswagen ID\.3 im Betrieb 2\.700.€ weniger als Volkswagen Golf\.$/,
      ),
    ).toBeVisible();
  });
});

describe('Electric check', () => {
  it('answers three questions with reasons', async () => {
    const { user } = showCosts(ELECTRIC);
    const check = within(screen.getByRole('region', { name: 'Passt dieses Elektroauto zu Ihnen?' }));
    await user.click(check.getByRole('heading', { level: 2 }));
    expect(check.getByText('etwa 294 bis 378 km')).toBeVisible();
    fill(check.getByLabelText('Wie weit fahren Sie an einem Tag?'), '40');
    await user.click(check.getByRole('radio', { name: 'Wallbox zu Hause oder bei der Arbeit' }));
    await user.click(check.getByRole('radio', { name: 'Etwa jeden Monat' }));
    // Case E2.
    const answer = within(check.getByRole('status'));
    expect(answer.getAllByText('passt mit Planung')[0]).toBeVisible();
    expect(answer.getByText(/danach etwa 188.km zwischen zwei Ladestopps/)).toBeVisible();
    expect(answer.getByText(/9,4 kWh\) in etwa 51.Minuten geladen/)).toBeVisible();
    expect(check.getByText('Das ist eine Einschätzung, keine Zusage.')).toBeVisible();
  });
});
