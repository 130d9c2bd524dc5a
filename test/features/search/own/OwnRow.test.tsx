import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { STORAGE_KEYS } from '../../../../src/lib/storage';
import { keptLists } from '../../../../src/state/device-data/keptLists';
import { looseOrders } from '../../../../src/state/device-data/ownOrders';
import { createFavouritesStore } from '../../../../src/state/vehicles/favourites';
import { NOW } from '../../../now';
import { platform } from '../../../platformServer';
import { renderApp } from '../../../render';

const ORDER = {
  orderId: '22222222-2222-4222-8222-222222222222',
  vehicleId: '11111111-1111-4111-8111-111111111111',
  placedAt: NOW.toISOString(),
  vehicle: 'Toyota Corolla',
  picture: 'https://platform.test/corolla.jpg',
  paymentOptionId: 'at-car-dealer',
  appointment: { day: '2026-11-30', hour: 11 },
  bill: { groups: [], due: [], wishes: [] },
};
/** A message of that order which has reached the dealer. */
const SENT = {
  orderId: ORDER.orderId,
  kind: 'agreement',
  vehicleId: ORDER.vehicleId,
  state: 'sent',
  firstName: 'Anna',
  lastName: 'Weber',
  email: 'anna.weber@beispiel.de',
  message: 'Zu meiner Bestellung',
};
const row = () => screen.findByRole('region', { name: 'Auf diesem Gerät gemerkt' });

it('shows what is one’s own above the list, and forgets it when asked to', async () => {
  const [car, other] = platform.tenant(1).vehicles;
  const { user } = renderApp({
    prepare: ({ device }) => {
      const { storage, adminId } = device;
      looseOrders(device).update(() => ({ drafts: [], placedOrders: [ORDER], messages: [SENT] }));
      keptLists(storage, adminId).write({
        keepsRecent: true,
        recent: [car?.id ?? '', other?.id ?? ''],
        valuation: { vehicle: 'Opel Astra', day: '2026-11-20' },
        search: { query: 'carType=PKW&maxPrice=20000', label: 'Preis: bis 20.000 €' },
      });
    },
  });
  const own = within(await row());
  expect(own.getByRole('link', { name: 'Ihre Anfrage · Mo 30.11., 11 Uhr Toyota Corolla' })).toBeVisible();
  expect(own.getByRole('link', { name: 'Ihre Bewertung vom 20.11.2026 Opel Astra' })).toBeVisible();
  // Said once; the next says what it is.
  expect(await own.findAllByRole('link', { name: /^Zuletzt angesehen/ })).toHaveLength(1);
  const second = own.getAllByRole('link').find((link) => link.getAttribute('href')?.includes(other?.id ?? ''));
  expect(second).toHaveAccessibleName(/^EZ \d\d\/\d{4}/);
  // Cars before words.
  const names = own.getAllByRole('link').map(({ textContent }) => textContent.slice(0, 12));
  expect(names.filter((name) => !name.startsWith('EZ'))).toEqual([
    'Ihre Anfrage',
    'Zuletzt ange',
    'Ihre Bewertu',
    'Letzte Suche',
  ]);
  await user.click(own.getByRole('link', { name: 'Letzte Suche Preis: bis 20.000 €' }));
  expect(await screen.findByRole('button', { name: /^Filter Preis: bis 20\.000/ })).toBeVisible();
  await user.click(own.getByRole('button', { name: 'Vergessen' }));
  expect(await screen.findByRole('dialog', { name: 'Auch Ihre Bestellungen und Anfragen vergessen?' })).toBeVisible();
  expect(localStorage.getItem(STORAGE_KEYS.checkoutDraft)).toContain('Corolla');
  // Nothing more of a message that was sent than that it was.
  expect(localStorage.getItem(STORAGE_KEYS.checkoutDraft)).not.toContain('Weber');
  await user.click(screen.getByRole('button', { name: 'Alles vergessen' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Auf diesem Gerät gemerkt' })).toBeNull());
  expect(localStorage.getItem(STORAGE_KEYS.checkoutDraft)).toBeNull();
  expect(localStorage.getItem(STORAGE_KEYS.favourites)).not.toMatch(/maxPrice|Astra/);
});

it('loses a valuation of an impossible day, and nothing else', async () => {
  renderApp({
    prepare: ({ device: { storage, adminId } }) =>
      keptLists(storage, adminId).write({
        keepsRecent: true,
        valuation: { vehicle: 'Opel Astra', day: '2026-11' },
        search: { query: 'carType=PKW&maxPrice=20000', label: 'Preis: bis 20.000 €' },
      }),
  });
  const own = within(await row());
  expect(own.getByRole('link', { name: 'Letzte Suche Preis: bis 20.000 €' })).toBeVisible();
  expect(own.queryByText(/Astra/)).toBeNull();
});

it('keeps no search without the visitor’s word, and shows nothing then', async () => {
  renderApp({ at: '/?carQueryParams=maxPrice%3D20000' });
  await screen.findByText(/^Angezeigt/);
  await screen.findByRole('button', { name: /^Filter Preis/ });
  expect(screen.queryByRole('region', { name: 'Auf diesem Gerät gemerkt' })).toBeNull();
  expect(localStorage.getItem(STORAGE_KEYS.favourites) ?? '').not.toContain('maxPrice');
});

const QUESTION = 'Auf diesem Gerät merken, was ich angesehen habe?';

const seenBefore = (count: number) => {
  const ids = platform
    .tenant(1)
    .vehicles.slice(0, count)
    .map(({ id }) => id);
  const app = renderApp({
    prepare: ({ lazyStore }) => {
      for (const id of ids) lazyStore(createFavouritesStore).getState().recordView(id);
    },
  });
  return { ...app, ids };
};

it.each([
  ['Ja', true],
  ['Nein', false],
])('asks once after the third vehicle whether it may be remembered: %s', async (answer, isKept) => {
  const { user, ids } = seenBefore(3);
  await screen.findByText(QUESTION);
  await user.click(screen.getByRole('button', { name: answer }));
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
  const kept = localStorage.getItem(STORAGE_KEYS.favourites) ?? '';
  expect(ids.every((id) => kept.includes(id))).toBe(isKept);
});

it('asks nobody who has seen less', async () => {
  seenBefore(2);
  await screen.findByText(/^Angezeigt/);
  expect(screen.queryByText(QUESTION)).toBeNull();
});
