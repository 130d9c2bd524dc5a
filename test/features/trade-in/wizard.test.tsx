import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
// Chunks of their own; loaded beforehand, no test waits for them.
import '../../../src/app/CheckoutScreen';
import '../../../src/features/trade-in/TradeInPage';
import { tradeInEntries } from '../../builders/tradeIn';
import { API_URL, platform, server } from '../../platformServer';
import { renderApp } from '../../render';
import { fill } from '../fill';
import { aFreeCar, keepDraft, keptDraft } from '../checkout/journey';
import { at, done, field, heading, keepTradeIn, keptTradeIn, next } from './wizard';

const SHOP = 'https://dealer.test/fahrzeuge#';
const FIRST = 'Welches Fahrzeug möchten Sie in Zahlung geben?';
const pathOf = ({ environment }: ReturnType<typeof renderApp>) => environment.history.current.location.pathname;

describe('the valuation of a vehicle', () => {
  it('does not jump over open questions, nor to a step that there is not', async () => {
    keepTradeIn({ ownerCount: '' });
    const app = renderApp({ at: at('3-zustand') });
    await heading('Zusätzliche Informationen');
    for (const step of ['gibt-es-nicht', '']) {
      act(() => app.environment.history.push(at(step)));
      await waitFor(() => expect(pathOf(app)).toBe(at('1-fahrzeugdaten')));
      await heading(FIRST);
    }
  });

  it('says that a new one begins where the address of a sent one is opened again', async () => {
    const anew = 'Hier beginnt eine neue Bewertung. Das Ergebnis einer abgesendeten kommt per E-Mail.';
    const again = renderApp({ at: at('4-wert-ermitteln') });
    await heading(FIRST);
    expect(screen.getByText(anew)).toBeVisible();
    again.unmount();
    renderApp({ at: at('1-fahrzeugdaten') });
    await heading(FIRST);
    expect(screen.queryByText(anew)).not.toBeInTheDocument();
  });

  it('shows what is wrong on top and at the field, with the focus in the first one', async () => {
    keepTradeIn({ vin: '', mileage: 'viel' });
    const { user } = renderApp({ at: at('1-fahrzeugdaten') });
    await heading(FIRST);
    await user.click(next());
    await screen.findByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' });
    expect(field('textbox', /^Fahrzeug-Identifizierungsnummer/)).toHaveFocus();
    expect(field('textbox', /^Fahrzeug-Identifizierungsnummer/)).toHaveAccessibleDescription(/erforderlich/);
    await user.click(screen.getByRole('button', { name: 'Kilometerstand: ungültig, ganze Zahl ab 0 erforderlich' }));
    expect(field('textbox', /^Kilometerstand/)).toHaveFocus();
  });

  it('comes back to its last step from what was changed there', async () => {
    keepTradeIn();
    const app = renderApp({ at: at('4-wert-ermitteln') });
    await heading('Wert ermitteln');
    await app.user.click(screen.getByRole('button', { name: 'Fahrzeugdaten ändern' }));
    await heading(FIRST);
    fill(field('textbox', /^Kilometerstand/), '90000');
    await app.user.click(next());
    await heading('Wert ermitteln');
    expect(screen.getByText('90.000 km')).toBeVisible();
  });

  it('goes back step by step, and from the first to where the visitor came from', async () => {
    keepTradeIn();
    const app = renderApp({ at: `${at('2-zusaetzliche-informationen')}?returnTo=%2Fwiderruf` });
    await heading('Zusätzliche Informationen');
    await app.user.click(screen.getByRole('link', { name: 'Zurück' }));
    await heading(FIRST);
    expect(keptTradeIn()).toMatchObject(tradeInEntries());
    await app.user.click(screen.getByRole('link', { name: 'Zurück' }));
    await heading('Vertrag widerrufen');
    expect(keptTradeIn()).toBeUndefined();
    act(() => app.environment.history.go(-1));
    await heading(FIRST);
    expect(field('textbox', /^Kilometerstand/)).toHaveValue('84.500');
    expect(keptTradeIn()).toMatchObject(tradeInEntries());
  });

  it.each(['//boese.test', '/cars/trade-in/4-wert-ermitteln'])('never leads back to %s', async (origin) => {
    renderApp({ at: `${at('1-fahrzeugdaten')}?returnTo=${encodeURIComponent(origin)}` });
    await heading(FIRST);
    expect(screen.getByRole('link', { name: 'Zurück' })).toHaveAttribute('href', `${SHOP}/`);
  });
});

describe('the calculation', () => {
  it('tells how long it has taken, and can be taken back by its button and by Back', async () => {
    keepTradeIn();
    const undo = platform.fail('/v2/trade-ins/calculate', 'timeout');
    const { user, environment } = renderApp({ at: at('4-wert-ermitteln') });
    await heading('Wert ermitteln');
    await user.dblClick(next());
    expect(await heading('Die Inzahlungnahme wird berechnet. Dies kann einen Moment dauern.')).toHaveFocus();
    expect(screen.getByRole('progressbar', { name: 'Vergangene Zeit' })).toHaveAttribute(
      'aria-valuetext',
      '0:00 von höchstens 4:00 Minuten',
    );
    await user.click(screen.getByRole('button', { name: 'Berechnung abbrechen' }));
    expect(await heading('Wert ermitteln')).toHaveFocus();
    expect(screen.getByText('Die Berechnung wurde abgebrochen. Ihre Angaben sind noch da.')).toBeVisible();
    expect(platform.record.filter(({ path }) => path.endsWith('/calculate'))).toHaveLength(1);
    await user.click(next());
    await heading(/wird berechnet/);
    await user.click(screen.getByRole('link', { name: 'Zurück' }));
    await heading('In welchem Zustand ist Ihr Fahrzeug?');
    expect(environment.events.map(({ type }) => type)).not.toContain('trade-in-calculated');
    await user.click(next());
    await heading('Wert ermitteln');
    undo();
    await user.click(next());
    await done();
  });

  it('shows the contact and keeps every entry when there will be no result', async () => {
    const overrides = { vin: 'UNBEKANNT' };
    keepTradeIn(overrides);
    const { user, environment } = renderApp({ at: at('4-wert-ermitteln') });
    await heading('Wert ermitteln');
    await user.click(next());
    expect(await heading('Ups!')).toHaveFocus();
    expect(screen.getByText('Katharina Bergmann')).toBeVisible();
    expect(screen.getByRole('link', { name: '+49 721 480 20' })).toHaveAttribute('href', 'tel:+4972148020');
    expect(screen.getByRole('link', { name: 'inzahlungnahme@autohaus-bergmann.test' })).toHaveAttribute(
      'href',
      'mailto:inzahlungnahme@autohaus-bergmann.test',
    );
    expect(screen.getByRole('link', { name: 'Zurück zur Übersicht' })).toBeVisible();
    expect(environment.events).toContainEqual({ type: 'trade-in-calculated', detail: { success: false } });
    expect(keptTradeIn()).toMatchObject(tradeInEntries(overrides));
    await user.click(screen.getByRole('button', { name: 'Angaben prüfen' }));
    expect(await heading('Wert ermitteln')).toHaveFocus();
    expect(field('textbox', /^Vorname/)).toHaveValue('Tina');
  });

  it('leads on to the overview once it is done, and stays done on the way back, until another vehicle is to be valued', async () => {
    keepTradeIn();
    const { user, environment } = renderApp({ at: at('3-zustand') });
    await heading('In welchem Zustand ist Ihr Fahrzeug?');
    await user.click(next());
    await heading('Wert ermitteln');
    await user.click(next());
    await done();
    expect(screen.getByRole('link', { name: 'Zurück zur Übersicht' })).toHaveAttribute('href', `${SHOP}/`);
    expect(screen.getByText(/14 Tage lang/)).toBeVisible();
    expect(screen.getByText('tina@tauscher.de')).toBeVisible();
    expect(keptTradeIn()).toBeUndefined();
    expect(environment.events).toContainEqual({ type: 'trade-in-calculated', detail: { success: true } });
    expect(platform.state.tradeInRequests).toMatchObject([{ firstRegistration: '2018-03-01', mileAge: '84500' }]);
    act(() => environment.history.go(-1));
    await done();
    act(() => environment.history.push(at('1-fahrzeugdaten')));
    await heading(FIRST);
    expect(field('combobox', /^Hersteller/)).toHaveValue('');
  });

  it('leads back to the vehicle where it began', async () => {
    keepTradeIn();
    const car = `/angebote-x/${aFreeCar().id}/inzahlungnahme`;
    const { user } = renderApp({ at: `${at('4-wert-ermitteln')}?returnTo=${encodeURIComponent(car)}` });
    await heading('Wert ermitteln');
    await user.click(next());
    await done();
    expect(screen.getByRole('link', { name: 'Zurück zum Fahrzeug' })).toHaveAttribute('href', `${SHOP}${car}`);
    expect(screen.getByRole('link', { name: 'Zurück zur Übersicht' })).toHaveAttribute('href', `${SHOP}/`);
  });

  it('begins with what was chosen on the page of the vehicle', async () => {
    const { user } = renderApp({ at: `/angebote-x/${aFreeCar().id}/inzahlungnahme` });
    const make = await screen.findByRole('combobox', { name: /^Hersteller/ });
    const model = screen.getByRole('combobox', { name: /^Modell/ });
    expect(model).toBeDisabled();
    await waitFor(() => expect(make).toBeEnabled());
    await user.selectOptions(make, 'Volkswagen');
    await user.selectOptions(model, 'Golf');
    await user.click(screen.getByRole('link', { name: 'Fahrzeug bewerten' }));
    await heading(FIRST);
    expect(field('combobox', /^Hersteller/)).toHaveDisplayValue('Volkswagen');
    expect(field('combobox', /^Modell/)).toHaveDisplayValue('Golf');
  });

  it('asks before a begun order is left for the overview', async () => {
    keepTradeIn();
    const car = aFreeCar();
    keepDraft(car);
    const order = `/cars/${car.id}/checkout/7-hand-over`;
    const app = renderApp({ at: `${at('4-wert-ermitteln')}?returnTo=${encodeURIComponent(order)}` });
    await heading('Wert ermitteln');
    await app.user.click(next());
    const steps = await done();
    expect(await heading('Ihr Fahrzeug: Ergebnis per E-Mail')).toHaveFocus();
    const goOn = screen.getByRole('link', { name: 'Weiter mit der Bestellung' });
    expect(goOn).toHaveAttribute('href', `${SHOP}${order}`);
    expect(goOn.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await app.user.click(screen.getByRole('link', { name: 'Zurück zur Übersicht' }));
    // The order opens the dialog with its three options.
    const dialog = within(await screen.findByRole('dialog', { name: 'Checkout verlassen?' }));
    expect(dialog.getByRole('button', { name: 'Speichern und Link zum Fortsetzen senden' })).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Im Checkout bleiben' }));
    expect(app.environment.history.current.location).toMatchObject({ pathname: order, search: '' });
    expect(keptDraft()?.vehicleId).toBe(car.id);
  });

  it('shows the value where the platform tells it, and hands it to the order without a code', async () => {
    keepTradeIn();
    platform.state.tellsValuation = true;
    const car = aFreeCar();
    keepDraft(car, { wantsTradeIn: true });
    const order = `/cars/${car.id}/checkout/2-trade-in-selection`;
    const app = renderApp({ at: `${at('4-wert-ermitteln')}?returnTo=${encodeURIComponent(order)}` });
    await heading('Wert ermitteln');
    await app.user.click(next());
    await done();
    const { customerPrice = 0 } = platform.tenant(1).tradeIns.at(-1) ?? {};
    const value = new Intl.NumberFormat('de-DE').format(Math.floor(customerPrice / 100) * 100);
    expect(screen.getByText(`${value} €`)).toBeVisible();
    expect(screen.getByText('bietet Ihnen das Autohaus, gültig bis 18.05.2026')).toBeVisible();
    await app.user.click(screen.getByRole('link', { name: 'Weiter mit der Bestellung' }));
    const selection = within(await screen.findByRole('region', { name: 'Welches Fahrzeug geben Sie in Zahlung?' }));
    expect(await selection.findByRole('checkbox')).toBeChecked();
    // With these it is read again before the order is sent.
    expect(keptDraft()?.tradeIns).toMatchObject([
      { code: platform.tenant(1).tradeIns.at(-1)?.code, usedEmail: tradeInEntries().email },
    ]);
    await app.user.click(screen.getByRole('button', { name: 'Code einlösen' }));
    expect(within(screen.getByRole('dialog')).getByRole('textbox', { name: /E-Mail/ })).toHaveValue(
      tradeInEntries().email,
    );
  });

  it('without its code is asked for it where it is chosen, and is read by it before the order is sent', async () => {
    keepTradeIn();
    const [known] = platform.tenant(1).tradeIns;
    server.use(
      http.post(`${API_URL}/v2/trade-ins/calculate`, () =>
        HttpResponse.json({
          success: true,
          tradeIn: { ...known, code: undefined, usedEmail: undefined, customer: undefined, redeemedAt: undefined },
        }),
      ),
    );
    const car = aFreeCar();
    keepDraft(car, { wantsTradeIn: true });
    const order = `/cars/${car.id}/checkout/2-trade-in-selection`;
    const app = renderApp({ at: `${at('4-wert-ermitteln')}?returnTo=${encodeURIComponent(order)}` });
    await heading('Wert ermitteln');
    await app.user.click(next());
    await done();
    await app.user.click(screen.getByRole('link', { name: 'Weiter mit der Bestellung' }));
    const asked = 'Bitte lösen Sie noch den Code aus Ihrer E-Mail ein.';
    expect(await screen.findByText(asked)).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Code einlösen' }));
    const dialog = within(screen.getByRole('dialog'));
    fill(dialog.getByRole('textbox', { name: /Code/ }), known?.code ?? '');
    fill(dialog.getByRole('textbox', { name: /E-Mail/ }), known?.usedEmail ?? '');
    await app.user.click(dialog.getByRole('button', { name: 'Einlösen' }));
    await waitFor(() => expect(screen.queryByText(asked)).not.toBeInTheDocument());
    expect(keptDraft()?.tradeIns).toMatchObject([{ id: known?.id, code: known?.code }]);
  });

  it.each([
    [
      'a review',
      'NON_DIGITAL',
      'Die errechnete Inzahlungnahme bedarf einer zusätzlichen Prüfung durch einen Mitarbeiter im Autohaus.',
    ],
    ['no value', 'NON_CALC', 'Tut uns leid. Es kann keine Inzahlungnahme berechnet werden.'],
  ] as const)('says what the platform answers at once: %s', async (_, kind, sentence) => {
    keepTradeIn();
    platform.state.tellsValuation = true;
    server.use(
      http.post(`${API_URL}/v2/trade-ins/calculate`, () =>
        HttpResponse.json({
          success: true,
          tradeIn: { id: 'one', customerPrice: 0, calculationResultType: kind, createdAt: '2026-05-04T08:00:00Z' },
        }),
      ),
    );
    const app = renderApp({ at: at('4-wert-ermitteln') });
    await heading('Wert ermitteln');
    await app.user.click(next());
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zurück zur Übersicht' })).toBeVisible();
    // Texts about an offer are absent.
    expect(screen.queryByText(/Tage lang/)).not.toBeInTheDocument();
    expect(screen.queryByText(/Wir holen Ihr altes Fahrzeug kostenlos ab/)).not.toBeInTheDocument();
  });
});
