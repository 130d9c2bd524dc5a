import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
// Chunks of their own; loaded beforehand, no test waits for them.
import '../../../src/features/legal/WithdrawalPage';
import { EMPTY_CUSTOMER, type CustomerEntries } from '../../../src/domain/order/orderCustomer';
import { STORAGE_KEYS } from '../../../src/lib/storage';
import { sessionUserOf } from '../../../src/state/session';
import { NOW } from '../../now';
import { tokenFor } from '../../platform/rules/login';
import type { User } from '../../platform/contract';
import { platform } from '../../platformServer';
import { keepLogin } from '../../builders/login';
import { customerEntries } from '../../builders/order';
import {
  aFreeCar,
  fill,
  giveConsents,
  heading,
  keepDraft,
  keptDraft,
  renderCheckout,
  setUpCheckout,
  SUMMARY,
  openSummary as openKept,
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

const openSummary = (customer: Partial<CustomerEntries> = {}) =>
  openKept({ customer: { ...EMPTY_CUSTOMER, ...customer } });

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

  it('is asked for again after an order, which an answer that was on its way does not know', async () => {
    keepLogin('kunde', KLARA);
    const answer = platform.hold('/users/');
    const { user, environment } = await openSummary(customerEntries);
    await user.click(screen.getByRole('button', { name: 'Unverbindlich anfragen' }));
    await heading('Vielen Dank für Ihre Anfrage!');
    const asked = () =>
      platform.record.filter(({ method, path }) => method === 'GET' && path.includes('/users/')).length;
    answer();
    act(() => environment.history.push('/merkliste'));
    await heading('Merkliste');
    const before = asked();
    act(() => environment.history.push('/account'));
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
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

describe('the person of an order', () => {
  it('that nobody has left before this page was opened is not theirs who logs in', async () => {
    const yesterday = NOW.getTime() - 80_000_000;
    const app = await openKept({ changedAt: yesterday, typedAt: yesterday });
    expect(field(/Nachname/)).toHaveValue('Weber');
    logInAsOther(app);
    await waitFor(() => expect(field(/Nachname/)).toHaveValue('Brot'));
    expect(field(/Vorname/)).toHaveValue('Bert');
    await waitFor(() => expect(JSON.stringify(keptDraft())).not.toMatch(/Weber|Anna/));
    expect(keptDraft()?.paymentOptionId).toBe('at-car-dealer');
  });

  const OTHER = { ...KLARA, id: 'bert', email: 'bert.brot@beispiel.de', firstName: 'Bert', lastName: 'Brot' };

  function otherLogin() {
    const [known] = platform.tenant(1).accounts;
    if (!known) throw new Error('no account');
    const user = { ...known.user, ...OTHER, phoneNumber: undefined, roles: ['CarDealerCustomer'] } as unknown as User;
    platform.tenant(1).accounts.push({ ...known, user });
    return sessionUserOf(tokenFor(user, NOW), user.email, NOW);
  }
  const logInAsOther = ({ services }: Pick<ReturnType<typeof renderCheckout>, 'services'>) => {
    const other = otherLogin();
    if (!other) throw new Error('no login');
    act(() => services.session.getState().logIn(other));
  };

  async function openFilledSummary() {
    keepLogin('kunde', KLARA);
    const app = await openSummary();
    await waitFor(() => expect(field(/Nachname/)).toHaveValue('Kundin'));
    fill(field(/Straße/), 'Rheinstraße');
    await giveConsents(app.user);
    return app;
  }

  it('goes, with what was typed and agreed to, where somebody else logs in, who finds their own', async () => {
    const app = await openFilledSummary();
    logInAsOther(app);
    await waitFor(() => expect(field(/Nachname/)).toHaveValue('Brot'));
    expect(field(/E-Mail/)).toHaveValue('bert.brot@beispiel.de');
    expect(field(/Telefon/)).toHaveValue('');
    expect(field(/Straße/)).toHaveValue('Kriegsstraße');
    expect(screen.getByRole('checkbox', { name: /AGB/ })).not.toBeChecked();
    await waitFor(() => expect(keptDraft()?.customer).toMatchObject({ lastName: 'Brot', phone: '' }));
  });

  it('loses what the account had filled in, and nothing typed, where the login has expired', async () => {
    const { services } = await openFilledSummary();
    act(() => services.session.getState().expire('token-expired'));
    await waitFor(() => expect(field(/Nachname/)).toHaveValue(''));
    expect(field(/E-Mail/)).toHaveValue('');
    expect(field(/Straße/)).toHaveValue('Rheinstraße');
    expect(keptDraft()?.customer).toMatchObject({ lastName: '', street: 'Rheinstraße' });
  });

  it('goes where they log out in another tab; the choices stay', async () => {
    const { services } = await openFilledSummary();
    act(() => services.session.getState().logOut());
    await waitFor(() => expect(field(/Straße/)).toHaveValue(''));
    expect(keptDraft()?.customer).toMatchObject({ lastName: '', street: '', acceptsTerms: false });
    expect(screen.getByRole('heading', { level: 1, name: SUMMARY })).toBeVisible();
  });

  it('is not found by the next person in a draft that was stored', async () => {
    const car = aFreeCar();
    keepDraft(car, {
      customer: { ...EMPTY_CUSTOMER, firstName: 'Klara', lastName: 'Kundin', city: 'Ulm' },
      person: { userId: 'klara', filled: ['lastName'] },
    });
    const { unmount } = renderCheckout({ car, step: '9-summary' });
    await heading(SUMMARY);
    await waitFor(() => expect(field(/Nachname/)).toHaveValue(''));
    expect(field(/Ort/)).toHaveValue('Ulm');
    unmount();
    keepLogin('kunde', OTHER);
    renderCheckout({ car, step: '9-summary' });
    await heading('Wie möchten Sie bezahlen?');
    expect(screen.queryByText(/Klara|Ulm/)).not.toBeInTheDocument();
  });

  it('goes with the logout, which says so and asks no second time', async () => {
    const { user, environment } = await openFilledSummary();
    await user.click(screen.getAllByRole('button', { name: /Logout/ })[0] ?? document.body);
    const logout = within(await screen.findByRole('dialog', { name: 'Möchten Sie sich ausloggen?' }));
    expect(logout.getByText(/gehen dabei verloren/)).toBeVisible();
    await user.click(logout.getByRole('button', { name: 'Jetzt ausloggen' }));
    await waitFor(() => expect(environment.history.current.location.pathname).toBe('/'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(localStorage.getItem(STORAGE_KEYS.checkoutDraft) ?? '').not.toMatch(/Klara|Kundin|Rheinstraße/);
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
