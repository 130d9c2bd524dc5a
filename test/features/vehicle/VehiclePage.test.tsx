import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Car } from '../../platform/contract';
// The page is a chunk of its own; loaded beforehand, no test waits for it.
import '../../../src/features/vehicle/VehiclePage';
import { aWireVehicle } from '../../builders/vehicle';
import { platform } from '../../platformServer';
import { renderApp } from '../../render';

const ID = '11111111-1111-4111-8111-111111111111';

/** Puts a vehicle into the dealer's stock; its fields may be anything, as on the wire. */
function inStock(overrides: Record<string, unknown> = {}) {
  const vehicle = aWireVehicle(overrides);
  const tenant = platform.tenant(1);
  tenant.vehicles.unshift(vehicle as unknown as Car);
  return vehicle;
}

async function openVehicle(tab?: string, id = ID) {
  const app = renderApp({ at: `/angebote-volkswagen-golf/${id}${tab === undefined ? '' : `/${tab}`}` });
  await screen.findByRole('heading', { level: 1, name: 'Volkswagen Golf' });
  return app;
}

describe('the page of a vehicle', () => {
  it('shows name, first facts, price and the ways on', async () => {
    inStock();
    await openVehicle();
    expect(screen.getByText('Golf VIII 1.5 TSI Style LED Navi')).toBeVisible();
    for (const fact of ['EZ 03/2022', '42.500 km', 'Benzin', 'Automatik']) {
      expect(screen.getAllByText(fact).length).toBeGreaterThan(0);
    }
    expect(screen.getAllByText('22.490 €').length).toBeGreaterThan(0);
    expect(screen.getAllByText('inkl. 19% MwSt. (ausweisbar)').length).toBeGreaterThan(0);
    expect(screen.getByText('Verfügbar: Sofort')).toBeVisible();
    expect(screen.getByText('Köln')).toBeVisible();
    const ways = screen.getAllByRole('link', { name: 'Online kaufen' });
    expect(ways[0]).toHaveAttribute('href', `https://dealer.test/fahrzeuge#/cars/${ID}/checkout`);
    expect(screen.getByRole('link', { name: 'Zurück zur Suche' })).toBeVisible();
  });

  it('opens by stock number, and tells the host which vehicle is seen', async () => {
    inStock();
    const { environment } = await openVehicle(undefined, 'GW-1042');
    expect(environment.events).toContainEqual({
      type: 'vehicle-view',
      detail: expect.objectContaining({ vehicleId: ID, value: 22_490, currency: 'EUR' }) as unknown,
    });
    expect(platform.record.map(({ path }) => path)).toContain(
      '/cardealeradmin/00000000-0000-4000-8000-000000000001/cars/internal-id/GW-1042',
    );
  });

  it('gives the host page title, description and structured data, and takes them back', async () => {
    inStock();
    const { environment, unmount } = await openVehicle();
    expect(environment.head.shown.at(-1)).toMatchObject({
      title: 'VOLKSWAGEN GOLF online reservieren | Gebrauchtwagen in Köln',
      description: expect.stringContaining('Erstzulassung 03/2022') as string,
      structuredData: { '@type': 'Car', vehicleIdentificationNumber: 'WVWZZZAUZLW000001' },
    });
    unmount();
    expect(environment.head.undone).toBe(environment.head.shown.length);
  });

  it('stands without contacts, finance and leasing', async () => {
    inStock({ financingCalculationProviderType: 'VW', leasingCalculationProviderType: 'VW', schwackeCode: '1' });
    platform.fail(/contacts|carfinancings|leasing/, 500);
    await openVehicle();
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: 'Leasing' })).toHaveAttribute(
        'title',
        'Für dieses Fahrzeug ist keine Leasingrechnung möglich.',
      ),
    );
    expect(screen.getByRole('button', { name: 'Anfrage senden' })).toBeVisible();
    expect(screen.queryByText('pro Monat')).toBeNull();
  });
});

describe('sharing', () => {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1280);
  });

  it('is in a menu on a phone, with print and overview', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
    inStock();
    const { user } = await openVehicle();
    await user.click(screen.getByRole('button', { name: 'Weitere Aktionen' }));
    for (const name of ['PDF-Übersicht speichern', 'Drucken'])
      expect(screen.getByRole('button', { name })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Teilen' }));
    expect(await screen.findByRole('button', { name: 'Weitere Aktionen, Link kopiert' })).toHaveFocus();
  });

  it('copies the address where the device shares nothing itself', async () => {
    inStock();
    const { user, environment } = await openVehicle();
    await user.click(screen.getByRole('button', { name: 'Teilen' }));
    expect(await screen.findByRole('button', { name: 'Link kopiert' })).toBeVisible();
    expect(environment.events).toContainEqual({
      type: 'share',
      detail: { vehicleId: '11111111-1111-4111-8111-111111111111' },
    });
    expect(await navigator.clipboard.readText()).toBe('https://dealer.test/fahrzeuge');
  });

  it('shows the address where it may not be copied either', async () => {
    inStock();
    const { user } = await openVehicle();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
    await user.click(screen.getByRole('button', { name: 'Teilen' }));
    expect(await screen.findByText('https://dealer.test/fahrzeuge')).toBeVisible();
  });
});

describe('a vehicle that is not ordinary', () => {
  it('is reserved: the way into the checkout says until when and is closed', async () => {
    inStock({ reservedUntil: '2026-05-06T16:30:00Z' });
    await openVehicle();
    expect(screen.getByRole('button', { name: 'Reserviert bis 06.05.2026, 18:30 Uhr' })).toBeDisabled();
    expect(screen.queryByRole('link', { name: 'Online kaufen' })).toBeNull();
    // In the price box and in the bar of phones (rules/vehicle: reserved can be asked about).
    expect(screen.getAllByRole('button', { name: 'Anfragen' })).toHaveLength(2);
    expect(screen.getByText('Reserviert')).toBeVisible();
  });

  it('has no price: it is asked for instead of ordered', async () => {
    inStock({ publicPrice: 0 });
    const { user } = await openVehicle();
    expect(screen.getAllByText('Preis auf Anfrage').length).toBeGreaterThan(0);
    expect(screen.queryByText('inkl. 19% MwSt. (ausweisbar)')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Online kaufen' })).toBeNull();
    const [ask] = screen.getAllByRole('button', { name: 'Preis anfragen' });
    if (ask) await user.click(ask);
    expect(screen.getByRole('checkbox', { name: 'Preisvorschlag anfragen' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Vorname' })).toHaveFocus();
  });

  it('cost more before', async () => {
    inStock({ publicPreviousPrice: 24_990 });
    await openVehicle();
    expect(screen.getAllByText('24.990 €').length).toBeGreaterThan(0);
  });

  // rules/vehicle: checkout off.
  it('cannot be ordered where the dealer sells nothing online', async () => {
    inStock();
    platform.tenant(1).settings.isCheckoutEnabled = false;
    await openVehicle();
    expect(screen.queryByRole('link', { name: 'Online kaufen' })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Anfragen' })).toHaveLength(2);
  });

  it('has no picture, and stands for no car then', async () => {
    inStock({ images: [], carType: 'ZWEIRAD' });
    await openVehicle();
    const text = screen.getByText('Für dieses Fahrzeug liegt noch kein Bild vor.');
    expect(text).toBeVisible();
    expect(text.parentElement?.querySelector('.lucide-images')).toBeVisible();
  });

  it('is known by hardly more than its id', async () => {
    platform.tenant(1).vehicles.unshift({ id: ID } as unknown as Car);
    renderApp({ at: `/angebote-x/${ID}` });
    expect(await screen.findByRole('heading', { level: 1, name: 'Fahrzeug' })).toBeVisible();
    expect(screen.getByText('Zu diesem Fahrzeug liegen noch keine technischen Daten vor.')).toBeVisible();
  });

  it('comes with nulls and wrong types', async () => {
    const broken = Object.fromEntries(
      Object.keys(aWireVehicle()).map((key) => [key, key.length % 2 ? null : { a: [1] }]),
    );
    platform.tenant(1).quirks.set(ID, { ...broken, id: ID });
    platform.tenant(1).vehicles.unshift({ id: ID } as unknown as Car);
    renderApp({ at: `/angebote-x/${ID}` });
    expect(await screen.findByRole('heading', { level: 1, name: 'Fahrzeug' })).toBeVisible();
  });
});

describe('a dealer of its own kind', () => {
  it('promises the money back for seven days', async () => {
    platform.tenant(2).vehicles.unshift(aWireVehicle() as unknown as Car);
    renderApp({ at: `/angebote-x/${ID}`, adminId: '00000000-0000-4000-8000-000000000002' });
    expect(await screen.findByText('7 Tage Geld-zurück-Garantie')).toBeVisible();
  });

  it('promises nothing of the kind elsewhere', async () => {
    inStock();
    await openVehicle();
    expect(screen.queryByText('7 Tage Geld-zurück-Garantie')).toBeNull();
  });
});

describe('tabs', () => {
  it('lead from a child address that does not match to the technical data', async () => {
    inStock();
    const { environment } = await openVehicle('motorraum');
    await waitFor(() =>
      expect(environment.history.current.location.pathname).toBe(`/angebote-volkswagen-golf/${ID}/technische-daten`),
    );
    expect(screen.getByRole('tab', { name: 'Technische Daten', selected: true })).toBeVisible();
  });

  it('group the equipment by category, alphabetically', async () => {
    inStock({
      equipments: [
        { equipmentKey: 'abs', name: 'ABS', category: 'safety' },
        { equipmentKey: 'metallic', name: 'Metallic', category: 'extras' },
        { equipmentKey: 'alloy_wheels', name: 'Alufelgen', category: 'extras' },
      ],
    });
    await openVehicle('ausstattung');
    const panel = within(screen.getByRole('tabpanel'));
    expect(panel.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Extras', 'Sicherheit']);
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Alufelgen',
      'Metallic',
      'ABS',
    ]);
  });

  it('show the description where there is no equipment', async () => {
    inStock({ equipments: [], descriptionHtml: '<p>Mit allem, was man braucht.</p>' });
    await openVehicle('ausstattung');
    expect(within(screen.getByRole('tabpanel')).getByText('Mit allem, was man braucht.')).toBeVisible();
  });

  it('show the first financing quote with its legal text and lead into the checkout with it', async () => {
    inStock({ financingCalculationProviderType: 'VW', publicPrice: 24_900 });
    await openVehicle('finanzierung');
    const panel = within(screen.getByRole('tabpanel'));
    expect(await panel.findByText('Monatliche Finanzierungsrate')).toBeVisible();
    expect(panel.getAllByText('2.400 €', { selector: '.fact-list__value' })[0]).toBeVisible();
    expect(panel.getAllByText('7.400 €', { selector: '.fact-list__value' })[0]).toBeVisible();
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Repräsentatives Beispiel');
    expect(panel.getByRole('link', { name: 'Mit dieser Rate weiter' })).toHaveAttribute(
      'href',
      `https://dealer.test/fahrzeuge#/cars/${ID}/checkout?checkoutOrderPaymentType=6`,
    );
  });

  it('give out condition documents, or a way to ask for them', async () => {
    inStock({ conditionDocumentUrls: ['https://platform.test/bericht 1.pdf'], stateOfHealth: 94 });
    await openVehicle('zustand');
    expect(screen.getByRole('link', { name: 'Zustandsbericht herunterladen' })).toHaveAttribute(
      'href',
      'https://platform.test/bericht%201.pdf',
    );
    expect(screen.getByText('94 %')).toBeVisible();
  });

  it('ask for a condition report through the contact form', async () => {
    inStock();
    const { user } = await openVehicle('zustand');
    await user.click(screen.getByRole('button', { name: 'Zustandsbericht anfordern' }));
    expect(screen.getByRole('checkbox', { name: 'Zustandsbericht anfordern' })).toBeChecked();
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
  });

  it('keep what was typed into the contact form', async () => {
    inStock();
    const { user } = await openVehicle();
    await user.type(screen.getByRole('textbox', { name: 'Vorname' }), 'Klara');
    await user.click(screen.getByRole('tab', { name: 'Ausstattung' }));
    expect(screen.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Klara');
  });
});

describe('consumption and emissions', () => {
  it('stand in full as the platform writes them', async () => {
    inStock({ enVkvInformationStringsDetails: ['Kraftstoffverbrauch (kombiniert): 5,6 l/100 km', 'CO₂-Klasse: D'] });
    await openVehicle();
    const region = within(screen.getByRole('region', { name: 'Verbrauch und CO₂-Emissionen' }));
    expect(region.getByText('Kraftstoffverbrauch (kombiniert): 5,6 l/100 km')).toBeVisible();
    expect(region.getByText('CO₂-Klasse: D')).toBeVisible();
  });

  it('send nobody to the guide for passenger cars from a motorhome', async () => {
    const fresh = { usedConditionType: 'Neuwagen', mileAge: 10 };
    inStock({ ...fresh, carType: 'WOHNMOBIL' });
    const { unmount } = await openVehicle();
    expect(screen.queryByText(/Leitfaden über den Kraftstoffverbrauch/)).toBeNull();
    unmount();
    Object.assign(platform.tenant(1).vehicles[0] ?? {}, { carType: 'PKW' });
    await openVehicle();
    expect(screen.getByText(/Leitfaden über den Kraftstoffverbrauch/)).toBeVisible();
  });

  it('show a new plug-in hybrid two classes', async () => {
    inStock({
      usedConditionType: 'Neuwagen',
      mileAge: 10,
      isPlugInHybrid: true,
      fuelType: 'Hybrid Benzin',
      wltpWeightedCo2: 21,
      wltpCo2Discharged: 131,
    });
    await openVehicle();
    const region = screen.getByRole('region', { name: 'Verbrauch und CO₂-Emissionen' });
    expect(region).toHaveTextContent('CO₂-Klasse (gewichtet, kombiniert): B (21 g/km)');
    expect(region).toHaveTextContent('CO₂-Klasse (bei entladener Batterie): D (131 g/km)');
  });
});

describe('the gallery', () => {
  const forty = Array.from({ length: 40 }, (_, index) => ({
    url: `https://platform.test/media/${index + 1}.svg`,
    type: 1,
  }));
  const counter = () => screen.getByRole('region', { name: 'Bilder' }).querySelector('.picture-slider__counter');

  it('loads the last picture and its neighbour, not all before it, when the visitor goes back from the first', async () => {
    inStock({ images: forty });
    const { user } = await openVehicle();
    await user.click(screen.getByRole('button', { name: 'Vorheriges Bild' }));
    expect(counter()).toHaveTextContent('Bild 40 / 40');
    expect(document.querySelectorAll('.picture-slider__slide img')).toHaveLength(3);
  });

  it('chooses by thumbnail', async () => {
    inStock({ images: forty });
    const { user } = await openVehicle();
    await user.click(screen.getByRole('button', { name: 'Bild 7 von 40' }));
    expect(counter()).toHaveTextContent('Bild 7 / 40');
    expect(screen.getByRole('button', { name: 'Bild 7 von 40' })).toHaveAttribute('aria-current', 'true');
  });

  it('leads to the first and the last picture by Home and End, among the thumbnails and in full screen', async () => {
    inStock({ images: forty });
    const { user } = await openVehicle();
    screen.getByRole('button', { name: 'Bild 1 von 40' }).focus();
    await user.keyboard('{End}');
    expect(counter()).toHaveTextContent('Bild 40 / 40');
    expect(screen.getByRole('button', { name: 'Bild 40 von 40' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Vollbild' }));
    const dialog = within(screen.getByRole('dialog'));
    dialog.getByRole('button', { name: 'Schließen' }).focus();
    await user.keyboard('{Home}');
    expect(dialog.getByText('1 / 40', { exact: false })).toBeVisible();
    dialog.getByRole('button', { name: 'Nächstes Bild' }).focus();
    await user.keyboard('{End}');
    expect(dialog.getByText('40 / 40', { exact: false })).toBeVisible();
  });

  it('shows no broken thumbnail', async () => {
    inStock({ images: forty });
    await openVehicle();
    const thumbnail = screen.getByRole('button', { name: 'Bild 7 von 40' });
    const picture = thumbnail.querySelector('img');
    if (picture === null) throw new Error('the thumbnail has no picture');
    fireEvent.error(picture);
    expect(thumbnail.querySelector('img')).toBeNull();
    expect(thumbnail.querySelector('svg')).not.toBeNull();
  });

  it('offers no zoom of a picture that could not be loaded', async () => {
    inStock({ images: forty });
    const { user } = await openVehicle();
    await user.click(screen.getByRole('button', { name: 'Vollbild' }));
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.error(dialog.getByRole('img', { name: /Bild 1 von 40$/ }));
    expect(dialog.getByText('Dieses Bild ist nicht verfügbar.')).toBeVisible();
    const zoom = dialog.getByRole('button', { name: 'Bild vergrößern' });
    expect(zoom).toHaveAttribute('aria-disabled', 'true');
    await user.click(zoom);
    expect(dialog.queryByRole('button', { name: 'Bild verkleinern' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Nächstes Bild' }));
    expect(zoom).not.toHaveAttribute('aria-disabled');
  });

  it('leaves pictures of damages to the condition report', async () => {
    inStock({ images: [...forty.slice(0, 3), { url: 'https://platform.test/media/schaden.svg', type: 2 }] });
    await openVehicle('zustand');
    expect(counter()).toHaveTextContent('Bild 1 / 3');
    const damages = screen.getByRole('region', { name: 'Bilder von Schäden' });
    expect(within(damages).getByRole('img')).toHaveAttribute('src', 'https://platform.test/media/schaden.svg');
  });
});
