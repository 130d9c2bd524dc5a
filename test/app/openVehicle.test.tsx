import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
// Chunks of their own; loaded beforehand, no test waits for them.
import '../../src/features/checkout/CheckoutPage';
import '../../src/features/contact/ContactDialog';
import '../../src/features/vehicle/VehiclePage';
import type { Car } from '../platform/contract';
import { aWireVehicle } from '../builders/vehicle';
import { platform } from '../platformServer';
import { fill } from '../features/fill';
import { renderApp } from '../render';

const ID = '11111111-1111-4111-8111-111111111111';

// The checkout asks for holidays, which are the demo platform's.
beforeEach(() => {
  vi.stubEnv('VITE_ZIP_API_URL', '/zip');
  vi.stubEnv('VITE_HOLIDAY_API_URL', '/holidays');
  return () => void vi.unstubAllEnvs();
});

it.each([
  ['/angebote-volkswagen-golf/GW-1042/ausstattung', 'Volkswagen Golf'],
  [`/cars/${ID}/checkout/1-trade-in`, 'Extras'],
])("the dialog behind 'Etwas unklar?' asks at %s about the vehicle that is open", async (at, heading) => {
  platform.tenant(1).vehicles.unshift(aWireVehicle() as unknown as Car);
  const { user } = renderApp({ at });
  await screen.findByRole('heading', { level: 1, name: heading });
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Etwas unklar?' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kontakt' }));
  const message = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Nachricht' });
  expect(message.value).toContain('(Fahrzeugnummer GW-1042)');
  const entries = { Vorname: 'Klara', Nachname: 'Sommer', 'E-Mail': 'klara@beispiel.de' };
  for (const [name, value] of Object.entries(entries)) fill(dialog.getByRole('textbox', { name }), value);
  await user.click(dialog.getByRole('button', { name: 'Anfrage senden' }));
  expect(await dialog.findByText('Anfrage erfolgreich übermittelt')).toBeVisible();
  expect(platform.state.emails).toMatchObject([{ carId: ID, carDealerAdminEmail: 'koeln@autohaus.test' }]);
});
