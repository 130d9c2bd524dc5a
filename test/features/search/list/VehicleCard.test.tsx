import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import type { Frame } from '../../../../src/domain/finance/frame';
import type { Vehicle } from '../../../../src/domain/vehicle/vehicle';
import { CardActions, type CardButtons } from '../../../../src/features/favourites/CardActions';
import { CardIcons } from '../../../../src/features/search/list/CardIcons';
import { browseCardPictures } from '../../../../src/features/search/list/cardPictures';
import '../../../../src/features/finance/card/CardRates';
import { VehicleCard } from '../../../../src/features/search/list/VehicleCard';
import { axiosTransport } from '../../../../src/lib/http/axiosTransport';
import { createShopServices } from '../../../../src/state/shop';
import { ShopProvider } from '../../../../src/state/shopContext';
import { StyleRoot } from '../../../../src/ui/styles';
import { anEnvironment } from '../../../builders/environment';
import { aTenant, someSettings } from '../../../builders/tenant';
import { aVehicle } from '../../../builders/vehicle';
import { NOW } from '../../../now';

/** A card with its buttons, as the list gives them. */
function CardInList(card: Omit<ComponentProps<typeof VehicleCard>, 'buttonsOf' | 'isMarked' | 'isCompared'>) {
  const [buttons, setButtons] = useState<CardButtons>();
  const { id } = card.vehicle;
  return (
    <>
      <CardActions onChange={setButtons} />
      <VehicleCard
        {...card}
        buttonsOf={buttons?.buttonsOf}
        isMarked={buttons?.marked.has(id) ?? false}
        isCompared={buttons?.compared.has(id) ?? false}
      />
    </>
  );
}

function show(
  overrides: Partial<Vehicle> = {},
  { frame = {}, hasHighlights = false }: { frame?: Frame; hasHighlights?: boolean } = {},
) {
  const services = createShopServices(anEnvironment(), { transport: axiosTransport });
  services.frame.setState({ frame });
  return render(
    <ShopProvider shop={{ ...services, tenant: aTenant() }}>
      <CardInList
        vehicle={aVehicle(overrides)}
        hrefOf={({ id }) => `#/angebote-x/${id}`}
        settings={someSettings({
          isPreviousPriceVisible: true,
          leasingContractTypes: [{ providerType: 'NONE', contractType: 'mileage' }],
        })}
        now={NOW}
        hasRates={frame.kind !== undefined}
        hasHighlights={hasHighlights}
        isFirst={false}
      />
    </ShopProvider>,
  );
}

/** Without what keeps a text in one line. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll('\u2060', '');

/** Facts of the card, then place and availability. */
const factsOf = () =>
  [...document.querySelectorAll('.vehicle-card__facts, .vehicle-card__place')].flatMap((line) =>
    [...line.childNodes].flatMap(({ textContent }) =>
      textContent ? textContent.split('\u00A0· ').map((text) => plain(text).trim()) : [],
    ),
  );

/** Elements and texts within a node, without comments. */
function nodesOf(node: Node): number {
  const shown = [...node.childNodes].filter(({ nodeType }) => nodeType !== Node.COMMENT_NODE);
  return shown.reduce((sum, child) => sum + 1 + nodesOf(child), 0);
}

describe('the card of a vehicle', () => {
  it('is one link with heading and title, and says the facts', () => {
    show();
    const link = screen.getByRole('link', { name: 'Volkswagen Golf Golf VIII 1.5 TSI Style LED Navi' });
    expect(link).toHaveAttribute('href', '#/angebote-x/11111111-1111-4111-8111-111111111111');
    expect(factsOf()).toEqual(['EZ 03/2022', '42.500 km', '110 kW (150 PS)', 'Benzin', 'Automatik', 'Köln', 'sofort']);
    expect(screen.getByText('22.490 €')).toBeVisible();
    expect(screen.getByText(/^18\.899\s€ netto/)).toBeVisible();
    expect(screen.getByText('inkl. 19% MwSt. (ausweisbar)').textContent).toContain('inkl.\u00a019%\u00a0MwSt.');
    expect(screen.getByText('Gebrauchtwagen')).toBeVisible();
  });

  it.each(['NUTZFAHRZEUG', 'WOHNMOBIL', 'ZWEIRAD', 'ANHAENGER'] as const)(
    'without a picture shows a drawing of its type: %s',
    (carType) => {
      const { container } = show({ carType, images: [] });
      const root = document.createElement('div').attachShadow({ mode: 'open' });
      render(
        <StyleRoot root={root}>
          <CardIcons />
        </StyleRoot>,
      );
      const rules = root.adoptedStyleSheets.flatMap((sheet) => Array.from(sheet.cssRules, ({ cssText }) => cssText));
      const selector = `.vehicle-card__media[data-car-type='${carType}']`;
      expect(container.querySelector(selector)).toBeInTheDocument();
      expect(rules.join()).toContain(`${selector}::before`);
    },
  );

  it('asks for the price where there is none, and notes no VAT', () => {
    show({ publicPrice: 0 });
    expect(screen.getByText('Preis auf Anfrage')).toBeVisible();
    expect(screen.queryByText(/MwSt|§25a/)).not.toBeInTheDocument();
  });

  it('strikes a previous price', () => {
    show({ publicPreviousPrice: 24_900 });
    expect(screen.getByText('24.900 €')).toBeVisible();
  });

  it('names no credit beside a cash price, and a rate only together with its representative example', async () => {
    const rate = { frame: { kind: 'financing' } } as const;
    const { unmount } = show({ initialFinancingInstallment: 199 }, rate);
    expect(screen.queryByText(/Finanzierung/)).not.toBeInTheDocument();
    unmount();
    const financed = {
      publicPrice: 25_000,
      initialFinancingInstallment: 364.56,
      virtualFinancingDeposit: 2_500,
      virtualFinancingDuration: 48,
      virtualFinancingFinalInstallment: 7_400,
    };
    const cash = show({ ...financed, initialLeasingInstallment: 249 });
    expect(screen.queryByText(/Finanzierung|Leasing|Beispiel/)).not.toBeInTheDocument();
    cash.unmount();
    show(financed, rate);
    const amount = await screen.findByText('364,56 €');
    expect(amount.parentElement).toHaveTextContent('364,56 € im Monat Finanzierung');
    expect(screen.getByText('2.500 € Anzahlung 48 Monate eff. 3,99 %')).toBeVisible();
    expect(screen.getByText('Achtung! Kreditaufnahme kostet Geld.')).toBeVisible();
    expect(
      screen.getByText(
        /^Repräsentatives Beispiel wie oben: 48 Raten, Schlussrate 7\.400 €, effektiver Jahreszins 3,99 %/,
      ),
    ).toBeVisible();
    expect(screen.getByText('25.000 €').compareDocumentPosition(amount)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  const REGISTERED = ['EZ 03/2022', '42.500 km'];
  const ENGINE = ['110 kW (150 PS)', 'Benzin', 'Automatik'];

  it.each([
    [{ carType: 'PKW' }, [...REGISTERED, ...ENGINE]],
    [{ carType: undefined }, [...REGISTERED, ...ENGINE]],
    [{ carType: 'PKW', fuelType: undefined, gearboxType: undefined, enginePower: 0 }, REGISTERED],
    [
      { carType: 'WOHNMOBIL', sleepingPlaces: 4, length: 6_990, weightTotal: 3_500 },
      [...REGISTERED, '4 Schlafplätze', '6.990 mm lang', 'zGG 3.500 kg', ...ENGINE],
    ],
    [
      { carType: 'NUTZFAHRZEUG', seatsCount: 3, weightTotal: 3_500 },
      [...REGISTERED, ...ENGINE, 'zGG 3.500 kg', '3 Sitze'],
    ],
    [{ carType: 'ZWEIRAD', engineCapacity: 600 }, [...REGISTERED, '110 kW (150 PS)', '600 cm³', 'Benzin', 'Automatik']],
    // An engine is no part of a trailer, whatever the platform says.
    [{ carType: 'ANHAENGER', mileage: 0, length: 420, weightTotal: 750 }, ['zGG 750 kg', '420 cm lang', 'EZ 03/2022']],
    [{ carType: 'ANHAENGER', mileage: 12_000, length: 1_000 }, ['1.000 cm lang', 'EZ 03/2022', '12.000 km']],
  ] as const)('says all that such a vehicle has, what its buyers ask for first: %o', (vehicle, facts) => {
    show(vehicle);
    expect(factsOf()).toEqual([...facts, 'Köln', 'sofort']);
  });

  it('leads through its pictures by its button, by arrow keys and by swiping', async () => {
    const images = ['a', 'b', 'c'].map((name) => ({ url: `https://bilder.test/${name}.jpg`, type: 'normal' as const }));
    const { container } = show({ images });
    const vehicle = aVehicle({ images });
    const stop = browseCardPictures(container, () => vehicle);
    const media = container.querySelector<HTMLElement>('.vehicle-card__media');
    const image = container.querySelector('img');
    const button = await screen.findByRole('button', { name: /^Nächstes Bild von/ });
    fireEvent.click(button);
    expect([image?.src, media?.dataset.pictures]).toEqual(['https://bilder.test/b.jpg', '2/3']);
    fireEvent.keyDown(button, { key: 'ArrowLeft' });
    fireEvent.keyDown(button, { key: 'ArrowLeft' });
    expect(media?.dataset.pictures).toBe('3/3');
    const swipe = (from: number, to: number) => {
      const at = (clientX: number) => ({ clientX, clientY: 0, identifier: 1, target: container });
      fireEvent.touchStart(media ?? container, { touches: [at(from)] });
      fireEvent.touchEnd(media ?? container, { changedTouches: [at(to)] });
    };
    swipe(0, -80);
    expect(media?.dataset.pictures).toBe('1/3');
    swipe(0, 10);
    expect(media?.dataset.pictures).toBe('1/3');
    stop();
    fireEvent.click(button);
    expect(media?.dataset.pictures).toBe('1/3');
  });

  it('says that it is reserved, and promises no date then', () => {
    show({ reservedUntil: '2026-05-05T10:00:00Z' });
    expect(document.querySelector('.vehicle-card__badge')).toHaveTextContent('Reserviert Gebrauchtwagen');
    expect(screen.queryByText(/Verfügbar/)).not.toBeInTheDocument();
  });

  it.each([
    [{ isDamaged: true }, 'Beschädigt'],
    [{ accidentStatus: 'ACCIDENT' }, 'Unfallfahrzeug'],
    [{ accidentStatus: 'UNFALL', isDamaged: true }, 'Unfallschaden'],
  ])('tells of an accident or a damage: %o', (vehicle, text) => {
    show(vehicle);
    expect(document.querySelector('.vehicle-card__badge')).toHaveTextContent(`${text} Gebrauchtwagen`);
  });

  it('marks a 360° view', () => {
    show({ impelSpinUrl: 'https://spin.test/1' });
    expect(document.querySelector('.vehicle-card__badge')).toHaveTextContent('Gebrauchtwagen 360°');
  });

  it('shows the consumption strings of the platform in full', () => {
    const lines = [
      'Energieverbrauch (kombiniert): 5,4 l/100 km',
      'CO₂-Emissionen (kombiniert): 123 g/km',
      'CO₂-Klasse: D',
    ];
    show({ enVkvInformationStringsCard: lines });
    // The class and its letter stay together, and a figure and its words.
    const text = document.querySelector('.vehicle-card__consumption')?.textContent ?? '';
    expect(text).toContain('-\u2060Klasse:\u00A0D');
    expect(text).toContain('-\u2060Emissionen\u00A0(kombiniert):\u00A0123\u00A0g/km');
    expect(plain(text)).toBe(lines.join(' '));
  });

  // What a card may cost where most is said on it: two scales and the net price.
  it('is at most 50 elements and texts for a new plug-in hybrid', () => {
    const { container } = show({
      usedConditionType: 'new',
      initialRegistration: undefined,
      mileage: 10,
      isPlugInHybrid: true,
      electricRange: 62,
      wltpWeightedCo2: 21,
      wltpCo2Discharged: 140,
      enVkvInformationStringsCard: [
        'Energieverbrauch (gewichtet kombiniert): 15,5 kWh/100 km plus 0,3 l/100 km',
        'Kraftstoffverbrauch bei entladener Batterie (kombiniert): 5,0 l/100 km',
        'CO₂-Emissionen (gewichtet kombiniert): 21 g/km',
      ],
    });
    expect(screen.getAllByText(/^CO₂-Klasse \(/)).toHaveLength(2);
    expect(screen.getAllByRole('button')).toHaveLength(3);
    expect(nodesOf(container)).toBeLessThanOrEqual(50);
  });

  it('holds together with nothing but an id', () => {
    const { container } = show({
      manufacturer: undefined,
      model: undefined,
      heading: undefined,
      marketingTitle: undefined,
      usedConditionType: undefined,
      mileage: undefined,
      initialRegistration: undefined,
      enginePower: undefined,
      fuelType: undefined,
      gearboxType: undefined,
      publicPrice: undefined,
      availableFromDate: undefined,
      consumptionAverage: undefined,
      co2: undefined,
      images: [],
      location: undefined,
    });
    expect(screen.getByRole('link', { name: 'Fahrzeug' })).toBeVisible();
    expect(screen.getByText('Preis auf Anfrage')).toBeVisible();
    expect(container.querySelector('img')).toBeNull();
    expect(container).not.toHaveTextContent(/undefined|NaN|null/);
  });
});
