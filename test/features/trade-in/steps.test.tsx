import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EMPTY_TRADE_IN } from '../../../src/domain/trade-in/entries';
import { http, HttpResponse } from 'msw';
import { API_URL, server } from '../../platformServer';
import { adminIdOf } from '../../platform/stock/tenants';
import { renderApp } from '../../render';
import { fill } from '../fill';
import { at, done, field, group, heading, keepTradeIn, keptTradeIn, next, radio } from './wizard';

const optionsOf = (name: RegExp) =>
  within(field('combobox', name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('step 1', () => {
  it('leads by the model and the registration to a version, each choice unlocking the next', async () => {
    keepTradeIn(EMPTY_TRADE_IN);
    const { user } = renderApp({ at: at('1-fahrzeugdaten') });
    await heading('Welches Fahrzeug möchten Sie in Zahlung geben?');
    // A head of its own instead of the shop's.
    expect(screen.getAllByRole('button', { name: 'Etwas unklar?' })).toHaveLength(1);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Schritt 1 von 4: Fahrzeugdaten');
    expect(screen.getByRole('link', { name: 'Impressum' })).toBeVisible();
    const choose = (name: RegExp, value: string) => user.selectOptions(field('combobox', name), value);
    const isThere = (role: 'textbox' | 'combobox', name: RegExp) => screen.queryByRole(role, { name }) !== null;
    await waitFor(() => expect(field('combobox', /^Hersteller/)).toBeEnabled());
    expect(field('combobox', /^Modell/)).toBeDisabled();
    await choose(/^Hersteller/, 'Volkswagen');
    await choose(/^Modell/, 'Golf');
    expect([isThere('combobox', /^Kraftstoff/), isThere('textbox', /^Kilometerstand/)]).toEqual([false, false]);
    const years = optionsOf(/^Jahr/).slice(1);
    expect([years.length, years[0], years.at(-1)]).toEqual([80, '2026', '1947']);
    const months = optionsOf(/^Monat/).slice(1);
    expect([months.length, months[0], months.at(-1)]).toEqual([12, '1 · Januar', '12 · Dezember']);
    await choose(/^Monat/, '3');

    // No version was registered then.
    await choose(/^Jahr/, '1999');
    expect(await screen.findByRole('alert')).toHaveTextContent('Ungültige Auswahl der Erstzulassung.');
    await user.click(next());
    expect(field('combobox', /^Jahr/)).toHaveAccessibleDescription('Ungültige Auswahl der Erstzulassung.');
    await choose(/^Jahr/, '2018');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());

    await waitFor(() => expect(field('combobox', /^Kraftstoff/)).toBeEnabled());
    expect(isThere('combobox', /^Leistung/)).toBe(false);
    await choose(/^Kraftstoff/, 'Diesel');
    expect(optionsOf(/^Leistung/)).toEqual(['Bitte wählen', '85\u00a0kW (116\u00a0PS)', '110\u00a0kW (150\u00a0PS)']);
    expect(isThere('textbox', /^Kilometerstand/)).toBe(false);
    await choose(/^Leistung/, '85');
    // Only one version matches: body, gearbox and line are facts.
    expect(['Schaltgetriebe', 'Life'].map((text) => screen.getByText(text).tagName)).toEqual(['DD', 'DD']);
    fill(field('textbox', /^Kilometerstand/), '84500');
    await waitFor(() => expect(keptTradeIn()).toMatchObject({ model: 'Golf', mileage: '84500' }));
    expect(keptTradeIn()).toMatchObject({ equipmentVersion: 'Life', features: ['Klimaanlage', 'Tempomat'] });

    await choose(/^Hersteller/, 'Audi');
    expect(keptTradeIn()).toMatchObject({ manufacturer: 'Audi', model: '', modelId: '', fuel: '', mileage: '84500' });
    await user.click(screen.getByRole('radio', { name: 'FIN eingeben' }));
    expect(keptTradeIn()).toMatchObject({ manufacturer: '', manufacturerId: '', registrationYear: '2018' });
    fill(field('textbox', /^Fahrzeug-Identifizierungsnummer/), 'WVW');
    await user.click(screen.getByRole('radio', { name: 'Modell wählen' }));
    expect(keptTradeIn()).toMatchObject({ vin: '' });
  });

  it('chooses by itself what has no alternative', async () => {
    const version = {
      fuel: 'PETROL',
      power: { amount: 85 },
      category: 'LIMOUSINE',
      transmission: 'MANUAL',
      features: [],
    };
    server.use(
      http.get(`${API_URL}/tradeins/manufacturers`, () =>
        HttpResponse.json([{ id: 'm', value: 'Smart', models: [{ id: 'f', value: 'fortwo' }] }]),
      ),
      http.get(`${API_URL}/tradeins/manufacturerid/m/modelid/f/firstregistration/:date`, () =>
        HttpResponse.json([{ ...version, equipmentVersion: 'passion' }]),
      ),
    );
    keepTradeIn(EMPTY_TRADE_IN);
    const { user } = renderApp({ at: at('1-fahrzeugdaten') });
    await heading('Welches Fahrzeug möchten Sie in Zahlung geben?');
    await waitFor(() => expect(field('combobox', /^Modell/)).toHaveDisplayValue('fortwo'));
    await user.selectOptions(field('combobox', /^Monat/), '3');
    await user.selectOptions(field('combobox', /^Jahr/), '2018');
    expect(await screen.findByText('passion')).toBeVisible();
    expect(keptTradeIn()).toMatchObject({ manufacturer: 'Smart', model: 'fortwo', fuel: 'PETROL', power: '85' });
  });
});

describe('steps 2 and 3', () => {
  it('unlock each question by the answer to the one before, and complain about the first open one only', async () => {
    keepTradeIn({ isImport: '', hasRunningFunding: '', ownerCount: '', exteriorColour: '', interiorColour: '' });
    const { user } = renderApp({ at: at('2-zusaetzliche-informationen') });
    await heading('Zusätzliche Informationen');
    const chain = [/importiert/, /Finanzierung/, /Halter/, /außen/, /Innenraum/];
    const first = (question: RegExp) => {
      const [radioButton] = within(group(question)).getAllByRole('radio');
      if (!radioButton) throw new Error('no answers');
      return radioButton;
    };
    for (const [index, question] of chain.entries()) {
      expect(chain.map((each) => screen.queryByRole('group', { name: each }) !== null)).toEqual(
        chain.map((_, position) => position <= index),
      );
      if (question.test('Halter')) {
        await user.click(next());
        const name = 'Bitte prüfen Sie Ihre Angaben';
        const summary = await screen.findByRole('region', { name });
        await user.click(within(summary).getByRole('button', { name: 'Anzahl der Halter: bitte angeben' }));
        expect(radio(question, '1')).toHaveFocus();
        await user.click(radio(question, '1'));
        expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
      } else await user.click(first(question));
    }
    await user.click(next());
    await heading('In welchem Zustand ist Ihr Fahrzeug?');
  });

  it('ask for the repair after an accident, before the conditions', async () => {
    keepTradeIn({ hadAnyAccident: '', interiorCondition: '', exteriorCondition: '' });
    const { user } = renderApp({ at: at('3-zustand') });
    await heading('In welchem Zustand ist Ihr Fahrzeug?');
    expect(screen.queryByRole('group', { name: /repariert/ })).not.toBeInTheDocument();
    await user.click(radio(/Unfall/, 'Ja'));
    expect(screen.queryByRole('group', { name: /Innenraum/ })).not.toBeInTheDocument();
    await user.click(radio(/repariert/, 'Ja'));
    expect(screen.queryByRole('group', { name: /außen/ })).not.toBeInTheDocument();
    await user.click(radio(/Innenraum/, 'Starke Gebrauchsspuren'));
    await user.click(radio(/außen/, 'Hervorragend'));
    await user.click(next());
    await heading('Wert ermitteln');
    expect(screen.getByText('Starke Gebrauchsspuren')).toBeVisible();
  });

  it('want signs of usage named, or written about', async () => {
    keepTradeIn();
    const { user } = renderApp({ at: at('3-zustand') });
    await heading('In welchem Zustand ist Ihr Fahrzeug?');
    await user.click(screen.getByRole('checkbox', { name: /^Schäden oder Mängel/ }));
    await user.click(next());
    const message = 'Bitte wählen Sie etwas aus oder beschreiben Sie die Gebrauchsspuren.';
    expect(group(/^Welche Gebrauchsspuren/)).toHaveAccessibleDescription(message);
    await user.type(field('textbox', /^Was sollten wir noch wissen/), 'Beule');
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Rost' }));
    await user.click(next());
    await heading('Wert ermitteln');
    expect(screen.getByText('Rost, Beule')).toBeVisible();
  });
});

describe('step 4', () => {
  it.each([
    [1, false],
    [5, true],
  ])('of tenant %d requires a phone number: %s', async (number, isRequired) => {
    keepTradeIn({ phone: '' }, adminIdOf(number));
    const { user } = renderApp({ at: at('4-wert-ermitteln'), adminId: adminIdOf(number) });
    await heading('Wert ermitteln');
    const phone = field('textbox', /^Telefon/);
    if (isRequired) expect(phone).toBeRequired();
    else expect(phone).not.toBeRequired();
    await user.click(next());
    if (isRequired) expect(phone).toHaveAccessibleDescription(/erforderlich/);
    else await done();
  });
});
