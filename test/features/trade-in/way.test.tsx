import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { platform } from '../../platformServer';
import { renderApp } from '../../render';
import { at, keepTradeIn, keptTradeIn, tradeInEntries } from './wizard';

vi.setConfig({ testTimeout: 30_000 });

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const next = () => screen.getByRole('button', { name: 'Speichern und weiter' });
const radio = (group: RegExp, name: string | RegExp) =>
  within(screen.getByRole('group', { name: group })).getByRole('radio', { name });

describe('the valuation of a vehicle', () => {
  it('leads by the VIN through four steps to a request', async () => {
    const { user, environment } = renderApp({ at: at('1-fahrzeugdaten') });
    await heading('Welches Fahrzeug möchten Sie in Zahlung geben?');
    await user.click(screen.getByRole('radio', { name: /^Mit der Fahrzeug-Identifizierungsnummer/ }));
    await user.type(screen.getByRole('textbox', { name: /^Fahrzeug-Identifizierungsnummer/ }), 'wvwzzz1kzaw000001');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Monat/ }), '3');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Jahr/ }), '2018');
    await user.type(screen.getByRole('textbox', { name: /^Kilometerstand/ }), '84.500');
    await user.click(next());

    await heading('Zusätzliche Informationen');
    await user.click(radio(/importiert/, 'Nein'));
    await user.click(radio(/Finanzierung/, 'Nein'));
    await user.click(radio(/Halter/, '2'));
    await user.click(radio(/außen/, 'Blau'));
    await user.click(radio(/Innenraum/, 'Schwarz'));
    await user.click(next());

    await heading('In welchem Zustand ist Ihr Fahrzeug?');
    await user.click(radio(/Unfall/, 'Nein'));
    await user.click(radio(/Innenraum/, 'Hervorragend'));
    await user.click(radio(/außen/, 'Leichte Gebrauchsspuren'));
    await user.click(next());

    await heading('Wert ermitteln');
    await user.type(screen.getByRole('textbox', { name: /^Vorname/ }), 'Tina');
    await user.type(screen.getByRole('textbox', { name: /^Nachname/ }), 'Tauscher');
    await user.type(screen.getByRole('textbox', { name: /^E-Mail/ }), 'tina@tauscher.de');
    expect(keptTradeIn()).toEqual(tradeInEntries({ vin: 'wvwzzz1kzaw000001', phone: '' }));
    await user.click(next());

    expect(await heading('Wie geht es weiter?')).toHaveFocus();
    expect(screen.getByText('tina@tauscher.de')).toBeVisible();
    expect(keptTradeIn()).toBeUndefined();
    expect(platform.state.tradeInRequests).toMatchObject([
      {
        vin: 'WVWZZZ1KZAW000001',
        firstRegistration: '2018-03-01',
        mileAge: '84500',
        ownerCount: '2',
        varnishPrimaryColorType: 'BLUE',
        exterieurConditionType: 'BIT_USED',
        vehicleDealerId: platform.tenant(1).settings.vehicleDealerId,
      },
    ]);
    expect(environment.events).toContainEqual({ type: 'trade-in-calculated', detail: { success: true } });
  });

  it('shows the failure with the contact and keeps every entry', async () => {
    keepTradeIn();
    platform.fail('/v2/trade-ins/calculate', 500, 1);
    const { user } = renderApp({ at: at('4-wert-ermitteln') });
    await heading('Wert ermitteln');
    await user.click(next());
    expect(await heading('Ups!')).toHaveFocus();
    expect(screen.getByText('Katharina Bergmann')).toBeVisible();
    expect(screen.getByRole('link', { name: 'inzahlungnahme@autohaus-bergmann.example' })).toHaveAttribute(
      'href',
      'mailto:inzahlungnahme@autohaus-bergmann.example',
    );
    expect(keptTradeIn()).toEqual(tradeInEntries());
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await heading('Wie geht es weiter?');
    await waitFor(() => expect(platform.state.tradeInRequests).toHaveLength(1));
  });
});
