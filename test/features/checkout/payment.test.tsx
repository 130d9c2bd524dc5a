import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { tradeInSchema } from '../../../src/domain/trade-in/tradeIn';
import { TRADE_IN_CODES } from '../../platform/state';
import { platform } from '../../platformServer';
import {
  aFreeCar,
  heading,
  keepDraft,
  keptDraft,
  next,
  PAYMENT,
  renderCheckout,
  setUpCheckout,
  SUMMARY,
  expectComplete,
  expectMissing,
  costs,
} from './journey';

setUpCheckout();

async function openPayment(draft: Parameters<typeof keepDraft>[1] = {}, tenant: 1 | 2 = 1, car = aFreeCar(tenant)) {
  keepDraft(car, { appointment: undefined, ...draft }, tenant);
  const app = renderCheckout({ tenant, car, step: '8-reservation' });
  await heading(PAYMENT);
  return app;
}

describe('the payment', () => {
  it('is a transfer at first, without the account that it will go to; a consultation needs a day and an hour', async () => {
    const { user } = await openPayment({ paymentOptionId: undefined });
    expect(screen.getByRole('radio', { name: 'Vorab-Überweisung' })).toBeChecked();
    expect(screen.queryByRole('region', { name: 'Bankverbindung des Autohauses' })).toBeNull();
    expect(await screen.findByText('Kostenlose Mobilitätsgarantie')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Persönliche Beratung im Autohaus' }));
    await user.click(next());
    expect(screen.getByText('Termin erforderlich: Bitte wählen Sie Tag und Uhrzeit Ihrer Beratung.')).toBeVisible();
    const wish = screen.getByRole('region', { name: 'Ihr Wunschtermin' });
    expect(within(wish).getByText(/^Termin erforderlich/)).toHaveFocus();
  });

  it('is none at first that costs a fee today, which is due up to the price of the vehicle', async () => {
    await openPayment({ paymentOptionId: undefined }, 2, Object.assign(aFreeCar(2), { publicPrice: 200 }));
    expect(screen.queryByRole('radio', { name: 'Reservierungsgebühr online bezahlen' })).not.toBeChecked();
    expectMissing(/^Reservierungsoption erforderlich/);
    // Online and by bezahl.de.
    expect(screen.getAllByText('Heute fällig: 200 €')).toHaveLength(2);
  });

  it('asks for no transfer where the old car pays for all, up to the thanks, and names the credit', async () => {
    const car = aFreeCar();
    const known = platform.tenant(1).tradeIns.find(({ code }) => code === TRADE_IN_CODES.normal);
    Object.assign(known ?? expect.fail('no trade-in'), { customerPrice: car.publicPrice + 10_000 });
    const tradeIn = { ...z.parse(tradeInSchema, known), code: TRADE_IN_CODES.normal, usedEmail: TRADE_IN_CODES.email };
    const { user } = await openPayment(
      { paymentOptionId: 'advance-transfer', wantsTradeIn: true, tradeInId: tradeIn.id, tradeIns: [tradeIn] },
      1,
      car,
    );
    const hasNoTransfer = () => {
      expect(screen.queryByRole('region', { name: 'Bankverbindung des Autohauses' })).not.toBeInTheDocument();
      expect(screen.queryByText(/Sie überweisen/)).not.toBeInTheDocument();
    };
    expect(screen.queryByRole('region', { name: 'Bankverbindung des Autohauses' })).not.toBeInTheDocument();
    await user.click(next());
    await heading(SUMMARY);
    expect(
      costs()
        .getByText(/^Ihr Guthaben/)
        .closest('dt'),
    ).toHaveTextContent('Auszahlung nach Absprache mit dem Autohaus');
    hasNoTransfer();
    await user.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    await heading('Vielen Dank für Ihre Bestellung!');
    await user.click(screen.getByRole('heading', { name: 'Ihre Bestellung' }));
    expect(screen.getByText(/^Ihr Guthaben/)).toBeVisible();
    expect(screen.getByText(/Bitte bringen Sie Ihr altes Fahrzeug mit\.$/)).toBeVisible();
    hasNoTransfer();
  });
});

describe('a consultation', () => {
  const wish = () => within(screen.getByRole('region', { name: 'Ihr Wunschtermin' }));

  it('is on no Sunday, and not later than the hand-over, which moves to it after a question', async () => {
    const { user } = await openPayment();
    expect(screen.getByText(/nicht später als die Übergabe/)).toBeVisible();
    await user.click(wish().getByRole('radio', { name: 'Sa 16.05.' }));
    const question = within(await screen.findByRole('alert'));
    expect(question.getByText('Ihre Übergabe wäre vor diesem Termin.')).toBeVisible();
    expect(keptDraft()?.appointment).toBeUndefined();
    await user.click(question.getByRole('button', { name: 'Früheren Termin wählen' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(wish().getAllByRole('radio')[0]).toHaveFocus();
    await user.click(wish().getByRole('radio', { name: 'Fr 15.05.' }));
    expect(keptDraft()).toMatchObject({ appointment: { day: '2026-05-15' }, handOver: { day: '2026-05-15' } });

    await user.click(wish().getByRole('radio', { name: 'Sa 16.05.' }));
    await user.click(await screen.findByRole('button', { name: 'Auf Samstag, 16. Mai 2026 verschieben' }));
    expect(keptDraft()).toMatchObject({ appointment: { day: '2026-05-16' }, handOver: { day: '2026-05-16' } });
    await user.selectOptions(screen.getByRole('combobox', { name: /Uhrzeit/ }), '11:00 Uhr');
    expectComplete();

    await user.click(wish().getByRole('button', { name: 'Anderer Tag' }));
    await user.click(wish().getByRole('button', { name: /^Sonntag, 10\. Mai 2026/ }));
    expect(await screen.findByText('Sonntags ist keine Beratung möglich.')).toBeVisible();
    expect(screen.queryByText(/keine Übergabe/)).not.toBeInTheDocument();
  });

  it('is asked for another hour when its new day is a Saturday', async () => {
    const { user } = await openPayment({ appointment: { day: '2026-05-08', hour: 16 } });
    expectComplete();
    await user.click(wish().getByRole('radio', { name: 'Sa 09.05.' }));
    expect(screen.getByRole('combobox', { name: /Uhrzeit/ })).toHaveValue('');
    expectMissing(/^Termin erforderlich/);
  });
});
