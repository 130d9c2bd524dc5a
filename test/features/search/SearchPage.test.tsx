import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { anEnvironment } from '../../builders/environment';
import { platform } from '../../platformServer';
import { holdClock, NOW } from '../../now';
import { renderApp } from '../../render';
import { fill } from '../fill';

/** The cards are there, and the filters beside them, which come after. */
async function filtersShow(): Promise<void> {
  await screen.findByText(/^Angezeigt/);
  await screen.findByRole('button', { name: /^Detailfilter/ });
}

const cards = () =>
  within(screen.getByRole('list', { name: 'Gefundene Fahrzeuge' })).getAllByRole('heading', { level: 3 });
const lastSearch = () => platform.record.filter(({ path }) => path.includes('property-values-extended')).at(-1)?.query;
const countOf = (match: (car: (typeof vehicles)[number]) => boolean) => vehicles.filter(match).length;
let vehicles: ReturnType<typeof platform.tenant>['vehicles'];

beforeEach(() => {
  // Nothing is laid out here.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1400);
  vehicles = platform.tenant(1).vehicles;
});

describe('the search on a desktop', () => {
  it('has its filters although the page is never idle', async () => {
    vi.stubGlobal(Symbol.for('webshop-widget:when-idle'), () => () => undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    renderApp();
    await filtersShow();
  });

  it('lists the first type and loads twelve more, links each vehicle with the search that lists it, and writes into the address what the visitor does', async () => {
    const drafts = ['webshop-widget-checkout-draft', 'webshop-widget-trade-in-draft'];
    for (const draft of drafts) localStorage.setItem(draft, '{"version":1}');
    const environment = anEnvironment();
    const { head, history, host } = environment;
    const arrived = vi.spyOn(host, 'arriveAt');
    const { user, unmount } = renderApp({ environment });
    const total = countOf(({ carType }) => carType === 'PKW');
    const links = () => cards().map((card) => within(card).getByRole('link').getAttribute('href') ?? '');
    expect(await screen.findByText(`Angezeigt 12 von ${total} Fahrzeugen`)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Fahrzeugsuche' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: `${total} Ergebnisse` })).toBeVisible();
    expect(screen.getByRole('button', { name: 'PKW' })).toHaveAttribute('aria-pressed', 'true');
    expect(cards()).toHaveLength(12);
    const first = links();
    expect(drafts.map((draft) => localStorage.getItem(draft))).toEqual([null, null]);
    expect(history.current.location.search).toBe('');
    const missingDescription =
      'Neu- und Gebrauchtwagen von Autohaus Bergmann GmbH & Co. KG online ansehen, finanzieren und reservieren.';
    expect(head.shown.at(-1)).toEqual({ missingDescription });

    await user.click(screen.getByRole('button', { name: '12 weitere Fahrzeuge laden' }));
    expect(await screen.findByText(`Angezeigt 24 von ${total} Fahrzeugen`)).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Angezeigte Fahrzeuge' })).toHaveAttribute('aria-valuenow', '24');
    const searches = links().map((href) => new URLSearchParams(href.split('?')[1]).get('carQueryParams'));
    expect(links().slice(0, 12)).toEqual(first);
    // The search that an address without a query opens.
    expect(new Set(searches.slice(0, 12))).toEqual(new Set([null]));
    expect(searches.slice(12)).toEqual(Array<string>(12).fill('carType=PKW&pageSize=24'));

    await user.click(screen.getByRole('button', { name: 'Wohnmobil' }));
    expect(history.current.location.search).toBe('?carQueryParams=carType%3DWOHNMOBIL');
    expect(history.current.kind).toBe('PUSH');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sortierung' }), 'Preis absteigend');
    await waitFor(() => expect(lastSearch()).toMatchObject({ carType: 'WOHNMOBIL', orderBy: 'price desc' }));
    expect(arrived).not.toHaveBeenCalled();

    await screen.findByText(/^Angezeigt/);
    const [card] = cards();
    await user.click(within(card ?? document.body).getByRole('link'));
    await waitFor(() => expect(head.shown.at(-1)).toHaveProperty('structuredData'));
    expect(head.undone).toBe(head.shown.length - 1);
    unmount();
    expect(head.undone).toBe(head.shown.length);
  });

  it('follows the filter in the address of the host, and leaves the head of the page alone without a description', async () => {
    delete platform.tenant(1).settings.seoMetaDescription;
    const { environment } = renderApp({ hostQuery: 'carQueryParams=carType%3DZWEIRAD' });
    await screen.findByText(/^Angezeigt/);
    expect(screen.getByRole('button', { name: 'Zweirad' })).toHaveAttribute('aria-pressed', 'true');
    expect(lastSearch()).toMatchObject({ carType: 'ZWEIRAD' });
    expect(environment.head.shown).toEqual([]);
  });

  it('has its types among the filters where nearly all vehicles are of one', async () => {
    const tenant = platform.tenant(1);
    const others = vehicles.filter(({ carType }) => carType === 'ANHAENGER').slice(0, 2);
    tenant.vehicles = [...vehicles.filter(({ carType }) => carType === 'PKW'), ...others];
    const { user } = renderApp();
    await filtersShow();
    expect(screen.queryByRole('group', { name: 'Fahrzeugtyp' })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Fahrzeugtyp' }), 'Anhänger');
    expect(await screen.findByText('Angezeigt 2 von 2 Fahrzeugen')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Fahrzeugtyp' })).toBeVisible();
  });

  it('opens the detail filter for a type only, and shows there what is found', async () => {
    const { user } = renderApp();
    await filtersShow();
    await user.click(screen.getByRole('button', { name: 'Alle' }));
    expect(screen.getByRole('button', { name: /^Detailfilter/ })).toBeDisabled();

    await user.click(screen.getByRole('button', { name: 'PKW' }));
    await user.click(screen.getByRole('button', { name: /^Detailfilter/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Detailfilter' });
    const release = platform.hold();
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Leistung von' }), '200');
    expect(await within(dialog).findByRole('button', { name: 'Suche...' })).toBeVisible();
    release();
    expect(await within(dialog).findByRole('button', { name: /^\d+ Ergebnisse Anzeigen$/ })).toBeVisible();
    expect(lastSearch()).toMatchObject({ minEnginePower: '147' });
    await user.click(within(dialog).getByRole('button', { name: 'Zurücksetzen' }));
    await waitFor(() => expect(lastSearch()).not.toHaveProperty('minEnginePower'));
  });

  it('says what a sentence means and how much that finds, before it is searched for', async () => {
    renderApp();
    await filtersShow();
    const field = screen.getByRole('searchbox', { name: 'Volltextsuche' });
    holdClock();
    const pause = () => act(() => void vi.advanceTimersByTime(300));
    fireEvent.focus(field);
    fill(field, 'VW Kombi ohne Navi xyzzy');
    const understood = await screen.findByRole('group', { name: 'So verstanden:' });
    expect(
      within(understood)
        .getAllByRole('button')
        .map((chip) => chip.textContent),
    ).toEqual(['Volkswagen', 'Kombi']);
    expect(screen.getByText('Nicht verstanden, wird im Text der Angebote gesucht:')).toBeVisible();
    expect(screen.getByText('Das lässt sich nicht ausschließen: „ohne Navi“')).toBeVisible();
    pause();
    const wanted = countOf(
      ({ carType, manufacturer, vehicleSubType }) =>
        carType === 'PKW' && manufacturer === 'Volkswagen' && vehicleSubType === 'KOMBI',
    );
    expect(await screen.findByRole('button', { name: `${wanted} Ergebnisse ohne „xyzzy“ anzeigen` })).toBeVisible();
    expect(screen.getByText('Kommt in keinem passenden Angebot vor:')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '„xyzzy“ streichen' }));
    pause();
    fireEvent.click(await screen.findByRole('button', { name: `${wanted} Ergebnisse Anzeigen` }));
    expect(await screen.findByRole('heading', { level: 2, name: `${wanted} Ergebnisse` })).toBeVisible();
    expect(
      screen.getAllByText('So verstanden: 2 Filter aus Ihrem Satz. Nicht gesucht: „ohne Navi“.').length,
    ).toBeGreaterThan(0);
  });

  it('offers a sentence without a word that is in no offer, and never empties the list by it', async () => {
    const { user } = renderApp();
    await filtersShow();
    await user.click(screen.getByRole('searchbox', { name: 'Volltextsuche' }));
    // Enter comes before the count, after which it would accept the offer.
    const release = platform.hold('property-values-extended');
    await user.paste('Kombi Quastenflosser');
    await user.keyboard('{Enter}');
    release();
    const wanted = countOf(({ carType, vehicleSubType }) => carType === 'PKW' && vehicleSubType === 'KOMBI');
    await user.click(
      await screen.findByRole('button', { name: `${wanted} Ergebnisse ohne „Quastenflosser“ anzeigen` }),
    );
    expect(await screen.findByRole('heading', { level: 2, name: `${wanted} Ergebnisse` })).toBeVisible();
    expect(
      screen.getAllByText('So verstanden: 1 Filter aus Ihrem Satz. Nicht gesucht: „Quastenflosser“.').length,
    ).toBeGreaterThan(0);
  });

  it('says in one chip what a sentence leaves out, also after a reload', async () => {
    const { user, environment, unmount } = renderApp();
    await filtersShow();
    const all = countOf(({ carType }) => carType === 'PKW');
    await user.click(screen.getByRole('searchbox', { name: 'Volltextsuche' }));
    await user.paste('nicht rot');
    expect(await screen.findByRole('button', { name: 'nicht Rot streichen' })).toBeVisible();
    expect(within(screen.getByRole('group', { name: 'So verstanden:' })).getAllByRole('button')).toHaveLength(1);
    await user.keyboard('{Enter}');
    const chip = { name: 'Filter nicht Rot entfernen' };
    expect(await screen.findByRole('button', chip)).toBeVisible();
    expect(within(screen.getByRole('group', { name: 'Aktive Filter' })).getAllByRole('button')).toHaveLength(2);
    unmount();

    const { pathname, search } = environment.history.current.location;
    renderApp({ at: `${pathname}${search}` });
    await user.click(await screen.findByRole('button', chip));
    expect(await screen.findByRole('heading', { level: 2, name: `${all} Ergebnisse` })).toBeVisible();
    expect(screen.queryByText('nicht Rot')).not.toBeInTheDocument();
  });

  // rules/search: known number opens its vehicle.
  it('offers the other of two makes, searches for a number that it does not know, and opens the vehicle of one that it knows', async () => {
    const car = vehicles.find(({ internalId, carType }) => /^BE-\d{3,}$/.test(internalId ?? '') && carType !== 'PKW');
    const { user, environment } = renderApp();
    await filtersShow();
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Volltextsuche' });
    await user.click(field);
    await user.paste('BMW oder Audi Kombi');
    await user.click(await screen.findByRole('button', { name: 'Stattdessen „BMW“' }));
    expect(field).toHaveValue('BMW Kombi');
    await user.type(field, '{Enter}');
    await waitFor(() => expect(lastSearch()).toMatchObject({ manufacturer: 'BMW', vehicleSubTypes: 'KOMBI' }));
    // As a kiosk does, without an event.
    field.value = 'BE-99999';
    await user.type(field, '{Enter}');
    expect(await screen.findByRole('button', { name: 'Filter „BE-99999“ entfernen' })).toBeVisible();
    await screen.findByRole('heading', { name: 'Keine Ergebnisse für Ihre Eingabe.' });
    fill(field, car?.internalId ?? '');
    await user.click(await screen.findByRole('button', { name: 'Fahrzeug öffnen' }));
    await waitFor(() => expect(environment.history.current.location.pathname).toContain(car?.id ?? 'none'));
  });

  it('offers the vehicle of a figure and the price that it may be', async () => {
    const [car] = vehicles;
    if (car === undefined) throw new Error('no vehicle');
    const { internalId } = car;
    onTestFinished(() => void Object.assign(car, { internalId }));
    car.internalId = '45120';
    const { user, environment } = renderApp();
    await filtersShow();
    const field = screen.getByRole('searchbox', { name: 'Volltextsuche' });
    await user.click(field);
    await user.paste('45\u200B120');
    expect(field).toHaveValue('45120');
    await user.type(field, '{Enter}');
    expect(await screen.findByText('Fahrzeug mit dieser Nummer:')).toBeVisible();
    const inBox = within(screen.getByRole('search'));
    expect(inBox.getByRole('link')).toBeVisible();
    await user.click(await inBox.findByRole('button', { name: /Anzeigen$/ }));
    await waitFor(() => expect(lastSearch()).toMatchObject({ maxPrice: '45120' }));
    expect(inBox.queryByRole('link')).not.toBeInTheDocument();
    fill(field, '45120');
    await user.type(field, '{Enter}');
    await user.click(await inBox.findByRole('link'));
    await waitFor(() => expect(environment.history.current.location.pathname).toContain(car.id));
  });

  it('brings its results into view for whoever follows a link to them, and for nobody else', async () => {
    const environment = anEnvironment({ at: '/?carQueryParams=carType%3DPKW%26maxPrice%3D20000' });
    const arrived = vi.spyOn(environment.host, 'arriveAt');
    const { user } = renderApp({ environment });
    await waitFor(() => expect(arrived.mock.calls.map(([, isFirst]) => isFirst)).toEqual([true]));
    await screen.findByText(/^Angezeigt/);
    await user.click(screen.getByRole('button', { name: 'Wohnmobil' }));
    expect(arrived).toHaveBeenCalledTimes(1);
    // A link of the page itself: a search widget beside the shop.
    environment.history.push('/?carQueryParams=carType%3DZWEIRAD');
    await waitFor(() => expect(arrived).toHaveBeenCalledTimes(2));
    environment.history.go(-1);
    await waitFor(() => expect(lastSearch()).toMatchObject({ carType: 'WOHNMOBIL' }));
    expect(arrived).toHaveBeenCalledTimes(2);
  });

  it('finds the vehicle again after a reload on its page', async () => {
    const car = vehicles.filter(({ carType }) => carType === 'PKW')[17];
    const { environment } = renderApp({
      at: `/angebote-x/${car?.id ?? ''}?carQueryParams=carType%3DPKW%26pageSize%3D24`,
    });
    await screen.findByRole('heading', { level: 1 });
    environment.history.push('/');
    expect(await screen.findByText(/^Angezeigt 24/, { selector: 'p' })).toBeVisible();
    await waitFor(() => expect(document.activeElement?.closest('article')?.dataset.vehicleId).toBe(car?.id));
  });

  it('says of each vehicle what holds when the visitor comes back or asks for more, not when she came', async () => {
    const [car] = vehicles.filter(({ carType }) => carType === 'PKW');
    for (const each of vehicles) each.reservedUntil = undefined;
    Object.assign(car ?? {}, { reservedUntil: new Date(NOW.getTime() + 30_000).toISOString() });
    let minutes = 0;
    const now = () => new Date(NOW.getTime() + minutes * 60_000);
    const { user, environment } = renderApp({ prepare: (services) => Object.assign(services, { now }) });
    await screen.findByText(/^Angezeigt 12/);
    expect(screen.getAllByText(/^Reserviert/)).toHaveLength(1);
    minutes = 2;
    environment.history.push('/merkliste');
    await screen.findByRole('heading', { level: 1, name: 'Merkliste' });
    environment.history.go(-1);
    await waitFor(() => expect(screen.queryByText(/^Reserviert/)).not.toBeInTheDocument());

    minutes = 4;
    Object.assign(vehicles.filter(({ carType }) => carType === 'PKW')[20] ?? {}, {
      reservedUntil: new Date(NOW.getTime() + 3 * 60_000).toISOString(),
    });
    await user.click(screen.getByRole('button', { name: '12 weitere Fahrzeuge laden' }));
    await screen.findByText(/^Angezeigt 24/, { selector: 'p' });
    await waitFor(() => expect(screen.queryByText(/^Reserviert/)).not.toBeInTheDocument());
  });
});
