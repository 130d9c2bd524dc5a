import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
// Chunks of their own; loaded beforehand, no test waits for them.
import '../../../src/features/checkout/CheckoutPage';
import '../../../src/features/legal/WithdrawalPage';
import { EMPTY_CUSTOMER, type CustomerEntries } from '../../../src/domain/order/orderCustomer';
import type { User } from '../../platform/contract';
import { platform } from '../../platformServer';
import { keepLogin } from '../../builders/login';
import { customerEntries } from '../../builders/order';
import {
  aFreeCar,
  giveConsents,
  heading,
  keepDraft,
  keptDraft,
  renderCheckout,
  setUpCheckout,
  SUMMARY,
} from './journey';

setUpCheckout();

const KLARA = {
  email: 'klara.kundin@beispiel.de',
  type: 1,
  salutationType: 2,
  firstName: 'Klara',
  lastName: 'Kundin',
  phoneNumber: '+49 721 480111',
  birthDate: '1988-02-29',
  address: { street: 'Kriegsstraße', houseNumber: '7', zipCode: '76133', city: 'Karlsruhe' },
  authType: 2,
} satisfies Partial<User>;

const field = (name: RegExp) => screen.getByRole('textbox', { name });

async function openSummary(customer: Partial<CustomerEntries> = {}) {
  const car = aFreeCar();
  keepDraft(car, { customer: { ...EMPTY_CUSTOMER, ...customer } });
  const app = renderCheckout({ car, step: '9-summary' });
  await heading(SUMMARY);
  return app;
}

describe('a customer who is logged in', () => {
  it('finds the form filled in, and orders under the account', async () => {
    const { id, email } = keepLogin('kunde', KLARA);
    const { user } = await openSummary();
    await waitFor(() => expect(field(/Nachname/)).toHaveValue('Kundin'));
    expect(screen.getByRole('combobox', { name: /Anrede/ })).toHaveValue('female');
    expect(field(/Vorname/)).toHaveValue('Klara');
    expect(field(/E-Mail/)).toHaveValue(email);
    expect(field(/Telefon/)).toHaveValue('+49 721 480111');
    expect(field(/Straße/)).toHaveValue('Kriegsstraße');
    expect(field(/Hausnummer/)).toHaveValue('7');
    expect(field(/Postleitzahl/)).toHaveValue('76133');
    expect(field(/Ort/)).toHaveValue('Karlsruhe');
    await waitFor(() =>
      expect(keptDraft()?.customer).toMatchObject({ birthDate: '1988-02-29', acceptsTerms: false, allowsEmail: false }),
    );

    await giveConsents(user);
    await user.click(screen.getByRole('button', { name: 'Unverbindlich anfragen' }));
    await heading('Vielen Dank für Ihre Anfrage!');
    expect(platform.state.orders[0]?.order.vehicleDealerCustomer).toMatchObject({
      id,
      authType: 2,
      firstName: 'Klara',
      customerType: 1,
    });
    const call = platform.record.find(({ path }) => path.includes('/users/'));
    expect(call?.authorization).toMatch(/^Bearer /);
  });

  it('who is a company orders as one, unless something was typed before, which stays', async () => {
    keepLogin('kunde', { ...KLARA, type: 2, companyName: 'Kundin GmbH', companyUstId: 'DE123456789' });
    const { unmount } = await openSummary();
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Geschäftskunde' })).toBeChecked());
    expect(field(/Firmenname/)).toHaveValue('Kundin GmbH');
    expect(field(/Umsatzsteuer/)).toHaveValue('DE123456789');
    unmount();
    await openSummary({ firstName: 'Anna', zipCode: '50674', city: 'Köln' });
    await waitFor(() => expect(field(/Nachname/)).toHaveValue('Kundin'));
    expect(field(/Vorname/)).toHaveValue('Anna');
    expect(field(/Postleitzahl/)).toHaveValue('50674');
    expect(field(/Ort/)).toHaveValue('Köln');
    expect(screen.getByRole('radio', { name: 'Privatkunde' })).toBeChecked();
  });

  it('loses the help, and nothing else, when it is not answered', async () => {
    const { id, email } = keepLogin('kunde', KLARA);
    platform.fail('/users/', 500);
    const { user } = await openSummary({ ...customerEntries, email: '' });
    expect(field(/E-Mail/)).toHaveValue(email);
    await user.click(screen.getByRole('button', { name: 'Unverbindlich anfragen' }));
    await heading('Vielen Dank für Ihre Anfrage!');
    expect(platform.state.orders[0]?.order.vehicleDealerCustomer).toMatchObject({ id, authType: 1, firstName: 'Anna' });
  });

  it('is logged out where the platform rejects the login, and orders with what was typed', async () => {
    keepLogin('kunde', KLARA);
    platform.fail('/users/', 401);
    const { user } = await openSummary(customerEntries);
    await user.click(screen.getByRole('button', { name: 'Unverbindlich anfragen' }));
    await heading('Vielen Dank für Ihre Anfrage!');
    expect(platform.state.orders[0]?.order.vehicleDealerCustomer).not.toHaveProperty('id');
    expect(localStorage.getItem('webshop-widget-current-user')).toBeNull();
  });

  it('is asked for fewer words when continuing later', async () => {
    keepLogin('kunde', KLARA);
    const { user, environment } = renderCheckout();
    await heading(/in Zahlung/);
    act(() => environment.history.push('/widerruf'));
    await user.click(await screen.findByRole('button', { name: 'Speichern und im Autohaus fortsetzen' }));
    await waitFor(() => expect(field(/Telefon/)).toHaveValue('+49 721 480111'));
    expect(field(/Vorname/)).toHaveValue('Klara');
  });
});

describe('staff that is logged in', () => {
  it('orders for a customer, not for itself', async () => {
    keepLogin('chef', KLARA);
    const { user } = await openSummary(customerEntries);
    await user.click(screen.getByRole('button', { name: 'Unverbindlich anfragen' }));
    await heading('Vielen Dank für Ihre Anfrage!');
    expect(platform.state.orders[0]?.order.vehicleDealerCustomer).not.toHaveProperty('id');
    expect(platform.record.some(({ path }) => path.includes('/users/'))).toBe(false);
  });
});
