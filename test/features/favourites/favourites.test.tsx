import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import '../../../src/features/favourites/CardActions';
import '../../../src/features/favourites/FavouritesPage';
import '../../../src/features/favourites/FavouritesLink';
import '../../../src/features/favourites/comparison/ComparisonBar';
import '../../../src/features/favourites/comparison/ComparisonPage';
import { createComparisonStore } from '../../../src/state/vehicles/comparison';
import { createFavouritesStore } from '../../../src/state/vehicles/favourites';
import type { VehicleListName } from '../../../src/domain/vehicle/eventItem';
import type { ShopEvents } from '../../../src/state/shopEvents';
import type { TestEnvironment } from '../../builders/environment';
import type { Car } from '../../platform/contract';
import { keepLogin } from '../../builders/login';
import { aWireVehicle } from '../../builders/vehicle';
import { platform, server } from '../../platformServer';
import { renderApp } from '../../render';

const idOf = (number: number) => `${number}1111111-1111-4111-8111-111111111111`;
const NAMES = ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf'];

/** Five vehicles that differ in their mileage alone, first in the dealer's stock. */
function inStock() {
  const vehicles = NAMES.map((name, index) =>
    aWireVehicle({ id: idOf(index + 1), heading: `Golf ${name}`, marketingTitle: '', mileAge: (index + 1) * 1000 }),
  );
  platform.tenant(1).vehicles.unshift(...(vehicles as unknown as Car[]));
}

const open = (at: string, marked: number[] = []) => {
  inStock();
  return renderApp({
    at,
    prepare: ({ lazyStore }) => lazyStore(createFavouritesStore).getState().replace(marked.map(idOf)),
  });
};
/** What the page hears of a list: id and place of each vehicle, event by event. */
const toldOf = ({ events }: TestEnvironment, list: VehicleListName) =>
  events
    .flatMap(({ type, detail }) => (type === 'vehicle-list' ? [detail as ShopEvents['vehicle-list']] : []))
    .flatMap((told) => (told.list === list ? [told.items.map(({ id, index }) => [id, index])] : []));
/** What the page hears of presses in lists: list, id and place of the vehicle. */
const selectedIn = ({ events }: TestEnvironment) =>
  events
    .flatMap(({ type, detail }) => (type === 'vehicle-select' ? [detail as ShopEvents['vehicle-select']] : []))
    .map(({ list, item }) => [list, item.id, item.index]);
const HERE = 'Gemerkt in diesem Browser, auf diesem Gerät.';
const button = (name: string) => screen.getByRole('button', { name });

describe('the list of marked vehicles', () => {
  it('says where the vehicles are kept, and a price that has changed since one was marked, and no other', async () => {
    inStock();
    renderApp({
      at: '/merkliste',
      prepare: ({ lazyStore }) => {
        const { toggle } = lazyStore(createFavouritesStore).getState();
        const { publicPrice = 0 } = aWireVehicle();
        toggle(idOf(1), { amount: Number(publicPrice) + 500, day: '2025-11-12' });
        toggle(idOf(2), { amount: Number(publicPrice), day: '2025-11-12' });
        toggle(idOf(3));
      },
    });
    expect(await screen.findByText('500 € günstiger seit 12. November 2025')).toBeVisible();
    expect(screen.getAllByText(/ seit /)).toHaveLength(1);
    expect(screen.getByText(HERE)).toBeVisible();
  });

  it('says that it is empty, and where vehicles are', async () => {
    open('/merkliste');
    expect(await screen.findByText('Ihre Merkliste ist leer.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zur Fahrzeugsuche' })).toHaveAttribute(
      'href',
      'https://dealer.test/fahrzeuge#/',
    );
  });

  it.each([
    ['kunde', 'Gemerkt in Ihrem Konto, auf jedem Gerät, auf dem Sie angemeldet sind.'],
    // Only customers' lists are synchronised.
    ['chef', HERE],
  ])('says where the vehicles of a login are kept: %s', async (account, text) => {
    keepLogin(account);
    open('/merkliste', [1]);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('shows the latest first, removes one at a press, and takes that back', async () => {
    const { user, environment } = open('/merkliste', [1, 2]);
    const list = await screen.findByRole('list', { name: 'Gemerkte Fahrzeuge' });
    const names = () =>
      within(list)
        .getAllByRole('heading')
        .map((heading) => heading.textContent);
    expect(names()).toEqual(['Golf Zwei', 'Golf Eins']);
    expect(await screen.findByRole('link', { name: 'Merkliste 2 Fahrzeuge' })).toBeVisible();
    await user.click(button('Golf Zwei von der Merkliste nehmen'));
    expect(names()).toEqual(['Golf Eins']);
    expect(screen.getByText('Golf Zwei steht nicht mehr auf Ihrer Merkliste.')).toBeVisible();
    expect(button('Rückgängig machen')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(names()).toEqual(['Golf Zwei', 'Golf Eins']);
    // Each vehicle counts once, in its place, however often the list changes.
    expect(toldOf(environment, 'favourites')).toEqual([
      [
        [idOf(2), 0],
        [idOf(1), 1],
      ],
    ]);
    await user.click(within(list).getByRole('link', { name: 'Golf Eins' }));
    expect(selectedIn(environment)).toEqual([['favourites', idOf(1), 1]]);
  });

  it('draws each vehicle without a picture as what it is', async () => {
    const icons = {
      PKW: 'car',
      NUTZFAHRZEUG: 'truck',
      WOHNMOBIL: 'caravan',
      ZWEIRAD: 'motorbike',
      ANHAENGER: 'trailer',
    };
    const vehicles = Object.keys(icons).map((carType, index) =>
      aWireVehicle({ id: idOf(index + 1), heading: carType, marketingTitle: '', carType, images: [] }),
    );
    platform.tenant(1).vehicles.unshift(...(vehicles as unknown as Car[]));
    renderApp({
      at: '/merkliste',
      prepare: ({ lazyStore }) => lazyStore(createFavouritesStore).getState().replace([1, 2, 3, 4, 5].map(idOf)),
    });
    await screen.findByRole('list', { name: 'Gemerkte Fahrzeuge' });
    for (const [carType, icon] of Object.entries(icons)) {
      const tile = screen.getByRole('heading', { name: carType }).closest('article');
      expect(tile?.querySelector('.vehicle-tile__picture svg'), carType).toHaveClass(`lucide-${icon}`);
    }
  });

  it('says that a vehicle is gone, lets it be removed, and takes that back', async () => {
    const { user, services } = open('/merkliste', [9, 1]);
    const kept = () => services.lazyStore(createFavouritesStore).getState().ids;
    expect(await screen.findByText('Ein gemerktes Fahrzeug ist nicht mehr verfügbar.')).toBeVisible();
    await user.click(button('Von der Merkliste nehmen'));
    expect(kept()).toEqual([idOf(1)]);
    expect(screen.queryByText('Ein gemerktes Fahrzeug ist nicht mehr verfügbar.')).toBeNull();
    expect(screen.getByText('Das nicht mehr verfügbare Fahrzeug steht nicht mehr auf Ihrer Merkliste.')).toBeVisible();
    expect(button('Rückgängig machen')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(kept()).toEqual([idOf(9), idOf(1)]);
    expect(screen.getByRole('heading', { level: 1, name: 'Merkliste' })).toHaveFocus();
  });

  it('keeps the focus on the way back for each of two vehicles of the same name', async () => {
    inStock();
    for (const car of platform.tenant(1).vehicles) car.heading = 'Golf';
    const { user } = renderApp({
      at: '/merkliste',
      prepare: ({ lazyStore }) => lazyStore(createFavouritesStore).getState().replace([1, 2].map(idOf)),
    });
    await screen.findByRole('list', { name: 'Gemerkte Fahrzeuge' });
    for (const left of [2, 1]) {
      const [first] = screen.getAllByRole('button', { name: 'Golf von der Merkliste nehmen' });
      expect(screen.getAllByRole('article')).toHaveLength(left);
      if (first) await user.click(first);
      expect(button('Rückgängig machen')).toHaveFocus();
    }
  });

  it('takes no vehicle for gone because the platform gives few at once', async () => {
    server.use(
      http.get(/\/cars\?|\/cars$/, ({ request }) => {
        const query = new URL(request.url).searchParams;
        const ids = (query.get('carIds') ?? '').split(',');
        const page = Number(query.get('pageNumber') ?? 1);
        const [id = ''] = ids.slice(page - 1);
        const CurrentPage = { CurrentPage: page, TotalPages: ids.length, PageSize: 1, TotalCount: ids.length };
        const pagination = JSON.stringify({ ...CurrentPage, HasPrevious: page > 1, HasNext: page < ids.length });
        return HttpResponse.json([aWireVehicle({ id, heading: `Golf ${id.slice(0, 1)}`, marketingTitle: '' })], {
          headers: { 'x-pagination': pagination, 'access-control-expose-headers': 'x-pagination' },
        });
      }),
    );
    open('/merkliste', [1, 2, 3]);
    await screen.findByRole('list', { name: 'Gemerkte Fahrzeuge' });
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.queryByText(/nicht mehr verfügbar/)).toBeNull();
  });
});

describe('the comparison', () => {
  it('shows three of its vehicles on a phone, each label above its row, and changes them by choice', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
    const { user } = open(`/vergleich?fahrzeuge=${[1, 2, 3, 4].map(idOf).join(',')}`);
    const table = within(await screen.findByRole('table', { name: 'Fahrzeuge im Vergleich' }));
    const names = () => table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(names()).toEqual(['Golf Eins', 'Golf Zwei', 'Golf Drei']);
    const hidden = screen.getByRole('combobox', { name: 'Ausgeblendet' });
    expect(hidden).toHaveDisplayValue('Golf Vier');
    await user.selectOptions(hidden, 'Golf Eins');
    expect(names()).toEqual(['Golf Vier', 'Golf Zwei', 'Golf Drei']);
    await user.selectOptions(hidden, 'Golf Drei');
    expect(names()).toEqual(['Golf Vier', 'Golf Zwei', 'Golf Eins']);
    const rows = table.getByRole('rowheader', { name: 'Kilometerstand' }).closest('tbody');
    expect(rows).toHaveTextContent(/^Kilometerstand4\.000.km2\.000.km1\.000.kmwenigste Kilometer$/);
    // The buttons last.
    const labels = table.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect([labels[0], labels.at(-1)]).toEqual(['Bild', 'Nächster Schritt']);
  });

  // rules/search: frame.
  it('finds a vehicle whose id the platform writes in capitals and a link does not, and names its rate only to those who want to see it', async () => {
    const id = 'ABCDEF12-1111-4111-8111-111111111111';
    const financed = {
      initialFinancingInstallment: 199,
      virtualFinancingDeposit: 5_000,
      virtualFinancingDuration: 60,
      virtualFinancingFinalInstallment: 9_000,
    };
    platform.tenant(1).vehicles.unshift(aWireVehicle({ id, heading: 'Golf', ...financed }) as unknown as Car);
    renderApp({ at: `/vergleich?fahrzeuge=${id.toLowerCase()}` });
    expect(await screen.findByRole('columnheader', { name: /^Golf/ })).toBeVisible();
    expect(screen.queryByText(/nicht mehr verfügbar/)).toBeNull();
    expect(screen.queryByRole('rowheader', { name: /^Rate/ })).not.toBeInTheDocument();
  });

  it('is chosen on the cards, and refuses the fifth vehicle in words', async () => {
    const { user } = open('/');
    await screen.findByRole('button', { name: 'Golf Fünf vergleichen' });
    for (const name of NAMES) await user.click(button(`Golf ${name} vergleichen`));
    const refusal =
      'Sie können höchstens vier Fahrzeuge vergleichen. Nehmen Sie zuerst eines aus dem Vergleich heraus.';
    // In the bar to be read, and announced to be heard.
    await waitFor(() => expect(screen.getAllByText(refusal)).toHaveLength(2));
    expect(screen.getByText('4 von 4 Fahrzeugen im Vergleich')).toBeVisible();
    expect(button('Golf Vier vergleichen')).toHaveAttribute('aria-pressed', 'true');
    expect(button('Golf Fünf vergleichen')).toHaveAttribute('aria-pressed', 'false');
    await user.click(button('Auswahl aufheben'));
    expect(screen.queryByText(/Fahrzeugen im Vergleich/)).toBeNull();
  });

  it('is what the address says: known ones, no more than four, and a word on the others', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1280);
    const { user, environment } = open(
      `/vergleich?fahrzeuge=${[idOf(1), idOf(9), 'GW-1042', idOf(2), idOf(3)].join(',')}`,
    );
    const table = await screen.findByRole('table', { name: 'Fahrzeuge im Vergleich' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Merkmal', 'Golf Eins', 'Golf Zwei']);
    expect(screen.getByText('2 Fahrzeuge dieses Vergleichs sind nicht mehr verfügbar.')).toBeVisible();
    expect(screen.getByText(/Zu sehen sind die ersten vier dieses Links/)).toBeVisible();
    expect(toldOf(environment, 'comparison')).toEqual([
      [
        [idOf(1), 0],
        [idOf(2), 1],
      ],
    ]);
    await user.click(screen.getByRole('link', { name: 'Zum Fahrzeug: Golf Zwei' }));
    expect(selectedIn(environment)).toEqual([['comparison', idOf(2), 1]]);
  });

  it('shows the differences first and all if wanted, and puts the focus on its title when a vehicle goes', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1280);
    const { user, environment } = open(`/vergleich?fahrzeuge=${idOf(1)},${idOf(2)}`);
    await screen.findByRole('table', { name: 'Fahrzeuge im Vergleich' });
    expect(screen.queryByRole('rowheader', { name: 'Leistung' })).toBeNull();
    expect(screen.getByRole('rowheader', { name: 'Kilometerstand' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Nur Unterschiede zeigen' }));
    expect(screen.getByRole('rowheader', { name: 'Leistung' })).toBeVisible();
    const row = screen.getByRole('rowheader', { name: /^Kilometerstand.*unterschiedlich/ }).closest('tr');
    expect(row).toHaveTextContent(/1\.000.kmwenigste Kilometer2\.000.km$/);
    await user.click(button('Golf Eins aus dem Vergleich nehmen'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(environment.history.current.location.search).toBe(`?fahrzeuge=${idOf(2)}`);
    expect(screen.getByText(/Fügen Sie ein weiteres Fahrzeug hinzu/)).toBeVisible();
  });

  it('opened without vehicles in its address is of those that the bar counts', async () => {
    inStock();
    const { environment } = renderApp({
      at: '/vergleich',
      prepare: ({ lazyStore }) =>
        lazyStore(createComparisonStore)
          .getState()
          .replace([idOf(1), idOf(2)]),
    });
    expect(await screen.findByRole('table', { name: 'Fahrzeuge im Vergleich' })).toBeVisible();
    expect(environment.history.current.location.search).toBe(`?fahrzeuge=${idOf(1)},${idOf(2)}`);
  });

  it('of nothing leads on', async () => {
    open('/vergleich?fahrzeuge=unsinn');
    expect(await screen.findByText('Hier gibt es noch nichts zu vergleichen.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zur Merkliste' })).toBeVisible();
  });
});

describe('what was seen last', () => {
  const see = (...numbers: number[]) => {
    inStock();
    return renderApp({
      at: '/merkliste',
      isStrict: false,
      prepare: ({ lazyStore }) =>
        numbers.forEach((number) => lazyStore(createFavouritesStore).getState().recordView(idOf(number))),
    });
  };

  it('stands newest first, is kept only while the visitor wants it, and is forgotten at a press', async () => {
    const { user } = see(1, 2);
    const list = await screen.findByRole('list', { name: 'Zuletzt angesehen' });
    expect(
      within(list)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Golf Zwei', 'Golf Eins']);
    expect(localStorage.getItem('webshop-widget-favourites')).toBeNull();
    const wish = screen.getByRole('checkbox', { name: 'Auf diesem Gerät merken' });
    expect(wish).not.toBeChecked();
    await user.click(wish);
    expect(localStorage.getItem('webshop-widget-favourites')).toContain(idOf(2));
    await user.click(wish);
    expect(localStorage.getItem('webshop-widget-favourites')).toBeNull();
    await user.click(button('Liste leeren'));
    expect(screen.getByText('Die Liste ist leer.')).toBeVisible();
  });

  it('asks once for each vehicle, also for a sold one, and shows the known ones while it asks for the others', async () => {
    const { services } = see(1, 9);
    expect(await screen.findByRole('link', { name: 'Golf Eins' })).toBeVisible();
    act(() => services.lazyStore(createFavouritesStore).getState().recordView(idOf(3)));
    expect(screen.getByRole('link', { name: 'Golf Eins' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Golf Drei' })).toBeVisible();
    const asked = platform.record.flatMap(({ query }) => query.carIds ?? []);
    expect(asked).toEqual([`${idOf(9)},${idOf(1)}`, idOf(3)]);
  });

  it('leaves out what the dealer keeps out of his lists', async () => {
    const { vehicles } = platform.tenant(5);
    const hidden = vehicles.find(({ vin }) => vin === 'WVWZZZHIDDEN00001')?.id ?? '';
    const shown = vehicles.find(({ vin }) => vin !== 'WVWZZZHIDDEN00001')?.id ?? '';
    renderApp({
      at: '/merkliste',
      adminId: '00000000-0000-4000-8000-000000000005',
      prepare: ({ lazyStore }) =>
        [shown, hidden].forEach((id) => lazyStore(createFavouritesStore).getState().recordView(id)),
    });
    const list = await screen.findByRole('list', { name: 'Zuletzt angesehen' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  });
});
