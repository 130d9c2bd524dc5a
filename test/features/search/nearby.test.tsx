import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import '../../../src/features/search/filters/locations/LocationDistances';
import '../../../src/features/vehicle/location/VehicleNearby';
import '../../../src/features/vehicle/VehiclePage';
import { nearestFirst } from '../../../src/features/search/filters/locations/useLocationDistances';
import type { Car } from '../../platform/contract';
import { aWireVehicle } from '../../builders/vehicle';
import { platform } from '../../platformServer';
import { renderApp } from '../../render';
import { fill } from '../fill';

describe('Locations by distance', () => {
  it('come nearest first, those that nobody can tell at the end', () => {
    const options = ['far', 'unknown', 'near'].map((key) => ({ key, label: key, count: 1 }));
    const kilometres = new Map([
      ['far', 300],
      ['near', 12],
    ]);
    const sorted = nearestFirst(options, (id = '') => {
      const known = kilometres.get(id);
      return known === undefined ? undefined : { kilometres: known, text: `ca. ${known} km` };
    });
    expect(sorted.map(({ label }) => label)).toEqual(['near (ca. 12 km)', 'far (ca. 300 km)', 'unknown']);
  });
});

describe('A postcode', () => {
  it('is the first field of the filter, above the places, or is filled in by the browser', async () => {
    const { user } = renderApp({ at: '/' });
    await user.click(await screen.findByRole('button', { name: /^Filter/ }));
    const filter = within(await screen.findByRole('dialog', { name: 'Filter' }));
    const field = await filter.findByLabelText<HTMLInputElement>('Ihre Postleitzahl');
    expect(filter.getAllByRole('textbox')[0]).toBe(field);
    await user.click(field);
    // As a password manager does, without an event.
    field.value = '40210';
    await user.tab();
    const radius = await filter.findByLabelText<HTMLSelectElement>('Umkreis');
    radius.focus();
    radius.value = '400';
    await user.tab();
    await waitFor(() => expect(platform.record.at(-1)?.query.vehicleDealerLocationIds).toBeDefined());
  });

  it('tells how far vehicle and delivery are, and stays in the browser', async () => {
    const [vehicle] = platform.tenant(1).vehicles;
    if (vehicle === undefined) throw new Error('the demo dealer has no vehicle');
    vehicle.carDealerLocation = aWireVehicle().carDealerLocation as Car['carDealerLocation'];
    const { user, environment } = renderApp({ at: `/angebote-x/${vehicle.id}` });
    await user.click(await screen.findByText('Standort und Lieferung'));
    const field = await screen.findByLabelText('Ihre Postleitzahl');

    fill(field, '00000');
    expect(screen.getByText('Postleitzahl unbekannt')).toBeVisible();
    // Düsseldorf; the vehicle stands in Köln.
    fill(field, '40210');
    expect(screen.getByText('ca. 30 km (Luftlinie)')).toBeVisible();
    const delivery = await screen.findByText(/^Lieferung bis 100 km: voraussichtlich/);
    expect(delivery.parentElement).toHaveTextContent(/voraussichtlich 249.€/);

    const told = JSON.stringify([
      platform.record,
      environment.events,
      Object.entries(localStorage),
      environment.history.createHref('/'),
      window.location.href,
    ]);
    expect(told).not.toContain('40210');

    await user.click(screen.getByRole('link', { name: 'Zurück zur Suche' }));
    expect((await screen.findAllByText(/, (ca\. \d+ km|unter 20 km|in Ihrer Region)/))[0]).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Filter/ }));
    const filter = within(await screen.findByRole('dialog', { name: 'Filter' }));
    expect(await filter.findByLabelText('Ihre Postleitzahl')).toHaveValue('40210');
    await user.click(await filter.findByRole('button', { name: /^Standort/ }));
    const [nearest] = await filter.findAllByRole('checkbox', { name: /\(.*km\)|Region/ });
    expect(nearest).toBeVisible();

    // The radius asks for the locations within it, and names the postcode to nobody.
    await user.selectOptions(filter.getByLabelText('Umkreis'), 'bis 400 km');
    await waitFor(() =>
      expect(platform.record.at(-1)?.query.vehicleDealerLocationIds?.split(',').length).toBeGreaterThan(0),
    );
    expect(filter.getByLabelText('Umkreis')).toHaveDisplayValue('bis 400 km');
    expect(JSON.stringify([platform.record, window.location.href])).not.toContain('40210');
  });
});
