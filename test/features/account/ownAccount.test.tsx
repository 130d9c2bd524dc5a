import { orderNumber } from '../../../src/domain/order/orderNumber';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
// Preloads lazy chunks.
import '../../../src/features/account/AccountScreen';
import '../../../src/features/account/header/AccountDialogs';
import '../../../src/features/account/header/AccountEntry';
import '../../../src/features/account/header/AccountSync';
import '../../../src/features/account/sign-in/SignInDialog';
import '../../../src/features/legal/WithdrawalPage';
import { STORAGE_KEYS } from '../../../src/lib/storage';
import { createFavouritesStore } from '../../../src/state/vehicles/favourites';
import { keptText, keptValue } from '../../builders/kept';
import { ORDINARY_DEALER } from '../../builders/environment';
import { CUSTOMER, demoAccount, keepLogin } from '../../builders/login';
import { NOW } from '../../now';
import { anOrder } from '../../platform/testPlatform';
import { platform } from '../../platformServer';
import { renderApp } from '../../render';
import { fill } from '../fill';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const section = (name: string) => screen.findByRole('region', { name });

/** A section that is folded at first. */
async function opened(name: string) {
  const region = await section(name);
  fireEvent.click(within(region).getByRole('heading', { name }));
  return region;
}
const storedLogin = () => localStorage.getItem('webshop-widget-current-user');

function withOrder() {
  const order = anOrder(platform);
  order.vehicleDealerCustomer.email = CUSTOMER;
  platform.state.orders.push({ order, tenantId: ORDINARY_DEALER, createdAt: NOW.toISOString(), received: 1 });
  return order;
}

describe('the header', () => {
  it('leads to the login, and back to where the visitor was', async () => {
    renderApp({ at: '/merkliste' });
    expect(await screen.findByRole('link', { name: 'Anmelden' })).toHaveAttribute(
      'href',
      'https://dealer.test/fahrzeuge#/account/login?returnTo=%2Fmerkliste',
    );
  });

  it.each([
    [360, 'kunde', 'Mein Konto'],
    [1023, 'chef', 'Händlerbereich'],
    [1024, 'kunde', `Angemeldet als ${CUSTOMER}`],
    [1024, 'chef', 'Händlerbereich'],
  ] as const)('offers the logout with one press in a shop of %i px too', async (width, account, name) => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
    keepLogin(account);
    const { user } = renderApp({ at: '/merkliste' });
    const header = within(await screen.findByRole('banner'));
    expect(await header.findByRole('link', { name })).toBeVisible();
    expect(header.getByRole('button', { name: 'Etwas unklar?' })).toHaveTextContent(
      width < 480 ? /^$/ : 'Etwas unklar?',
    );
    await user.click(header.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('dialog', { name: 'Möchten Sie sich ausloggen?' })).toBeVisible();
  });
});

describe('the account', () => {
  it('is behind the login', async () => {
    const { environment } = renderApp({ at: '/account' });
    await heading('Anmelden');
    expect(environment.history.current.location.pathname).toBe('/account/login');
  });

  it('is left at once where the visitor logs out in another tab, which the login says', async () => {
    keepLogin();
    const { environment } = renderApp({ at: '/account' });
    await section('Meine Daten');
    localStorage.removeItem(STORAGE_KEYS.currentUser);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.currentUser })));
    await heading('Anmelden');
    expect(environment.history.current.location.pathname).toBe('/account/login');
    expect(screen.queryByText(CUSTOMER)).not.toBeInTheDocument();
    expect(
      screen.getByText('Sie wurden in einem anderen Fenster abgemeldet. Bitte melden Sie sich erneut an.'),
    ).toBeVisible();
  });

  it('shows requests with price, rate, state and documents, and no withdrawal from them; valued vehicles with value and code', async () => {
    keepLogin();
    const order = Object.assign(withOrder(), { oneTimePayment: 2_499.5, monthlyPayment: 511.79 });
    for (const tradeIn of platform.tenant(1).tradeIns) tradeIn.usedEmail = CUSTOMER;
    const { user } = renderApp({ at: '/account' });
    const orders = await section('Meine Bestellungen und Anfragen');
    expect(within(orders).getByText(new RegExp(`^Anfragenummer ${orderNumber(order.id)}`))).toHaveTextContent(
      /Beratung vor Ort$/,
    );
    expect(within(orders).getByText('Eingegangen')).toBeVisible();
    expect(within(orders).getByText('12.05.2026, 10:00 Uhr')).toBeVisible();
    expect(within(orders).getByRole('link', { name: /^Anfragebestätigung/ })).toBeVisible();
    // rules/order-and-payment: requests are no orders.
    expect(within(orders).queryByRole('link', { name: 'Vertrag widerrufen' })).not.toBeInTheDocument();
    // With its cents, as the bill says it.
    expect(within(orders).getByText('Monatlich').nextSibling).toHaveTextContent(/^511,79\s€$/);
    expect(within(orders).getByText('Einmalig').nextSibling).toHaveTextContent(/^2\.499,50\s€$/);
    const tradeIns = await section('Meine Inzahlungnahmen');
    await user.click(within(tradeIns).getByRole('button', { name: /^Alle anzeigen/ }));
    expect(within(tradeIns).getByText(/Code TAUSCH-4250$/)).toBeVisible();
    expect(within(tradeIns).getByText(/^4\.200\s€/)).toBeVisible();
    expect(within(tradeIns).getAllByText('In Prüfung')[0]).toBeVisible();
    expect(within(tradeIns).getAllByText('Nicht bewertbar')[0]).toBeVisible();
  });

  it('fills in a withdrawal from a contract', async () => {
    keepLogin();
    const order = Object.assign(withOrder(), { paymentOptionType: 1 });
    const { user, environment } = renderApp({ at: '/account' });
    const orders = await section('Meine Bestellungen und Anfragen');
    expect(within(orders).getByText(/^Bestellnummer/)).toBeVisible();
    await user.click(within(orders).getByRole('link', { name: 'Vertrag widerrufen' }));
    await heading('Vertrag widerrufen');
    expect(screen.getByRole('textbox', { name: /Nachname/ })).toHaveValue('Kundin');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Bestellnummer/ }).value).toContain(
      orderNumber(order.id),
    );
    expect(environment.history.current.location.search).toBe('');
  });

  // rules/account: own data is written whole.
  it('changes data, an address only as a whole, and loses nothing that it does not show', async () => {
    keepLogin('kunde', { favoriteCarIds: ['a'] });
    const { user } = renderApp({ at: '/account' });
    const data = await opened('Meine Daten');
    fill(within(data).getByRole('textbox', { name: /^Straße/ }), 'Kriegsstraße');
    fill(within(data).getByRole('textbox', { name: /^Telefon/ }), '0721 480111');
    await user.click(within(data).getByRole('button', { name: 'Daten speichern' }));
    expect(await within(data).findByRole('button', { name: 'Ort: bitte angeben' })).toBeVisible();
    fill(within(data).getByRole('textbox', { name: /^Hausnummer/ }), '7');
    fill(within(data).getByRole('textbox', { name: /^Postleitzahl/ }), '76133');
    fill(within(data).getByRole('textbox', { name: /^Ort/ }), 'Karlsruhe');
    await user.click(within(data).getByRole('button', { name: 'Daten speichern' }));
    expect(await within(data).findByText('Ihre Daten sind gespeichert.')).toBeVisible();
    expect(demoAccount('kunde').user).toMatchObject({
      firstName: 'Klara',
      phoneNumber: '+49721480111',
      address: { street: 'Kriegsstraße', houseNumber: '7', zipCode: '76133', city: 'Karlsruhe' },
      favoriteCarIds: ['a'],
    });
  });

  it('keeps both parts of the account that are saved at the same time, and takes every consent to advertising back with one press', async () => {
    keepLogin('kunde', { isMarketingEmailAllowed: true, isMarketingPhoneAllowed: true });
    const { user } = renderApp({ at: '/account' });
    const data = await opened('Meine Daten');
    const advertising = await opened('Newsletter und Werbung');
    expect(within(advertising).getByRole('checkbox', { name: 'per E-Mail (Newsletter)' })).toBeChecked();
    fill(within(data).getByRole('textbox', { name: /^Telefon/ }), '0721 480111');
    await user.click(within(advertising).getByRole('checkbox', { name: 'per Post' }));
    const release = platform.hold(`/users/${demoAccount('kunde').user.id}`);
    await user.click(within(data).getByRole('button', { name: 'Daten speichern' }));
    await user.click(within(advertising).getByRole('button', { name: 'Auswahl speichern' }));
    release();
    expect(await within(data).findByText('Ihre Daten sind gespeichert.')).toBeVisible();
    expect(await within(advertising).findByText('Ihre Auswahl ist gespeichert.')).toBeVisible();
    const saved = () => demoAccount('kunde').user;
    expect(saved()).toMatchObject({ phoneNumber: '+49721480111', isMarketingLetterAllowed: true });
    await user.click(within(advertising).getByRole('button', { name: 'Alles abbestellen' }));
    const none = { isMarketingEmailAllowed: false, isMarketingLetterAllowed: false, isMarketingPhoneAllowed: false };
    await waitFor(() => expect(saved()).toMatchObject(none));
  });

  it('shows the latest five orders and valued vehicles, and all of them by a press', async () => {
    keepLogin();
    for (const day of ['01', '02', '03', '04', '05', '06', '07']) {
      const order = withOrder();
      order.id = `tag-${day}-x`;
      const placed = platform.state.orders.at(-1);
      if (placed) placed.createdAt = `2026-05-${day}T08:00:00.000Z`;
    }
    const { user } = renderApp({ at: '/account' });
    const orders = await section('Meine Bestellungen und Anfragen');
    const shown = () =>
      within(orders)
        .getAllByText(/^Anfragenummer TAG-/)
        .map(({ textContent }) => textContent.slice(18, 20));
    expect(shown()).toEqual(['07', '06', '05', '04', '03']);
    await user.click(within(orders).getByRole('button', { name: 'Alle anzeigen (7) Meine Bestellungen und Anfragen' }));
    expect(shown()).toEqual(['07', '06', '05', '04', '03', '02', '01']);
    await user.click(within(orders).getByRole('button', { name: /^Weniger anzeigen/ }));
    expect(shown()).toHaveLength(5);
  });

  it('asks before unsaved consents are left, and no more once they are saved', async () => {
    keepLogin();
    const { user, environment } = renderApp({ at: '/account' });
    const form = within(await opened('Newsletter und Werbung'));
    await user.click(form.getByRole('checkbox', { name: 'per Post' }));
    await user.click(screen.getByRole('link', { name: /^Merkliste/ }));
    const question = within(await screen.findByRole('dialog', { name: 'Änderungen verwerfen?' }));
    expect(question.getByText('Ihre Eingaben in „Newsletter und Werbung“ sind noch nicht gespeichert.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Weiter bearbeiten' }));
    expect(environment.history.current.location.pathname).toBe('/account');
    await user.click(form.getByRole('button', { name: /speichern$/ }));
    await form.findByText(/gespeichert\.$/);
    await user.click(screen.getByRole('link', { name: /^Merkliste/ }));
    await waitFor(() => expect(environment.history.current.location.pathname).toBe('/merkliste'));
  });

  it('asks before unsaved data is left, says before a logout that it is lost, and asks no second time', async () => {
    keepLogin();
    const { user, environment } = renderApp({ at: '/account' });
    fill(within(await opened('Meine Daten')).getByRole('textbox', { name: /^Vorname/ }), 'Klärchen');
    await user.click(screen.getByRole('link', { name: /^Merkliste/ }));
    const question = within(await screen.findByRole('dialog', { name: 'Änderungen verwerfen?' }));
    expect(question.getByText('Ihre Eingaben in „Meine Daten“ sind noch nicht gespeichert.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Weiter bearbeiten' }));
    await user.click((await screen.findAllByRole('button', { name: 'Logout' }))[0] ?? document.body);
    const logout = within(await screen.findByRole('dialog', { name: 'Möchten Sie sich ausloggen?' }));
    expect(logout.getByText(/gehen dabei verloren/)).toBeVisible();
    for (const name of ['Account-Einstellungen', 'Abbrechen'])
      expect(logout.getByRole('button', { name })).toBeVisible();
    await user.click(logout.getByRole('button', { name: 'Jetzt ausloggen' }));
    await waitFor(() => expect(environment.history.current.location.pathname).toBe('/'));
    expect(storedLogin()).toBeNull();
  });

  it('says so when it cannot be read', async () => {
    keepLogin();
    platform.fail({ method: 'GET', path: /\/users\// }, 500);
    renderApp({ at: '/account' });
    expect(await screen.findByText('Ihr Konto konnte nicht geladen werden.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Logout' })[0]).toBeVisible();
  });

  it('tells staff where their area is', async () => {
    keepLogin('chef');
    renderApp({ at: '/account' });
    expect(await screen.findByRole('link', { name: 'Zum Händlerbereich' })).toBeVisible();
  });
});

describe('favourites', () => {
  const ids = () => {
    const kept = keptValue(localStorage.getItem('webshop-widget-favourites'));
    return typeof kept === 'object' && kept !== null && 'ids' in kept ? kept.ids : undefined;
  };
  const keepFavourites = (marked: string[]) =>
    localStorage.setItem(
      'webshop-widget-favourites',
      keptText(2, { ids: marked, recent: [], keepsRecent: false, compared: [] }, ORDINARY_DEALER),
    );

  it('are joined with those of the account at the login, and go with the logout', async () => {
    keepFavourites(['here']);
    keepLogin('kunde', { favoriteCarIds: ['there'] });
    const { services } = renderApp({ at: '/account' });
    await waitFor(() => expect(demoAccount('kunde').user.favoriteCarIds).toEqual(['there', 'here']));
    await waitFor(() => expect(ids()).toEqual(['there', 'here']));
    act(() => services.session.getState().logOut());
    expect(ids()).toBeUndefined();
  });

  it('of another account do not join those of this one', async () => {
    agreed('somebody-else', ['theirs']);
    keepLogin('kunde', { favoriteCarIds: ['there'] });
    renderApp({ at: '/account' });
    await waitFor(() => expect(ids()).toEqual(['there']));
    expect(demoAccount('kunde').user.favoriteCarIds).toEqual(['there']);
  });

  const agreed = (id: string, marked: string[]) =>
    localStorage.setItem(
      'webshop-widget-favourites',
      keptText(
        2,
        { ids: marked, recent: [], keepsRecent: false, compared: [], synced: { userId: id, ids: marked } },
        ORDINARY_DEALER,
      ),
    );

  it('that were removed or marked on another device are so here, too, at the next visit', async () => {
    const { id } = keepLogin('kunde', { favoriteCarIds: ['kept', 'marked there'] });
    agreed(id, ['kept', 'removed there']);
    renderApp({ at: '/account' });
    await waitFor(() => expect(ids()).toEqual(['kept', 'marked there']));
    expect(demoAccount('kunde').user.favoriteCarIds).toEqual(['kept', 'marked there']);
  });

  it('that were removed here do not come back from the account', async () => {
    const { id } = keepLogin('kunde', { favoriteCarIds: ['kept', 'removed here', 'marked there'] });
    agreed(id, ['kept', 'removed here']);
    const { services } = renderApp({ at: '/account' });
    act(() => services.lazyStore(createFavouritesStore).getState().toggle('removed here'));
    await waitFor(() => expect(demoAccount('kunde').user.favoriteCarIds).toEqual(['kept', 'marked there']));
    await waitFor(() => expect(ids()).toEqual(['kept', 'marked there']));
  });

  it('and own data that are saved at the same time both arrive', async () => {
    keepLogin('kunde', { favoriteCarIds: [] });
    const { user, services } = renderApp({ at: '/account' });
    const data = await opened('Meine Daten');
    fill(within(data).getByRole('textbox', { name: /^Telefon/ }), '0721 480111');
    // The favourites are being sent, with an account without the new number.
    const release = platform.hold(`/users/${demoAccount('kunde').user.id}`);
    act(() => services.lazyStore(createFavouritesStore).getState().toggle('marked'));
    await waitFor(() => expect(platform.record.some(({ method }) => method === 'PUT')).toBe(true));
    await user.click(within(data).getByRole('button', { name: 'Daten speichern' }));
    release();
    expect(await within(data).findByText('Ihre Daten sind gespeichert.')).toBeVisible();
    await waitFor(() => expect(demoAccount('kunde').user.favoriteCarIds).toEqual(['marked']));
    expect(demoAccount('kunde').user.phoneNumber).toBe('+49721480111');
  });

  it('wait for the next visit where the account cannot be written', async () => {
    keepFavourites(['here']);
    keepLogin('kunde', { favoriteCarIds: ['there'] });
    const undo = platform.fail({ method: 'PUT', path: /\/users\// }, 500);
    const first = renderApp({ at: '/account' });
    await waitFor(() => expect(platform.record.some(({ method }) => method === 'PUT')).toBe(true));
    first.unmount();
    expect(ids()).toEqual(['here']);
    undo();
    renderApp({ at: '/account' });
    await waitFor(() => expect(ids()).toEqual(['there', 'here']));
  });
});
