import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { unansweredState } from '../../builders/order';
import { platform } from '../../platformServer';
import { NOW } from '../../now';
import {
  aFreeCar,
  HAND_OVER,
  heading,
  keepDraft,
  keptDraft,
  next,
  PAYMENT,
  productNamed,
  renderCheckout,
  stepOf,
  SUMMARY,
  setUpServiceTwins,
} from './journey';

setUpServiceTwins();
afterEach(() => vi.restoreAllMocks());

const typesOf = (tenant: 1 | 3, ...types: number[]) => {
  const state = platform.tenant(tenant);
  state.products = state.products.filter(({ productType }) => types.includes(productType));
};
const removeTab = (name: string) => {
  const { settings } = platform.tenant(1);
  settings.uiVehicleDetailsAvailableChildRoutes = settings.uiVehicleDetailsAvailableChildRoutes.filter(
    (route) => route !== name,
  );
};
const way = () => screen.getAllByRole('heading', { level: 1 })[0]?.textContent ?? '';

describe('way through the checkout', () => {
  it('begins with the trade-in question, without Weiter and Zurück', async () => {
    const app = renderCheckout();
    await heading('Möchten Sie ein Fahrzeug in Zahlung geben?');
    expect(stepOf(app)).toBe('1-trade-in');
    expect(screen.queryByRole('button', { name: 'Weiter' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Zurück' })).not.toBeInTheDocument();
    expect(app.environment.events).toContainEqual({
      type: 'checkout-step',
      detail: expect.objectContaining({
        vehicleId: app.car.id,
        step: '1-trade-in',
        position: 1,
        currency: 'EUR',
      }) as unknown,
    });
  });

  it('begins each step at its heading: the next Tab leads to what it asks, past progress and order', async () => {
    const { user } = renderCheckout();
    await user.click(await screen.findByRole('button', { name: 'Nein' }));
    expect(await heading(/Angebote/)).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('radio', { name: 'Ohne Angebot' })).toHaveFocus();
    await user.click(next());
    expect(await heading(/Zubehör/)).toHaveFocus();
  });

  it('passes every step that the products fill, in order', async () => {
    const app = renderCheckout();
    await app.user.click(await screen.findByRole('button', { name: 'Nein' }));
    const slugs = [stepOf(app)];
    while (slugs.at(-1) !== '7-hand-over') {
      await app.user.click(next());
      slugs.push(stepOf(app));
    }
    expect(slugs).toEqual(['3-offer', '3-physical-product', '4-services', '5-warranty', '6-insurance', '7-hand-over']);
    expect(next()).toBeDisabled();
    expect(
      screen.getByText('Übergabe erforderlich: Bitte wählen Sie die Art der Übergabe und einen Tag.'),
    ).toBeVisible();
  });

  it('leads past all extras in one press, from the question on', async () => {
    const app = renderCheckout();
    await app.user.click(await screen.findByRole('button', { name: 'Ohne Extras weiter' }));
    await heading(HAND_OVER);
    expect(stepOf(app)).toBe('7-hand-over');
    expect(keptDraft()).toMatchObject({ wantsTradeIn: false, productIds: [] });
    expect(screen.queryByRole('button', { name: /Extras/ })).not.toBeInTheDocument();
  });

  it('keeps the extras that are chosen, and names that way so', async () => {
    const mats = productNamed('Reparaturkosten-Versicherung 12').id;
    const app = renderCheckout({ query: `?checkoutOrderCrossSellingProductIds=${mats}` });
    await app.user.click(await screen.findByRole('button', { name: 'Ohne weitere Extras fortfahren' }));
    await heading(HAND_OVER);
    expect(keptDraft()?.productIds).toEqual([mats]);
  });

  it('asks the question again without a vehicle to trade in: past the extras means without it', async () => {
    const car = aFreeCar();
    keepDraft(car, { wantsTradeIn: true });
    const app = renderCheckout({ car, step: '2-trade-in-selection' });
    await app.user.click(await screen.findByRole('button', { name: 'Ohne Extras weiter' }));
    await heading(HAND_OVER);
    expect(keptDraft()?.wantsTradeIn).toBe(false);
  });

  it('has no way past the extras in a step that was opened from the summary', async () => {
    const car = aFreeCar();
    keepDraft(car);
    renderCheckout({ car, step: '4-services', query: '?returnTo=9-summary' });
    await heading(/Services/);
    expect(screen.getByRole('button', { name: 'Zur Zusammenfassung' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Extras/ })).not.toBeInTheDocument();
  });

  it('names three phases, and leads back to the first step of one that is done', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1280);
    const car = aFreeCar();
    keepDraft(car);
    const app = renderCheckout({ car, step: '8-reservation' });
    await heading(PAYMENT);
    const progress = within(screen.getByRole('navigation', { name: 'Schritte Ihrer Bestellung' }));
    expect(progress.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Extras, erledigt',
      '2Übergabe und Bezahlung',
      '3Ihre Daten',
    ]);
    await app.user.click(progress.getByRole('button', { name: /^Extras/ }));
    await heading(/in Zahlung/);
  });

  it('passes the payment by where there is nothing to choose, both ways; the summary opens it', async () => {
    platform.tenant(1).settings.orderAvailablePaymentOptionTypes = [1];
    const car = aFreeCar();
    delete car.financingCalculationProviderType;
    delete car.leasingCalculationProviderType;
    keepDraft(car, { paymentOptionId: undefined, appointment: undefined });
    const app = renderCheckout({ car, step: '7-hand-over' });
    await heading(HAND_OVER);
    await app.user.click(next());
    await heading(SUMMARY);
    await app.user.click(screen.getByRole('button', { name: 'Zurück' }));
    await heading(HAND_OVER);
    await app.user.click(next());
    await app.user.click(await screen.findByRole('button', { name: 'Bezahlung ändern' }));
    await heading(PAYMENT);
    expect(screen.getByRole('radio', { name: 'Vorab-Überweisung' })).toBeChecked();
  });

  it('offers no day that has passed meanwhile, in a tab that was left open', async () => {
    let now = NOW;
    const car = aFreeCar();
    keepDraft(car);
    const { user } = renderCheckout({ car, step: '8-reservation', now: () => now });
    await heading(PAYMENT);
    now = new Date('2026-05-18T08:00:00Z');
    await user.click(screen.getByRole('button', { name: 'Zurück' }));
    await heading(HAND_OVER);
    expect(screen.queryByRole('button', { name: 'Fr 15.05.' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Anderer Tag' }));
    expect(screen.getByRole('button', { name: /^Freitag, 15\. Mai 2026/ })).toHaveAttribute('aria-disabled', 'true');
  });

  it('leaves out what the dealer has not', async () => {
    typesOf(1, 2, 6);
    removeTab('inzahlungnahme');
    removeTab('zubehoer');
    const app = renderCheckout();
    await heading(HAND_OVER);
    expect(stepOf(app)).toBe('7-hand-over');
    expect(screen.queryByRole('button', { name: 'Zurück' })).not.toBeInTheDocument();
  });

  it('goes on without the products when they cannot be loaded, and offers another try', async () => {
    const undo = platform.fail('/crosssellingproducts?', 500);
    const car = aFreeCar();
    keepDraft(car, { handOver: undefined });
    const app = renderCheckout({ car, step: '8-reservation' });
    await heading(PAYMENT);
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'financing-at-car-dealer',
      'leasing-at-car-dealer',
      'at-car-dealer',
    ]);
    undo();
    await app.user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await heading(HAND_OVER);
  });

  it('has no hand-over at the tenant without it, and orders by transfer all the same', async () => {
    const car = aFreeCar(3);
    keepDraft(car, { handOver: undefined, paymentOptionId: 'advance-transfer' }, 3);
    const app = renderCheckout({ tenant: 3, car, step: '9-summary' });
    await heading(SUMMARY);
    expect(screen.queryByRole('region', { name: 'Übergabe' })).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    await heading('Vielen Dank für Ihre Bestellung!');
    expect(platform.state.orders[0]?.order).not.toHaveProperty('handoverDate');
  });

  it('asks for the payment first at the tenant that wants it so, and skips the hand-over for a consultation', async () => {
    const car = aFreeCar(4);
    keepDraft(car, { handOver: undefined }, 4);
    const app = renderCheckout({ tenant: 4, car, step: '8-reservation' });
    await heading(PAYMENT);
    await app.user.click(next());
    await heading(SUMMARY);
    await app.user.click(screen.getByRole('button', { name: 'Zurück' }));
    await heading(PAYMENT);
    await app.user.click(screen.getByRole('radio', { name: 'Vorab-Überweisung' }));
    await app.user.click(next());
    await heading(HAND_OVER);
    await app.user.click(screen.getByRole('button', { name: 'Zurück' }));
    await heading(PAYMENT);
  });

  it.each([
    ['an unknown step', 'unsinn', '1-trade-in'],
    ['no step', undefined, '1-trade-in'],
    ['payment before the hand-over', '8-reservation', '7-hand-over'],
    ['the summary without hand-over: the third from the end', '9-summary', '7-hand-over'],
    ['the selection without "Ja"', '2-trade-in-selection', '1-trade-in'],
  ])('%s leads to a step that is open', async (_, step, expected) => {
    const app = renderCheckout({ step });
    await waitFor(() => expect(stepOf(app)).toBe(expected));
  });

  it('opens the summary at the dealer’s without a hand-over', async () => {
    const car = aFreeCar();
    keepDraft(car, { handOver: undefined });
    renderCheckout({ car, step: '9-summary' });
    await heading(SUMMARY);
  });

  it('goes home from a vehicle that is gone, with a notice', async () => {
    const car = { ...aFreeCar(), id: '99999999-9999-4999-8999-999999999999' };
    const app = renderCheckout({ car });
    expect(await screen.findByText('Dieses Fahrzeug ist nicht mehr verfügbar.')).toBeVisible();
    expect(app.environment.history.current.location.pathname).toBe('/');
  });

  it('says until when a vehicle is reserved', async () => {
    const car = aFreeCar();
    car.reservedUntil = '2026-05-06T09:30:00Z';
    renderCheckout({ car });
    await heading('Dieses Fahrzeug ist reserviert.');
    expect(screen.getByText('Reserviert bis 06.05.2026, 11:30 Uhr')).toBeVisible();
  });

  it('shows a request again whose answer got lost, although the vehicle is reserved by it', async () => {
    const car = aFreeCar();
    car.reservedUntil = '2026-05-06T09:30:00Z';
    keepDraft(car, { state: unansweredState() });
    renderCheckout({ car, step: '9-summary' });
    await heading(SUMMARY);
  });
});

describe('choosing', () => {
  it('takes one warranty at a time, and none again', async () => {
    const car = aFreeCar();
    keepDraft(car);
    const { user } = renderCheckout({ car, step: '5-warranty' });
    await heading('Reparaturkosten\u00ADversicherung');
    const chosen = () => keptDraft()?.productIds;
    await user.click(screen.getByRole('radio', { name: /12 Monate/ }));
    await user.click(screen.getByRole('radio', { name: /24 Monate/ }));
    expect(chosen()).toEqual([productNamed('Reparaturkosten-Versicherung 24').id]);
    const line = screen.getByText('Reparaturkosten-Versicherung 24 Monate', { selector: 'dt' });
    expect(line.nextSibling).toHaveTextContent('599 €');
    await user.click(screen.getByRole('radio', { name: 'Ohne Reparaturkosten\u00ADversicherung' }));
    expect(chosen()).toEqual([]);
  });

  const more = () => {
    const line = screen.getByText(/^Mehr erfahren/);
    expect(line).toHaveTextContent('Mehr erfahren: Reparaturkosten-Versicherung 12 Monate');
    return line;
  };

  it('tells a long description in full, the rest of it in a line that opens', async () => {
    const car = aFreeCar();
    keepDraft(car);
    const rest = 'Danach folgt, was im Einzelnen versichert ist. '.repeat(8).trim();
    productNamed('Reparaturkosten-Versicherung 12').description = `Zwölf Monate ohne Sorgen. ${rest}`;
    const { user } = renderCheckout({ car, step: '5-warranty' });
    await heading('Reparaturkosten\u00ADversicherung');
    expect(screen.getByRole('radio', { name: /12 Monate/ })).toHaveAccessibleDescription(
      /^Zwölf Monate ohne Sorgen\. /,
    );
    expect(screen.getByText(rest)).not.toBeVisible();
    await user.click(more());
    expect(screen.getByText(rest)).toBeVisible();
    expect(keptDraft()?.productIds).toEqual([]);
  });

  it('tells a formatted description line by line, and opens what only the formatting says', async () => {
    const car = aFreeCar();
    keepDraft(car);
    productNamed('Reparaturkosten-Versicherung 12').description =
      '<h2>Umfang</h2><ul><li>Motor &bull; Getriebe</li><li>Elektrik&hellip;</li></ul><p>Bedingungen <a href="https://example.org/avb.pdf">hier</a></p>';
    const { user } = renderCheckout({ car, step: '5-warranty' });
    await heading('Reparaturkosten\u00ADversicherung');
    const card = screen.getByRole('radio', { name: /12 Monate/ });
    const text = document.getElementById(card.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
    expect(text?.textContent).toBe('Umfang\nMotor • Getriebe\nElektrik…\nBedingungen hier');
    await user.click(more());
    expect(screen.getByRole('link', { name: 'hier' })).toHaveAttribute('href', 'https://example.org/avb.pdf');
  });

  it('ends the first sentence of a long description neither at an abbreviation nor at a date', async () => {
    const car = aFreeCar();
    keepDraft(car);
    const rest = 'Danach folgt, was im Einzelnen versichert ist. '.repeat(8).trim();
    productNamed('Reparaturkosten-Versicherung 12').description =
      `Der Schutz gilt ab 1. Mai und kostet inkl. Steuern nichts zusätzlich. ${rest}`;
    renderCheckout({ car, step: '5-warranty' });
    await heading('Reparaturkosten\u00ADversicherung');
    expect(screen.getByRole('radio', { name: /12 Monate/ })).toHaveAccessibleDescription(
      /^Der Schutz gilt ab 1\. Mai und kostet inkl\. Steuern nichts zusätzlich\. /,
    );
  });

  it('takes any number of accessories, by sub type, without those of the navigator', async () => {
    const car = aFreeCar();
    keepDraft(car);
    const { user } = renderCheckout({ car, step: '3-physical-product' });
    await heading('Zubehör für Ihr Fahrzeug');
    expect(screen.queryByRole('checkbox', { name: /Bergamo/ })).not.toBeInTheDocument();
    const wheels = within(screen.getByRole('group', { name: 'Räder' }));
    await user.click(wheels.getByRole('checkbox', { name: /Winterkompletträder/ }));
    await user.click(screen.getByRole('checkbox', { name: /Kofferraumwanne/ }));
    expect(keptDraft()?.productIds).toEqual([
      productNamed('Winterkompletträder').id,
      productNamed('Kofferraumwanne').id,
    ]);
  });

  it('hides the hand-over that is fixed where there are others, and gives a reason for every blocked day', async () => {
    const car = aFreeCar();
    keepDraft(car, { handOver: undefined });
    const { user } = renderCheckout({ car, step: '7-hand-over' });
    await heading(HAND_OVER);
    expect(screen.queryByRole('radio', { name: /nach Vereinbarung/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /^Abholung/ }));
    await user.click(screen.getByRole('button', { name: 'Anderer Tag' }));
    const reasons: [RegExp, string][] = [
      [/^Mittwoch, 6\. Mai 2026/, 'Frühestens am 07.05.2026 möglich.'],
      [/^Sonntag, 10\. Mai 2026/, 'Sonntags ist keine Übergabe möglich.'],
      [/^Donnerstag, 14\. Mai 2026/, 'Feiertag: Christi Himmelfahrt.'],
    ];
    for (const [day, reason] of reasons) {
      await user.click(screen.getByRole('button', { name: day }));
      expect(await screen.findByText(reason)).toBeVisible();
    }
    expect(keptDraft()?.handOver?.day).toBeUndefined();
    expect(next()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: /^Freitag, 15\. Mai 2026/ }));
    expect(screen.getByText('Ihr Tag: Freitag, 15. Mai 2026')).toBeVisible();
    expect(next()).toBeEnabled();
  });

  it('offers the next ten free days as buttons, and every other one in the calendar behind them', async () => {
    const car = aFreeCar();
    keepDraft(car, { handOver: undefined });
    const { user } = renderCheckout({ car, step: '7-hand-over' });
    await heading(HAND_OVER);
    await user.click(screen.getByRole('radio', { name: /^Abholung/ }));
    const days = within(screen.getByRole('group', { name: /^Tag der Übergabe/ }));
    expect(days.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      ...['Do 07.05.', 'Fr 08.05.', 'Sa 09.05.', 'Mo 11.05.', 'Di 12.05.', 'Mi 13.05.', 'Fr 15.05.', 'Sa 16.05.'],
      ...['Mo 18.05.', 'Di 19.05.', 'Anderer Tag'],
    ]);
    expect(days.getByRole('button', { name: 'Fr 15.05.' })).toHaveAccessibleDescription('Freitag, 15. Mai 2026');
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    await user.click(days.getByRole('button', { name: 'Anderer Tag' }));
    await user.click(screen.getByRole('button', { name: /^Freitag, 22\. Mai 2026/ }));
    expect(days.getByRole('button', { name: 'Fr 22.05.', pressed: true })).toBeVisible();
    expect(keptDraft()?.handOver?.day).toBe('2026-05-22');
    expect(next()).toBeEnabled();
  });

  it('says at the hand-over that a consultation is not later, and nothing of it where there is none', async () => {
    const car = aFreeCar();
    keepDraft(car);
    renderCheckout({ car, step: '7-hand-over' });
    await heading(HAND_OVER);
    expect(screen.getByText(/beraten lassen, findet das spätestens am Tag der Übergabe statt/)).toBeVisible();
  });

  it('offers the default payment first and shows where the money goes', async () => {
    const car = aFreeCar();
    keepDraft(car, { paymentOptionId: undefined });
    renderCheckout({ car, step: '8-reservation' });
    await heading(PAYMENT);
    expect(screen.getByRole('radio', { name: 'Vorab-Überweisung' })).toBeChecked();
    const account = within(screen.getByRole('region', { name: 'Bankverbindung des Autohauses' }));
    expect(account.getByText('IBAN').nextSibling).toHaveTextContent(/^DE02 1203/);
  });

  it('asks for another hour when the new day is a Saturday', async () => {
    const car = aFreeCar();
    keepDraft(car, { appointment: { day: '2026-05-08', hour: 16 } });
    const { user } = renderCheckout({ car, step: '8-reservation' });
    await heading(PAYMENT);
    expect(next()).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Sa 09.05.' }));
    expect(screen.getByRole('combobox', { name: /Uhrzeit/ })).toHaveValue('');
    expect(next()).toBeDisabled();
  });

  it('loads a valued trade-in by code and e-mail, selects it and takes it back', async () => {
    const tradeIn = platform.tenant(1).tradeIns.find(({ calculationResultType }) => calculationResultType === 1);
    const car = aFreeCar();
    const { user } = renderCheckout({ car });
    await user.click(await screen.findByRole('button', { name: 'Ja' }));
    await heading('Welches Fahrzeug geben Sie in Zahlung?');
    expect(next()).toBeDisabled();
    const load = async (code: string) => {
      await user.click(screen.getByRole('button', { name: 'Bewertung laden' }));
      const entries = [
        [/Code/, code],
        [/E-Mail/, tradeIn?.usedEmail ?? ''],
      ] as const;
      for (const [name, text] of entries) {
        // What was typed before is still there.
        await user.clear(screen.getByRole('textbox', { name }));
        await user.type(screen.getByRole('textbox', { name }), text);
      }
      await user.click(screen.getByRole('button', { name: 'Laden' }));
    };
    await load('FALSCH');
    expect(await screen.findByText('Ungütlige Eingabe')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await load(tradeIn?.code ?? '');
    expect(await screen.findByText('Erfolgreich geladen')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(next()).toBeEnabled();
    await user.click(screen.getByRole('checkbox', { name: new RegExp(tradeIn?.model ?? '?') }));
    expect(next()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Ohne Inzahlungnahme fortfahren' }));
    await waitFor(() => expect(way()).toBe('Unsere Angebote zu Ihrem Fahrzeug'));
    expect(keptDraft()?.wantsTradeIn).toBe(false);
  });
});

describe('address', () => {
  it('carries an order in three parameters, which are taken over and removed', async () => {
    const ids = [productNamed('Dachbox'), productNamed('Abholung')].map(({ id }) => id).join(',');
    const query = `?checkoutOrderCrossSellingProductIds=${ids}&checkoutOrderPaymentType=1&checkoutOrderHandOverAt=2026-05-15`;
    const app = renderCheckout({ step: '7-hand-over', query });
    await heading(HAND_OVER);
    expect(await screen.findByText('Ihr Tag: Freitag, 15. Mai 2026')).toBeVisible();
    expect(app.environment.history.current.location.search).toBe('');
    expect(keptDraft()).toMatchObject({ paymentOptionId: 'at-car-dealer', productIds: [productNamed('Dachbox').id] });
  });

  it('of the host counts for an order that begins', async () => {
    renderCheckout({ hostQuery: 'checkoutOrderPaymentType=5' });
    await heading(/in Zahlung/);
    expect(keptDraft()?.paymentOptionId).toBe('one-time-transfer');
  });

  it('of the host does not change an order that was kept', async () => {
    const car = aFreeCar();
    keepDraft(car);
    renderCheckout({ car, hostQuery: 'checkoutOrderPaymentType=5' });
    await heading(/in Zahlung/);
    expect(keptDraft()?.paymentOptionId).toBe('at-car-dealer');
  });
});
