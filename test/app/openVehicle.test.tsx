import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
// Chunks of their own; loaded beforehand, no test waits for them.
import '../../src/features/checkout/CheckoutPage';
import '../../src/features/contact/ContactDialog';
import '../../src/features/vehicle/VehiclePage';
import type { Car } from '../platform/contract';
import { aWireVehicle } from '../builders/vehicle';
import { platform } from '../platformServer';
import { renderApp } from '../render';

const ID = '11111111-1111-4111-8111-111111111111';

// The checkout asks for holidays, which are the demo platform's.
beforeEach(() => {
  vi.stubEnv('VITE_ZIP_API_URL', '/zip');
  vi.stubEnv('VITE_HOLIDAY_API_URL', '/holidays');
  return () => void vi.unstubAllEnvs();
});

async function askAt(at: string, heading: string | RegExp) {
  platform.tenant(1).vehicles.unshift(aWireVehicle() as unknown as Car);
  const { user } = renderApp({ at });
  await screen.findByRole('heading', { level: 1, name: heading });
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Etwas unklar?' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kontakt' }));
  return { user, dialog };
}

describe("who opens the dialog behind 'Etwas unklar?'", () => {
  it.each([
    [`/angebote-volkswagen-golf/${ID}`, 'Volkswagen Golf'],
    ['/angebote-volkswagen-golf/GW-1042/ausstattung', 'Volkswagen Golf'],
    [`/cars/${ID}/checkout/1-trade-in`, /in Zahlung/],
  ])('at %s asks about the vehicle that is open', async (at, heading) => {
    const { user, dialog } = await askAt(at, heading);
    const message = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Nachricht' });
    expect(message.value).toContain('(Fahrzeugnummer GW-1042)');
    await user.type(dialog.getByRole('textbox', { name: 'Vorname' }), 'Klara');
    await user.type(dialog.getByRole('textbox', { name: 'Nachname' }), 'Sommer');
    await user.type(dialog.getByRole('textbox', { name: 'E-Mail' }), 'klara@beispiel.de');
    await user.click(dialog.getByRole('button', { name: 'Anfrage senden' }));
    expect(await dialog.findByText('Anfrage erfolgreich übermittelt')).toBeVisible();
    expect(platform.state.emails).toMatchObject([{ carId: ID, carDealerAdminEmail: 'koeln@autohaus.test' }]);
  });

  it('elsewhere asks about none', async () => {
    const { dialog } = await askAt('/merkliste', 'Merkliste');
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Nachricht' }).value).not.toContain(
      'Fahrzeugnummer',
    );
  });
});
