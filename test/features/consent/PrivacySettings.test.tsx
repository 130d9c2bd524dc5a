import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
// A chunk of its own; loaded beforehand, no test waits for it.
import '../../../src/features/consent/PrivacySettingsDialog';
import '../../platformServer';
import { renderApp } from '../../render';

async function openSettings(options: Parameters<typeof renderApp>[0] = {}) {
  const app = renderApp({ at: '/widerruf', ...options });
  await app.user.click(await screen.findByRole('button', { name: 'Datenschutz-Einstellungen' }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Datenschutz-Einstellungen' })) };
}

describe('the privacy settings in the footer', () => {
  it('say so where nobody is allowed, and allow there what no place of the shop asks for, with its purpose', async () => {
    const { dialog, user, services } = await openSettings();
    expect(dialog.getByText(/^Sie haben keinen Anbieter erlaubt\./)).toBeVisible();
    const calendar = dialog.getByRole('checkbox', { name: 'Feiertage und Orte nachschlagen' });
    expect(calendar).toHaveAccessibleDescription(
      'Feiertage am Standort und der Ort zu Ihrer Postleitzahl. Ohne Erlaubnis berechnet der Shop die Feiertage selbst. Empfänger: Die Betreiber von openplzapi.org und feiertage-api.de',
    );
    await user.click(calendar);
    expect(calendar).toBeChecked();
    expect(services.consent.getState().granted).toEqual(['calendar']);
    expect(await dialog.findByText('Feiertage und Orte nachschlagen: erlaubt.')).toBeInTheDocument();
    await user.click(calendar);
    expect(services.consent.getState().granted).toEqual([]);
  });

  it('take back what was allowed for this visit only, and give just that again', async () => {
    const { dialog, user, services } = await openSettings({
      prepare: ({ consent }) => {
        consent.getState().grantOnce('emobilio', 'vehicle 1');
        consent.getState().grantOnce('emobilio', 'vehicle 2');
        consent.getState().grant(['paypal']);
      },
    });
    // And the calendar's services, which nothing else in the shop asks for.
    expect(dialog.getAllByRole('checkbox')).toHaveLength(3);
    const mobility = dialog.getByRole('checkbox', { name: 'E-Mobilität (eMobilio)' });
    expect(mobility).toBeChecked();
    expect(mobility).toHaveAccessibleDescription('Empfänger: eMobilio GmbH, München. Nur für diesen Besuch erlaubt.');
    await user.click(mobility);
    expect(mobility).not.toBeChecked();
    expect(services.consent.getState()).toMatchObject({ once: [], granted: ['paypal'] });
    await user.click(mobility);
    expect(services.consent.getState()).toMatchObject({
      once: ['emobilio vehicle 1', 'emobilio vehicle 2'],
      granted: ['paypal'],
    });
  });

  it('take back what was allowed, and give it again before they are closed', async () => {
    const { dialog, user, services } = await openSettings({
      prepare: ({ consent }) => consent.getState().grant(['paypal', 'impel']),
    });
    const paypal = dialog.getByRole('checkbox', { name: 'PayPal' });
    expect(paypal).toBeChecked();
    await user.click(paypal);
    expect(services.consent.getState().granted).toEqual(['impel']);
    expect(paypal).toHaveFocus();
    expect(await dialog.findByText('PayPal: Erlaubnis widerrufen.')).toBeInTheDocument();
    await user.click(paypal);
    expect(services.consent.getState().granted).toEqual(['impel', 'paypal']);
    await user.click(dialog.getByRole('button', { name: 'Fertig' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('name the page’s own settings where the host decides', async () => {
    const { dialog } = await openSettings({ consent: 'external' });
    expect(dialog.getByText(/entscheiden Sie in den Cookie-Einstellungen dieser Website/)).toBeVisible();
    expect(dialog.queryByRole('checkbox')).toBeNull();
  });
});
