import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { OrderDraft } from '../../../src/domain/order/draft';
import { TRADE_IN_CODES } from '../../platform/state';
import { platform } from '../../platformServer';
import { aTradeIn } from '../../builders/order';
import {
  aBankedCar,
  aFreeCar,
  fill,
  heading,
  holdTimers,
  keepDraft,
  keptDraft,
  next,
  renderCheckout,
  setUpCheckout,
  stepOf,
  SUMMARY,
  expectComplete,
  expectMissing,
} from './journey';

setUpCheckout();

const SELECTION = 'Welches Fahrzeug geben Sie in Zahlung?';
const calls = (path: string) => platform.record.filter((call) => call.path.includes(path));
const column = (label: string) =>
  screen.queryAllByText(label, { selector: 'dt, dt > *' })[0]?.closest('dt')?.nextSibling;
const cardOf = (name: string) => screen.getByRole('checkbox', { name });

/** Worth 4,250 € → 4,200 €. */
const ASTRA = aTradeIn({ ...{ id: 'astra', manufacturer: 'Opel', model: 'Astra' }, customerPrice: 4_250 });
/** Worth 9,990 € → 9,900 €. */
const CORSA = aTradeIn({ ...{ id: 'corsa', manufacturer: 'Opel', model: 'Corsa' }, customerPrice: 9_990 });
const LOADED = [ASTRA, CORSA].map((tradeIn) => ({ ...tradeIn, createdAt: '2026-05-03T08:00:00Z' }));

/** The selection of an order; its valuations were loaded before. */
async function openSelection(draft: Partial<OrderDraft> = {}, car = aBankedCar()) {
  keepDraft(car, { wantsTradeIn: true, paymentOptionId: undefined, tradeIns: LOADED, ...draft });
  const app = renderCheckout({ car, step: '2-trade-in-selection' });
  await heading(SELECTION);
  return app;
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Code einlösen' }));

async function lookUp(user: UserEvent, code: string, email: string = TRADE_IN_CODES.email): Promise<void> {
  if (!screen.queryByRole('dialog')) await user.click(screen.getByRole('button', { name: 'Code einlösen' }));
  fill(dialog().getByRole('textbox', { name: /Code/ }), code);
  fill(dialog().getByRole('textbox', { name: /E-Mail/ }), email);
  await user.click(dialog().getByRole('button', { name: 'Einlösen' }));
}

describe('a valuation that is loaded', () => {
  it('says for 3.5 s what happened, keeps what was typed in vain, and is selected and in the total', async () => {
    const { user } = await openSelection({ tradeIns: [] });
    const { held, pass } = holdTimers(3500);
    const says = async (text: string) => {
      expect(await dialog().findByText(text)).toBeVisible();
      expect(held).toHaveLength(1);
    };
    expectMissing(/^Bitte /);
    await lookUp(user, '', 'tauscher@');
    expect(dialog().getByRole('textbox', { name: /Code/ })).toHaveAccessibleDescription(/erforderlich/);
    expect(dialog().getByRole('textbox', { name: /E-Mail/ })).toHaveAccessibleDescription(/ungültig/);
    expect(calls('/redeem')).toEqual([]);

    // rules/platform-and-wire: quoted texts.
    await lookUp(user, 'FALSCH');
    await says('Ungütlige Eingabe');
    await pass();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    const undo = platform.fail('/redeem', 'network');
    await lookUp(user, TRADE_IN_CODES.normal);
    await says('Es ist etwas schief gelaufen');
    await pass();
    await user.click(screen.getByRole('button', { name: 'Code einlösen' }));
    expect(dialog().getByRole('textbox', { name: /Code/ })).toHaveValue(TRADE_IN_CODES.normal);

    undo();
    await user.click(dialog().getByRole('button', { name: 'Einlösen' }));
    await says('Erfolgreich geladen');
    expect(screen.getByText('Erfolgreich geladen').closest('[role=status]')).not.toBeNull();
    await pass();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(cardOf('Opel Astra')).toBeChecked();
    expectComplete();
    expect(column('Inzahlungnahme')).toHaveTextContent('−4.200 €');
    expect(column('Gesamt einmalig')).toHaveTextContent('18.290 €');

    await lookUp(user, TRADE_IN_CODES.normal);
    await says('Bereits geladen');
    expect(keptDraft()?.tradeIns).toHaveLength(1);
  });

  it('is not called an invalid entry where the platform is busy: the dialog stays open, and the same code loads it later', async () => {
    const { user } = await openSelection({ tradeIns: [] });
    const undo = platform.fail('/redeem', 429);
    await lookUp(user, TRADE_IN_CODES.normal);
    expect(await dialog().findByText(/in einer Minute noch einmal\.$/)).toBeVisible();
    expect(dialog().queryByText('Ungütlige Eingabe')).not.toBeInTheDocument();
    undo();
    await user.click(dialog().getByRole('button', { name: 'Einlösen' }));
    expect(await dialog().findByText('Erfolgreich geladen')).toBeVisible();
  });

  it('finds code and e-mail again after a reload, until they are loaded', async () => {
    const first = await openSelection({ tradeIns: [] });
    const undo = platform.fail('/redeem', 'network');
    await lookUp(first.user, TRADE_IN_CODES.normal);
    expect(await dialog().findByText('Es ist etwas schief gelaufen')).toBeVisible();
    first.unmount();
    undo();

    const { user, unmount } = await openSelection({ tradeIns: [] });
    await user.click(screen.getByRole('button', { name: 'Code einlösen' }));
    expect(dialog().getByRole('textbox', { name: /Code/ })).toHaveValue(TRADE_IN_CODES.normal);
    expect(dialog().getByRole('textbox', { name: /E-Mail/ })).toHaveValue(TRADE_IN_CODES.email);
    await user.click(dialog().getByRole('button', { name: 'Einlösen' }));
    expect(await dialog().findByText('Erfolgreich geladen')).toBeVisible();
    unmount();

    const again = await openSelection({ tradeIns: [] });
    await again.user.click(screen.getByRole('button', { name: 'Code einlösen' }));
    expect(dialog().getByRole('textbox', { name: /Code/ })).toHaveValue('');
  });

  it('cannot be chosen while it is in review, and is not listed where it is impossible or was redeemed', async () => {
    const { user } = await openSelection({ tradeIns: [] });
    for (const [code, message] of [
      [TRADE_IN_CODES.impossible, 'Tut uns leid. Es kann keine Inzahlungnahme berechnet werden.'],
      [TRADE_IN_CODES.redeemed, 'Diese Inzahlungnahme wurde bereits eingelöst.'],
    ] as const) {
      await lookUp(user, code);
      expect(await screen.findByText(message)).toBeVisible();
      expect(screen.queryByRole('checkbox', { name: /Opel/ })).not.toBeInTheDocument();
      await user.click(dialog().getByRole('button', { name: 'Abbrechen' }));
    }
    await lookUp(user, TRADE_IN_CODES.review);
    await screen.findByText('Erfolgreich geladen');
    await user.click(dialog().getByRole('button', { name: 'Abbrechen' }));
    expect(cardOf('Opel Insignia')).toBeDisabled();
    expect(cardOf('Opel Insignia')).toHaveAccessibleDescription(
      /Die errechnete Inzahlungnahme bedarf einer zusätzlichen Prüfung durch einen Mitarbeiter im Autohaus\./,
    );
    expectMissing(/^Bitte /);
  });

  it('is deselected by another click; Weiter says what is missing where it is, and Nein does without', async () => {
    const app = await openSelection({ tradeInId: 'astra' });
    expect(cardOf('Opel Astra')).toBeChecked();
    await app.user.click(cardOf('Opel Astra'));
    expect(cardOf('Opel Astra')).not.toBeChecked();
    expectMissing(/^Bitte /);
    await app.user.click(next());
    const selection = screen.getByRole('region', { name: SELECTION });
    expect(within(selection).getByText('Bitte wählen Sie ein bewertetes Fahrzeug aus.')).toHaveFocus();
    const answer = screen.getByRole('button', { name: 'Nein' });
    await app.user.click(answer);
    expect(screen.queryByRole('region', { name: SELECTION })).not.toBeInTheDocument();
    expect(answer).toHaveFocus();
    await waitFor(() => expect(stepOf(app)).toBe('1-trade-in'));
    expect(keptDraft()).toMatchObject({ wantsTradeIn: false });
    expect(keptDraft()?.tradeInId).toBeUndefined();
  });

  it('leads to the widget of someone else where the dealer has one', async () => {
    const { settings } = platform.tenant(1);
    settings.tradeInSourceTypeToString = 'WidgetUrl';
    settings.tradeInWidgetUrl = 'https://bewertung.example/start';
    await openSelection();
    const link = await screen.findByRole('link', { name: /Fahrzeug jetzt bewerten/ });
    expect(link).toHaveAttribute('href', 'https://bewertung.example/start');
    expect(link).toHaveAttribute('target', '_blank');
  });
});

describe('a valuation past its days', () => {
  const past = { ...CORSA, createdAt: '2026-04-19T08:00:00Z' };

  it('is told and cannot be chosen; another says until when it holds', async () => {
    const valid = { ...ASTRA, createdAt: '2026-04-21T08:00:00Z' };
    await openSelection({ tradeInId: 'corsa', tradeIns: [past, valid] });
    expect(cardOf('Opel Corsa')).toBeDisabled();
    expect(screen.getByText(/Das Angebot galt bis 03\.05\.2026/)).toBeVisible();
    expect(cardOf('Opel Astra')).toBeEnabled();
    expect(screen.getByText(/gültig bis 05\.05\.2026/)).toBeVisible();
    expectMissing(/^Bitte /);
  });

  it('is said above the button when it ends there, and nobody orders at a total that counts on it', async () => {
    const car = aFreeCar();
    let now = new Date('2026-05-03T21:59:00Z');
    const tradeIn = { wantsTradeIn: true, tradeInId: 'corsa', tradeIns: [past] };
    keepDraft(car, { paymentOptionId: 'one-time-transfer', ...tradeIn });
    const { user } = renderCheckout({ car, step: '9-summary', now: () => now });
    await heading(SUMMARY);
    const total = () => screen.getAllByText(/^Gesamt einmalig/)[0]?.nextSibling?.textContent;
    const before = total();
    // Midnight in Germany.
    now = new Date('2026-05-03T22:00:01Z');
    const order = () => user.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    await order();
    expect(
      await screen.findByText('Das Angebot für Ihr Fahrzeug gilt nicht mehr. Bitte prüfen Sie Ihre Bestellung.'),
    ).toBeVisible();
    await waitFor(() => expect(total()).not.toBe(before));
    expect(platform.state.orders).toEqual([]);
    await order();
    await heading('Vielen Dank für Ihre Bestellung!');
    expect(platform.state.orders[0]?.order.tradeInId).toBeUndefined();
  });
});

describe('value of a trade-in in the order', () => {
  const deposits = () => calls('/carfinancings/result').map(({ body }) => (body as { deposit: number }).deposit);
  /** The selection of an order whose financing is calculated. */
  async function openFinancing(paymentOptionId = 'financing-at-car-dealer', car = aBankedCar()) {
    const app = await openSelection({ paymentOptionId }, car);
    await waitFor(() => expect(keptDraft()?.financing?.fundingDeposit).toBe(2_200));
    return app;
  }

  it('is in each way to pay that is compared, once', async () => {
    const car = aBankedCar();
    keepDraft(car, { paymentOptionId: 'one-time-transfer', wantsTradeIn: true, tradeIns: LOADED, tradeInId: 'astra' });
    renderCheckout({ car, step: '8-reservation' });
    const figure = async (name: string, label: string) => {
      const way = within(await screen.findByRole('article', { name }));
      return way.getByText(label).nextSibling?.textContent?.replace(/\s/g, ' ');
    };
    expect(await figure('Barkauf', 'Inzahlungnahme')).toBe('−4.200 €');
    expect(await figure('Barkauf', 'Bei Übergabe')).toBe('18.290 €');
    expect(await figure('Barkauf', 'Alle Zahlungen')).toBe('18.290 €');
    // 2,200 € of the customer's own money, and 4,200 € in the deposit.
    expect(await figure('Finanzierung', 'Bei Übergabe')).toBe('2.200 €');
    expect(await figure('Finanzierung', 'Monatlich')).toBe('168,44 €');
    expect(await figure('Leasing', 'Inzahlungnahme')).toBe('−4.200 €');
    expect(await figure('Leasing', 'Bei Übergabe')).toBe('0 €');
  });

  // 10 % down are 2,200 €. With 4,250 € → 4,200 € of a trade-in 6,400 €, with 9,990 € → 9,900 € it would be 12,100 €: the bank
  // takes half the price, 11,245 € → 11,200 €, and 900 € are left over.
  it('goes into the deposit of a financing, is replaced, and taken back', async () => {
    const { user } = await openFinancing();
    const release = platform.hold('/carfinancings/result');
    await user.click(cardOf('Opel Astra'));
    expect(screen.getByText(/^monatlich, \d+ Monate, wird berechnet \.\.\.$/)).toBeInTheDocument();
    release();
    await waitFor(() => expect(column('Anzahlung')).toHaveTextContent('6.400 €'));
    expect(column('Inzahlungnahme')).toHaveTextContent('−4.200 €');
    expect(column('Bei Übergabe')).toHaveTextContent('2.200 €');
    expect(keptDraft()?.financing).toMatchObject({ fundingDeposit: 6_400, depositSurplus: 0, tradeInValue: 4_200 });

    await user.click(cardOf('Opel Corsa'));
    await waitFor(() => expect(column('Anzahlung')).toHaveTextContent('11.200 €'));
    expect(keptDraft()?.financing).toMatchObject({ depositSurplus: 900, tradeInValue: 9_900 });
    expect(column('Inzahlungnahme')).toHaveTextContent('−9.900 €');
    expect(column('Bei Übergabe')).toHaveTextContent('1.300 €');
    expect(screen.getByText('Mehr nimmt die Bank nicht an.')).toBeInTheDocument();

    // A visitor who cannot decide costs the bank one request.
    for (let presses = 0; presses < 3; presses += 1) fireEvent.click(cardOf('Opel Corsa'));
    await waitFor(() => expect(column('Anzahlung')).toHaveTextContent('2.200 €'));
    expect(column('Inzahlungnahme')).toBeUndefined();
    expect(keptDraft()?.financing).toMatchObject({ fundingDeposit: 2_200, depositSurplus: 0, tradeInValue: 0 });
    expect(deposits()).toEqual([2_200, 6_400, 11_200, 2_200]);
  });

  it('that is taken back before the bank has answered leaves no rate behind', async () => {
    const { user } = await openFinancing();
    const release = platform.hold('/carfinancings/result');
    await user.click(cardOf('Opel Astra'));
    await waitFor(() => expect(deposits()).toEqual([2_200, 6_400]));
    await user.click(cardOf('Opel Astra'));
    expect(screen.queryByText(/wird berechnet \.\.\./)).not.toBeInTheDocument();
    release();
    await user.click(cardOf('Opel Corsa'));
    await waitFor(() => expect(keptDraft()?.financing?.fundingDeposit).toBe(11_200));
    expect(deposits()).toEqual([2_200, 6_400, 11_200]);
  });

  it('is asked of the one bank that has its own limits', async () => {
    const { user } = await openFinancing('bank11', aBankedCar({ financingCalculationProviderType: 'BANK11' }));
    await user.click(cardOf('Opel Astra'));
    await waitFor(() => expect(keptDraft()?.financing?.fundingDeposit).toBe(6_400));
    const asked = () => calls('/conditions').map(({ query }) => query.deposit);
    expect(asked()).toEqual(['2200', '6400']);
    // Of the second alone: the first is not in it any more.
    await user.click(cardOf('Opel Corsa'));
    await waitFor(() => expect(asked().at(-1)).toBe('12100'));
  });

  // 4,200 € are 3,529.41 € without tax.
  it('goes into the special payment of a leasing, with the same mileage and duration', async () => {
    const leasing = {
      terms: {
        provider: 'VW',
        type: 'mileage',
        customerType: 'private',
        kmPerYear: 15_000,
        durationInMonth: 36,
        carPrice: 22_490,
        downPaymentNet: 0,
      },
      ...{ monthlyInstallment: 300, fundingDuration: 36, downPayment: 0, downPaymentSurplus: 0, legalTextHtml: 'x' },
    } as const;
    const { user } = await openSelection({ paymentOptionId: 'leasing-at-car-dealer', leasing });
    await user.click(cardOf('Opel Astra'));
    await waitFor(() => expect(column('Sonderzahlung')).toHaveTextContent('4.200 €'));
    expect(column('Bei Übergabe')).toHaveTextContent(/^0\s€$/);
    expect(calls('/leasing/calculate/fast').map(({ body }) => body)).toMatchObject([{ downPaymentNet: 3_529.41 }]);
    expect(keptDraft()?.leasing).toMatchObject({
      ...{ fundingDuration: 36, downPayment: 4_200, tradeInValue: 4_200 },
      terms: { kmPerYear: 15_000, durationInMonth: 36, downPaymentNet: 3_529.41 },
    });
    const withTradeIn = keptDraft()?.leasing?.monthlyInstallment ?? 0;

    await user.click(cardOf('Opel Astra'));
    await waitFor(() => expect(column('Sonderzahlung')).toHaveTextContent(/^0\s€$/));
    expect(keptDraft()?.leasing?.monthlyInstallment).toBeGreaterThan(withTradeIn);
  });

  it('stays as it was when the bank does not answer, says so, and can be tried again', async () => {
    const { user } = await openFinancing();
    const undo = platform.fail('/carfinancings/result', 'network');
    await user.click(cardOf('Opel Astra'));
    expect(await screen.findByText(/^Die Rate konnte nicht neu berechnet werden/)).toBeVisible();
    expect(screen.getByText(/Monate, nicht aktuell$/)).toBeInTheDocument();
    expect(column('Anzahlung')).toHaveTextContent('2.200 €');
    expect(column('Bei Übergabe')).toHaveTextContent('2.200 €');
    expectComplete();
    undo();
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(column('Anzahlung')).toHaveTextContent('6.400 €'));
  });
});
