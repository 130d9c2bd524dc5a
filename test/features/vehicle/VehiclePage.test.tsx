import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Car } from '../../platform/contract';
// Chunks of their own; loaded beforehand, no test waits for them.
import '../../../src/features/vehicle/SimilarVehicles';
import '../../../src/features/vehicle/VehiclePage';
import { Consumption } from '../../../src/features/vehicle/Consumption';
import { Gallery } from '../../../src/features/vehicle/gallery/Gallery';
import type { Vehicle } from '../../../src/domain/vehicle/vehicle';
import { StyleRoot } from '../../../src/ui/styles';
import { aVehicle, aWireVehicle } from '../../builders/vehicle';
import { platform } from '../../platformServer';
import { renderApp } from '../../render';
import { fill } from '../fill';
import { renderInShop } from '../renderInShop';

const ID = '11111111-1111-4111-8111-111111111111';

/** Puts a vehicle into the dealer's stock; its fields may be anything, as on the wire. */
function inStock(overrides: Record<string, unknown> = {}) {
  platform.tenant(1).vehicles.unshift(aWireVehicle(overrides) as unknown as Car);
}

async function openVehicle(tab?: string, id = ID, isStrict = true) {
  const app = renderApp({ isStrict, at: `/angebote-volkswagen-golf/${id}${tab === undefined ? '' : `/${tab}`}` });
  await screen.findByRole('heading', { level: 1, name: 'Volkswagen Golf' });
  return app;
}

/** Nothing is laid out here, so the width of the shop is what a test says. */
const shopIs = (width: number) => vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
const isBefore = (one: Element, other: Element) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
const counter = () => screen.getByRole('region', { name: 'Bilder' }).querySelector('.picture-slider__counter');

beforeEach(() => void shopIs(1280));

describe('the page of a vehicle', () => {
  it('opens by stock number, shows facts, prices, the ways on and its printed address, and tells the host which vehicle is seen', async () => {
    platform.tenant(1).settings.uiMarketingBenefits = ['14 Tage Rückgaberecht'];
    inStock({ publicPreviousPrice: 24_990, accidentStatus: 'ACCIDENT' });
    const { environment, unmount } = await openVehicle(undefined, 'GW-1042');
    expect(platform.record.map(({ path }) => path)).toContain(
      '/cardealeradmin/00000000-0000-4000-8000-000000000001/cars/internal-id/GW-1042',
    );
    expect(screen.getAllByText('Golf VIII 1.5 TSI Style LED Navi')[0]).toBeVisible();
    for (const text of ['EZ 03/2022', '42.500 km', 'Benzin', 'Automatik', '22.490 €', '24.990 €'])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(screen.getAllByText('inkl. 19% MwSt. (ausweisbar)').length).toBeGreaterThan(0);
    for (const text of ['Sofort verfügbar in Köln', '14 Tage Rückgaberecht'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText('7 Tage Geld-zurück-Garantie')).toBeNull();
    expect(screen.getByText('Unfallfahrzeug', { selector: '.badge *' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Online kaufen' })[0]).toHaveAttribute(
      'href',
      `https://dealer.test/fahrzeuge#/cars/${ID}/checkout`,
    );
    expect(screen.getByRole('link', { name: 'Zurück zur Suche' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Anrufen: +49 221 123456' })).toHaveAttribute(
      'href',
      'tel:+49221123456',
    );
    expect(screen.queryByText(/^Dieses Fahrzeug im Internet:/)).toBeNull();
    // A browser makes its copy at once.
    window.dispatchEvent(new Event('beforeprint'));
    expect(screen.getByRole('img', { name: 'QR-Code mit der Adresse dieses Fahrzeugs' })).toBeInTheDocument();
    expect(screen.getByText(/^Dieses Fahrzeug im Internet:/)).toHaveTextContent('https://dealer.test/fahrzeuge');
    act(() => void window.dispatchEvent(new Event('afterprint')));

    expect(environment.events).toContainEqual({
      type: 'vehicle-view',
      detail: expect.objectContaining({ vehicleId: ID, value: 22_490, currency: 'EUR' }) as unknown,
    });
    expect(environment.head.shown.at(-1)).toMatchObject({
      title: 'VOLKSWAGEN GOLF online reservieren | Gebrauchtwagen in Köln',
      description: expect.stringContaining('Erstzulassung 03/2022') as string,
      structuredData: { '@type': ['Product', 'Car'], vehicleIdentificationNumber: 'WVWZZZAUZLW000001' },
    });
    unmount();
    expect(environment.head.undone).toBe(environment.head.shown.length);
  });

  it('promises the money back for seven days where the dealer does', async () => {
    platform.tenant(2).vehicles.unshift(aWireVehicle() as unknown as Car);
    renderApp({ at: `/angebote-x/${ID}`, adminId: '00000000-0000-4000-8000-000000000002' });
    expect(await screen.findByText('7 Tage Geld-zurück-Garantie')).toBeVisible();
  });

  it('shares its address on a phone in a menu, with print and overview, and asks for similar vehicles when they are opened', async () => {
    shopIs(360);
    inStock();
    const { user } = await openVehicle();
    await user.click(screen.getByRole('button', { name: 'Weitere Aktionen' }));
    for (const name of ['PDF-Übersicht speichern', 'Drucken'])
      expect(screen.getByRole('button', { name })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Teilen' }));
    expect(await screen.findByRole('button', { name: 'Weitere Aktionen, Link kopiert' })).toHaveFocus();

    const title = await screen.findByRole('heading', { level: 2, name: 'Ähnliche Fahrzeuge' });
    expect(platform.record.filter(({ path }) => path.endsWith('/cars'))).toEqual([]);
    await user.click(title);
    const similar = await screen.findByRole('list', { name: 'Ähnliche Fahrzeuge' });
    expect(within(similar).getAllByRole('article').length).toBeGreaterThan(0);
  });

  it('copies its address where the device shares nothing itself, and shows it where it may not be copied either', async () => {
    shopIs(1280);
    inStock();
    const { user, environment } = await openVehicle();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('forbidden'));
    await user.click(screen.getByRole('button', { name: 'Teilen' }));
    // Beside the printed one, which comes in an idle moment.
    const title = await screen.findByText('Der Link lässt sich hier nicht von selbst kopieren.');
    expect(title).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Link' })).toHaveValue('https://dealer.test/fahrzeuge');
    await user.click(screen.getByRole('button', { name: 'Teilen' }));
    expect(await screen.findByRole('button', { name: 'Link kopiert' })).toBeVisible();
    expect(environment.events).toContainEqual({ type: 'share', detail: { vehicleId: ID } });
    expect(write).toHaveBeenLastCalledWith('https://dealer.test/fahrzeuge');
  });

  it('leads to the next vehicle of the search and back', async () => {
    const { user } = renderApp({ at: '/' });
    const list = await screen.findByRole('list', { name: 'Gefundene Fahrzeuge' });
    const [first, second] = await within(list).findAllByRole('link');
    if (first === undefined || second === undefined) throw new Error('the demo dealer has two vehicles');
    const address = second.getAttribute('href');
    await user.click(first);
    const nav = within(await screen.findByRole('navigation', { name: 'Fahrzeuge Ihrer Suche' }));
    expect(nav.getByText(/^1 von \d+$/)).toBeVisible();
    const next = nav.getByRole('link', { name: /^Nächstes Fahrzeug/ });
    expect(next.getAttribute('href')).toContain(address?.split('/').at(-1)?.split('?')[0]);
    await user.click(next);
    expect(await screen.findByText(/^2 von \d+$/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Vorheriges Fahrzeug/ })).toBeVisible();
  });
});

describe('a vehicle that is not ordinary', () => {
  it('is reserved: the way into the checkout says until when and is closed, and similar ones lead', async () => {
    shopIs(1280);
    inStock({ reservedUntil: '2026-05-06T16:30:00Z' });
    await openVehicle();
    const closed = screen.getAllByRole('button', { name: 'Reserviert bis 06.05.2026, 18:30 Uhr' });
    expect(closed).toHaveLength(2);
    for (const way of closed) expect(way).toBeDisabled();
    expect(screen.queryByRole('link', { name: 'Online kaufen' })).toBeNull();
    // In the price box and in the bar of phones (rules/vehicle: reserved can be asked about).
    expect(screen.getAllByRole('button', { name: 'Anfragen' })).toHaveLength(2);
    expect(screen.getByText('Reserviert')).toBeVisible();
    expect(screen.getByText('Steht in Köln')).toBeVisible();
    const similar = await screen.findByRole('region', { name: 'Ähnliche Fahrzeuge' });
    expect(within(similar).getByText('Dieses Fahrzeug ist reserviert, diese sind noch zu haben.')).toBeVisible();
    expect(isBefore(similar, screen.getByRole('tablist'))).toBe(true);
  });

  // rules/vehicle: checkout off.
  it('cannot be ordered where the dealer sells nothing online; similar ones stand below, for two questions at most', async () => {
    shopIs(1280);
    inStock();
    platform.tenant(1).settings.isCheckoutEnabled = false;
    await openVehicle(undefined, ID, false);
    expect(screen.queryByRole('link', { name: 'Online kaufen' })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Anfragen' })).toHaveLength(2);
    const similar = await screen.findByRole('region', { name: 'Ähnliche Fahrzeuge' });
    expect(within(similar).getAllByRole('article').length).toBeGreaterThan(0);
    expect(isBefore(screen.getByRole('tablist'), similar)).toBe(true);
    expect(platform.record.filter(({ path }) => path.endsWith('/cars')).length).toBeLessThanOrEqual(2);
  });

  it('has no price: it is asked for instead of ordered; and no picture: it stands for no car then', async () => {
    inStock({ publicPrice: 0, images: [], carType: 'ZWEIRAD' });
    const { user } = await openVehicle();
    expect(screen.getAllByText('Preis auf Anfrage').length).toBeGreaterThan(0);
    expect(screen.queryByText('inkl. 19% MwSt. (ausweisbar)')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Online kaufen' })).toBeNull();
    const text = screen.getByText('Für dieses Fahrzeug liegt noch kein Bild vor.');
    expect(text).toBeVisible();
    expect(text.parentElement?.querySelector('.lucide-images')).toBeVisible();
    const [ask] = screen.getAllByRole('button', { name: 'Preis anfragen' });
    if (ask) await user.click(ask);
    expect(screen.getByRole('checkbox', { name: 'Preisvorschlag' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Vorname' })).toHaveFocus();
  });

  it.each([
    ['by hardly more than its id', {}],
    [
      'by nulls and wrong types',
      Object.fromEntries(Object.keys(aWireVehicle()).map((key) => [key, key.length % 2 ? null : { a: [1] }])),
    ],
  ])('is known %s', async (_, answer) => {
    platform.tenant(1).quirks.set(ID, { ...answer, id: ID });
    platform.tenant(1).vehicles.unshift({ id: ID } as unknown as Car);
    renderApp({ at: `/angebote-x/${ID}` });
    expect(await screen.findByRole('heading', { level: 1, name: 'Fahrzeug' })).toBeVisible();
    expect(screen.getByText('Zu diesem Fahrzeug liegen noch keine Daten vor.')).toBeVisible();
  });
});

describe('tabs', () => {
  it('lead from an address that does not match to the data, and from the highlights to all equipment by category', async () => {
    const equipments = Array.from({ length: 12 }, (_, index) => ({
      equipmentKey: `piece-${index}`,
      name: `Stück ${index}`,
      category: index === 11 ? 'extras' : 'safety',
      // The last two in importance are equal.
      priority: 12 - Math.max(index, 1),
    }));
    // What every car has is no highlight.
    equipments.push({ equipmentKey: 'abs', name: 'ABS', category: 'safety', priority: 13 });
    equipments.push({ equipmentKey: 'isofix', name: 'Isofix', category: 'safety', priority: 0 });
    inStock({ equipments: equipments.toReversed() });
    const { user, environment } = await openVehicle('motorraum');
    await waitFor(() =>
      expect(environment.history.current.location.pathname).toBe(`/angebote-volkswagen-golf/${ID}/technische-daten`),
    );
    expect(screen.getByRole('tab', { name: 'Daten', selected: true })).toBeVisible();
    const pieces = (...numbers: number[]) => numbers.map((number) => `Stück ${number}`);
    const highlights = within(screen.getByRole('region', { name: 'Highlights' }));
    expect(highlights.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      pieces(11, 10, 9, 8, 7, 6, 5, 4, 3, 2),
    );
    await user.click(highlights.getByRole('link', { name: 'Alle 14 Ausstattungen' }));
    expect(await screen.findByRole('tab', { name: 'Ausstattung', selected: true })).toHaveFocus();
    const panel = within(screen.getByRole('tabpanel'));
    expect(panel.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Sicherheit', 'Extras']);
    const safety = ['Isofix', ...pieces(10, 9, 8, 7, 6, 5, 4, 3, 2, 0, 1), 'ABS'];
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([...safety, 'Stück 11']);
  });

  it('give out condition documents with the pictures of damages, and the description where there is no equipment', async () => {
    const picture = (name: string, type: number) => ({ url: `https://platform.test/media/${name}.svg`, type });
    inStock({
      conditionDocumentUrls: ['https://platform.test/bericht 1.pdf'],
      stateOfHealth: 94,
      images: [picture('1', 1), picture('2', 1), picture('schaden', 2)],
      equipments: [],
      descriptionHtml: '<p>Mit allem, was man braucht.</p>',
    });
    const { user } = await openVehicle('zustand');
    expect(screen.getByRole('link', { name: 'Zustandsbericht herunterladen' })).toHaveAttribute(
      'href',
      'https://platform.test/bericht%201.pdf',
    );
    const condition = within(screen.getByRole('region', { name: 'Zustand' }));
    expect(condition.getByText('94 %')).toBeVisible();
    expect(counter()).toHaveTextContent('Bild 1 / 2');
    await user.click(condition.getByRole('button', { name: 'Bild 1 von 1' }));
    const full = within(
      await screen.findByRole('dialog', { name: 'Volkswagen Golf VIII 1.5 TSI Style LED Navi, Schaden' }),
    );
    expect(full.getByRole('img')).toHaveAttribute('src', 'https://platform.test/media/schaden.svg');
    await user.click(full.getByRole('button', { name: 'Schließen' }));
    await user.click(screen.getByRole('tab', { name: 'Ausstattung' }));
    expect(within(screen.getByRole('tabpanel')).getByText('Mit allem, was man braucht.')).toBeVisible();
  });

  it('ask for a condition report through the contact form, and keep what was typed there', async () => {
    inStock();
    const { user } = await openVehicle('zustand');
    fill(screen.getByRole('textbox', { name: 'Vorname' }), 'Klara');
    expect(screen.getByText(/Nicht angegeben: Unfall, Hauptuntersuchung, Service, Reifen, Schlüssel\.$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Bericht anfordern' }));
    expect(screen.getByRole('checkbox', { name: 'Zustandsbericht' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Nachricht' })).toHaveValue(
      [
        'Liebes Team von Bergmann,',
        '',
        'ich interessiere mich für das Fahrzeug Volkswagen Golf VIII 1.5 TSI Style LED Navi (Fahrzeugnummer GW-1042).',
        'Bitte senden Sie mir den Zustandsbericht zu.',
        '',
        'Mit freundlichen Grüßen',
      ].join('\n'),
    );
    await user.click(screen.getByRole('tab', { name: 'Ausstattung' }));
    expect(screen.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Klara');
  });
});

describe('consumption and emissions', () => {
  const LINES = ['Kraftstoffverbrauch (kombiniert): 5,6 l/100 km', 'CO₂-Klasse: D'];
  const GUIDE = 'Leitfaden über den Kraftstoffverbrauch';
  const FRESH = { usedConditionType: 'new', initialRegistration: undefined, mileage: 10 } as const;
  const HYBRID = { ...FRESH, isPlugInHybrid: true, wltpWeightedCo2: 21, wltpCo2Discharged: 131 } as const;

  it.each<[string, Partial<Vehicle>, string[], boolean]>([
    ['a used car', { enVkvInformationStringsDetails: LINES }, LINES, false],
    ['a new motorhome', { ...FRESH, carType: 'WOHNMOBIL', enVkvInformationStringsDetails: LINES }, LINES, false],
    [
      'a new plug-in hybrid',
      HYBRID,
      ['CO₂-Klasse (gewichtet, kombiniert): B (21 g/km)', 'CO₂-Klasse (bei entladener Batterie): D (131 g/km)'],
      true,
    ],
  ])('of %s stand in full, with the guide for new passenger cars', (_, vehicle, texts, hasGuide) => {
    renderInShop(<Consumption vehicle={aVehicle(vehicle)} />);
    const region = screen.getByRole('region', { name: 'Verbrauch und CO₂-Emissionen' });
    for (const text of texts) expect(region).toHaveTextContent(text);
    expect(region.textContent.includes(GUIDE)).toBe(hasGuide);
  });
});

describe('the gallery', () => {
  beforeEach(() => {
    const pictures = Array.from({ length: 40 }, (_, index) => `https://platform.test/media/${index + 1}.svg`);
    render(
      <StyleRoot root={document}>
        <Gallery title="Volkswagen Golf" pictures={pictures} />
      </StyleRoot>,
    );
  });

  it('loads the last picture and its neighbour going back from the first, and is led by its thumbnails', async () => {
    const user = userEvent.setup();
    const thumbnail = (number: number) => screen.getByRole('button', { name: `Bild ${number} von 40` });
    await user.click(screen.getByRole('button', { name: 'Vorheriges Bild' }));
    expect(counter()).toHaveTextContent('Bild 40 / 40');
    expect(document.querySelectorAll('.picture-slider__slide img')).toHaveLength(3);
    await user.click(thumbnail(7));
    expect(counter()).toHaveTextContent('Bild 7 / 40');
    expect(thumbnail(7)).toHaveAttribute('aria-current', 'true');
    // A broken thumbnail is none.
    fireEvent.error(thumbnail(7).querySelector('img') ?? document.body);
    expect(thumbnail(7).querySelector('img')).toBeNull();
    expect(thumbnail(7).querySelector('svg')).not.toBeNull();
    thumbnail(1).focus();
    await user.keyboard('{End}');
    expect(counter()).toHaveTextContent('Bild 40 / 40');
    expect(thumbnail(40)).toHaveFocus();
  });

  it('is led in full screen by keys, wherever the focus is, and offers no zoom of a picture that could not be loaded', async () => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Vollbild' }));
    const dialog = within(screen.getByRole('dialog'));
    const press = (name: string, key: string) => fireEvent.keyDown(dialog.getByRole('button', { name }), { key });
    const expectAt = (text: string) => expect(dialog.getByText(text, { exact: false })).toBeVisible();
    fireEvent.error(dialog.getByRole('img', { name: /Bild 1 von 40$/ }));
    expect(dialog.getByText('Dieses Bild ist nicht verfügbar.')).toBeVisible();
    const zoom = dialog.getByRole('button', { name: 'Bild vergrößern' });
    expect(zoom).toHaveAttribute('aria-disabled', 'true');
    await user.click(zoom);
    expect(dialog.queryByRole('button', { name: 'Bild verkleinern' })).toBeNull();
    press('Schließen', 'ArrowRight');
    expectAt('2 / 40');
    expect(zoom).not.toHaveAttribute('aria-disabled');
    // Once, not twice, where a button of the pictures has done it already.
    press('Nächstes Bild', 'ArrowRight');
    expectAt('3 / 40');
    press('Schließen', 'Home');
    expectAt('1 / 40');
    press('Nächstes Bild', 'End');
    expectAt('40 / 40');
  });
});
