import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { TradeIn } from '../../platform/contract';
import { TRADE_IN_CODES } from '../../platform/state';
import { platform } from '../../platformServer';
import { aBankedCar, heading, keepDraft, keptDraft, next, renderCheckout, setUpServiceTwins, stepOf } from './journey';

setUpServiceTwins();

const SELECTION = 'Welches Fahrzeug geben Sie in Zahlung?';
const calls = (path: string) => platform.record.filter((call) => call.path.includes(path));
const column = (label: string) => screen.queryAllByText(label, { selector: 'dt' })[0]?.nextSibling;

/** A second valued vehicle, worth 9,990 €. */
function anotherTradeIn(): TradeIn {
  const { tradeIns } = platform.tenant(1);
  const known = tradeIns[0];
  if (!known) throw new Error('no trade-in on the platform');
  const other = {
    ...known,
    id: '66666666-6666-4666-8666-666666666666',
    model: 'Corsa',
    code: 'TAUSCH-2',
    customerPrice: 9_990,
  };
  tradeIns.push(other);
  return other;
}

async function openSelection(paymentOptionId?: string, car = aBankedCar()) {
  keepDraft(car, { wantsTradeIn: true, paymentOptionId });
  const app = renderCheckout({ car, step: '2-trade-in-selection' });
  await heading(SELECTION);
  return app;
}

async function lookUp(user: UserEvent, code: string, email: string = TRADE_IN_CODES.email): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Bewertung laden' }));
  const dialog = within(screen.getByRole('dialog'));
  if (code !== '') await user.type(dialog.getByRole('textbox', { name: /Code/ }), code);
  if (email !== '') await user.type(dialog.getByRole('textbox', { name: /E-Mail/ }), email);
  await user.click(dialog.getByRole('button', { name: 'Laden' }));
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

async function load(user: UserEvent, code: string = TRADE_IN_CODES.normal): Promise<void> {
  await lookUp(user, code);
  await screen.findByText('Erfolgreich geladen');
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
}

const settled = () => waitFor(() => expect(screen.queryByText(/wird berechnet \.\.\./)).not.toBeInTheDocument());

describe('selection of a trade-in', () => {
  // rules/platform-and-wire: quoted texts.
  it('answers a code that nobody knows with "Ungütlige Eingabe"', async () => {
    const { user } = await openSelection();
    await lookUp(user, 'FALSCH');
    expect(await screen.findByText('Ungütlige Eingabe')).toBeVisible();
  });

  it('asks for both code and e-mail before it asks the platform', async () => {
    const { user } = await openSelection();
    await lookUp(user, '', 'tauscher@');
    expect(screen.getByRole('textbox', { name: /Code/ })).toHaveAccessibleDescription(/erforderlich/);
    expect(screen.getByRole('textbox', { name: /E-Mail/ })).toHaveAccessibleDescription(/ungültig/);
    expect(calls('/redeem')).toEqual([]);
  });

  it('says for 3.5 s what happened, and closes', async () => {
    const { user } = await openSelection();
    // When it is there, not when a busy machine gets to look.
    let shownAt: number | undefined;
    const observer = new MutationObserver(() => {
      if (screen.queryByText('Erfolgreich geladen')) shownAt ??= performance.now();
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    await lookUp(user, TRADE_IN_CODES.normal);
    const message = await screen.findByText('Erfolgreich geladen');
    expect(message.closest('[role=status]')).not.toBeNull();
    await closed();
    observer.disconnect();
    expect(performance.now() - (shownAt ?? NaN)).toBeGreaterThan(3_400);
    expect(screen.getByRole('checkbox', { name: 'Opel Astra' })).toBeChecked();
    expect(next()).toBeEnabled();

    await lookUp(user, TRADE_IN_CODES.normal);
    expect(await screen.findByText('Bereits geladen')).toBeVisible();
    expect(keptDraft()?.tradeIns).toHaveLength(1);
  });

  it('shows one in review with the reason, but not to be chosen', async () => {
    const { user } = await openSelection();
    await lookUp(user, TRADE_IN_CODES.review);
    await screen.findByText('Erfolgreich geladen');
    await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
    const card = screen.getByRole('checkbox', { name: 'Opel Insignia' });
    expect(card).toBeDisabled();
    expect(card).toHaveAccessibleDescription(
      /Die errechnete Inzahlungnahme bedarf einer zusätzlichen Prüfung durch einen Mitarbeiter im Autohaus\./,
    );
    expect(next()).toBeDisabled();
  });

  it.each([
    ['impossible', 'Tut uns leid. Es kann keine Inzahlungnahme berechnet werden.'],
    ['redeemed', 'Diese Inzahlungnahme wurde bereits eingelöst.'],
  ] as const)('does not list one that is %s', async (kind, message) => {
    const { user } = await openSelection();
    await lookUp(user, TRADE_IN_CODES[kind]);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /Opel/ })).not.toBeInTheDocument();
  });

  it.each(['network', 500, 'html', 'null'] as const)('keeps what was typed when the answer is %s', async (fault) => {
    platform.fail('/redeem', fault);
    const { user } = await openSelection();
    await lookUp(user, TRADE_IN_CODES.normal);
    expect(await screen.findByText('Es ist etwas schief gelaufen')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Code/ })).toHaveValue(TRADE_IN_CODES.normal);
  });

  it('is deselected by another click, and passed over by "Nein"', async () => {
    const app = await openSelection();
    await load(app.user);
    await app.user.click(screen.getByRole('checkbox', { name: 'Opel Astra' }));
    expect(screen.getByRole('checkbox', { name: 'Opel Astra' })).not.toBeChecked();
    await app.user.click(screen.getByRole('checkbox', { name: 'Opel Astra' }));
    await app.user.click(screen.getByRole('button', { name: 'Zurück' }));
    await app.user.click(await screen.findByRole('button', { name: 'Nein' }));
    await waitFor(() => expect(stepOf(app)).toBe('3-offer'));
    expect(keptDraft()).toMatchObject({ wantsTradeIn: false });
    expect(keptDraft()?.tradeInId).toBeUndefined();
  });
});

describe('value of a trade-in in the order', () => {
  it('is in each way to pay that is compared, once', async () => {
    const { user } = await openSelection('one-time-transfer');
    await load(user);
    await closed();
    while (!screen.queryByRole('radio', { name: 'Überweisung bei Übergabe' })) await user.click(next());
    const figure = async (name: string, label: string) => {
      const way = within(await screen.findByRole('article', { name }));
      return way.getByText(label).nextSibling?.textContent?.replace(/\s/g, ' ');
    };
    expect(await figure('Barkauf', 'Inzahlungnahme')).toBe('−4.200 €');
    expect(await figure('Barkauf', 'Bei Übergabe')).toBe('18.290 €');
    expect(await figure('Barkauf', 'Summe aller Zahlungen')).toBe('18.290 €');
    // 2,200 € of the customer's own money, and 4,200 € in the deposit.
    expect(await figure('Finanzierung', 'Bei Übergabe')).toBe('2.200 €');
    expect(await figure('Finanzierung', 'Monatlich')).toBe('168,44 €');
    expect(await figure('Leasing', 'Inzahlungnahme')).toBe('−4.200 €');
    expect(await figure('Leasing', 'Bei Übergabe')).toBe('0 €');
  });

  it('is taken off a vehicle that is paid at once', async () => {
    const { user } = await openSelection('advance-transfer');
    await load(user);
    expect(column('Inzahlungnahme')).toHaveTextContent('−4.200 €');
    expect(column('Gesamt einmalig')).toHaveTextContent('18.290 €');
  });

  // 10 % down are 2,200 €. With 4,250 € → 4,200 € of a trade-in 6,400 €, with 9,990 € → 9,900 € it would be 12,100 €: the bank
  // takes half the price, 11,245 € → 11,200 €, and 900 € are left over.
  it('goes into the deposit of a financing, is replaced, and taken back', async () => {
    anotherTradeIn();
    const { user } = await openSelection('financing-at-car-dealer');
    await waitFor(() => expect(keptDraft()?.financing?.fundingDeposit).toBe(2_200));
    // Watched from before: it stands no longer than the platform needs to answer.
    const calculating = screen.findByText(/^monatlich, \d+ Monate, wird berechnet \.\.\.$/);
    await load(user);
    await calculating;
    await waitFor(() => expect(column('Anzahlung')).toHaveTextContent('6.400 €'));
    expect(column('Inzahlungnahme')).toHaveTextContent('−4.200 €');
    expect(column('Bei Übergabe')).toHaveTextContent('2.200 €');
    expect(keptDraft()?.financing).toMatchObject({ fundingDeposit: 6_400, depositSurplus: 0, tradeInValue: 4_200 });

    await load(user, 'TAUSCH-2');
    await waitFor(() => expect(column('Anzahlung')).toHaveTextContent('11.200 €'));
    expect(keptDraft()?.financing).toMatchObject({ depositSurplus: 900, tradeInValue: 9_900 });
    expect(column('Inzahlungnahme')).toHaveTextContent('−9.900 €');
    expect(column('Bei Übergabe')).toHaveTextContent('1.300 €');
    expect(screen.getByText('Mehr nimmt die Bank nicht an.')).toBeInTheDocument();

    await user.click(screen.getByRole('checkbox', { name: 'Opel Corsa' }));
    await waitFor(() => expect(column('Anzahlung')).toHaveTextContent('2.200 €'));
    expect(column('Inzahlungnahme')).toBeUndefined();
    expect(keptDraft()?.financing).toMatchObject({ fundingDeposit: 2_200, depositSurplus: 0, tradeInValue: 0 });
    expect(calls('/carfinancings/result').map(({ body }) => (body as { deposit: number }).deposit)).toEqual([
      2_200, 6_400, 11_200, 2_200,
    ]);
  });

  it('is asked of the one bank that has its own limits', async () => {
    const { user } = await openSelection('bank11', aBankedCar({ financingCalculationProviderType: 'BANK11' }));
    await waitFor(() => expect(keptDraft()?.financing?.fundingDeposit).toBe(2_200));
    await load(user);
    await waitFor(() => expect(keptDraft()?.financing?.fundingDeposit).toBe(6_400));
    expect(calls('/conditions').map(({ query }) => query.deposit)).toEqual(['2200', '6400']);
  });

  // 4,200 € are 3,529.41 € without tax.
  it('goes into the special payment of a leasing, with the same mileage and duration', async () => {
    const car = aBankedCar();
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
    keepDraft(car, { wantsTradeIn: true, paymentOptionId: 'leasing-at-car-dealer', leasing });
    const { user } = renderCheckout({ car, step: '2-trade-in-selection' });
    await heading(SELECTION);
    await load(user);
    await waitFor(() => expect(column('Sonderzahlung')).toHaveTextContent('4.200 €'));
    expect(column('Bei Übergabe')).toHaveTextContent(/^0\s€$/);
    expect(calls('/leasing/calculate/fast').map(({ body }) => body)).toMatchObject([{ downPaymentNet: 3_529.41 }]);
    expect(keptDraft()?.leasing).toMatchObject({
      fundingDuration: 36,
      downPayment: 4_200,
      tradeInValue: 4_200,
      terms: { kmPerYear: 15_000, durationInMonth: 36, downPaymentNet: 3_529.41 },
    });
    const withTradeIn = keptDraft()?.leasing?.monthlyInstallment ?? 0;

    await user.click(screen.getByRole('checkbox', { name: 'Opel Astra' }));
    await waitFor(() => expect(column('Sonderzahlung')).toHaveTextContent(/^0\s€$/));
    expect(keptDraft()?.leasing?.monthlyInstallment).toBeGreaterThan(withTradeIn);
  });

  it('stays as it was when the bank does not answer, says so, and can be tried again', async () => {
    const { user } = await openSelection('financing-at-car-dealer');
    await waitFor(() => expect(keptDraft()?.financing?.fundingDeposit).toBe(2_200));
    const undo = platform.fail('/carfinancings/result', 'network');
    await load(user);
    expect(await screen.findByText(/^Die Rate konnte nicht neu berechnet werden/)).toBeVisible();
    expect(screen.getByText(/Monate, nicht aktuell$/)).toBeInTheDocument();
    expect(column('Anzahlung')).toHaveTextContent('2.200 €');
    expect(column('Bei Übergabe')).toHaveTextContent('2.200 €');
    expect(next()).toBeEnabled();
    undo();
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(column('Anzahlung')).toHaveTextContent('6.400 €'));
  });

  it('asks the bank once for a visitor who cannot decide', async () => {
    const { user } = await openSelection('financing-at-car-dealer');
    await waitFor(() => expect(keptDraft()?.financing?.fundingDeposit).toBe(2_200));
    await load(user);
    await waitFor(() => expect(column('Anzahlung')).toHaveTextContent('6.400 €'));
    const before = calls('/carfinancings/result').length;
    const card = screen.getByRole('checkbox', { name: 'Opel Astra' });
    for (let presses = 0; presses < 3; presses += 1) fireEvent.click(card);
    await waitFor(() => expect(column('Anzahlung')).toHaveTextContent('2.200 €'));
    await settled();
    expect(calls('/carfinancings/result').length).toBe(before + 1);
  });
});
