import { productTypes } from '../../../src/domain/products/productType';
import type { CrossSellingProduct, NavigatorSettings } from '../contract';
import type { ProductPicture } from '../pictures/products';
import { dayFrom } from './generate';
import { idFor } from './random';
import type { TenantSpec } from './tenants';

type Draft = Omit<CrossSellingProduct, 'id' | 'imageUrl'> & { picture?: ProductPicture };

const KINDS = new Map<unknown, CrossSellingProduct['productTypeToString']>(
  Object.values(productTypes.table).map(({ wire: [number, text] }) => [number, text]),
);

const forAll = { isRelatedToAllCars: true, paymentType: 1, paymentTypeToString: 'Onetime' } satisfies Partial<Draft>;
const monthly = { isRelatedToAllCars: true, paymentType: 2, paymentTypeToString: 'Monthly' } satisfies Partial<Draft>;

const DRAFTS = (now: Date): Draft[] => [
  {
    ...forAll,
    productType: 1,
    name: 'Reparaturkosten-Versicherung 12 Monate',
    price: 349,
    description:
      'Übernimmt Material- und Lohnkosten für alle mechanischen und elektrischen Bauteile, europaweit und ohne Selbstbeteiligung bis 60.000 km.',
  },
  {
    ...forAll,
    productType: 1,
    name: 'Reparaturkosten-Versicherung 24 Monate',
    price: 599,
    description:
      'Zwei Jahre Schutz vor unerwarteten Werkstattrechnungen. Ab 100.000 km Laufleistung werden Materialkosten anteilig erstattet.',
  },
  {
    ...forAll,
    productType: 1,
    name: 'Reparaturkosten-Versicherung 36 Monate',
    price: 849,
    description:
      'Drei Jahre Rundumschutz für Motor, Getriebe, Elektronik und Klimaanlage, beim Weiterverkauf übertragbar.',
  },
  {
    ...monthly,
    productType: 1,
    name: 'Reparaturkosten-Versicherung monatlich',
    price: 24.9,
    description: 'Derselbe Schutz, monatlich bezahlt und nach zwölf Monaten jederzeit zum Monatsende kündbar.',
  },
  {
    ...forAll,
    productType: 2,
    productSubType: 'Räder',
    name: 'Winterkompletträder 17 Zoll',
    price: 1190,
    articleNumber: 'WR-17-205',
    picture: 'wheel',
    deliveryTimeInDays: 5,
    vehicleTypesToString: ['PKW'],
    description:
      'Vier Leichtmetallfelgen mit Winterreifen der Effizienzklasse C, gewuchtet und mit Reifendrucksensoren, auf Wunsch bei der Übergabe montiert.',
  },
  {
    ...forAll,
    productType: 2,
    productSubType: 'Räder',
    name: 'Einlagerung Räder für eine Saison',
    price: 69,
    articleNumber: 'EL-01',
    vehicleTypesToString: ['PKW', 'NUTZFAHRZEUG'],
    description: 'Wir waschen, prüfen und lagern Ihre Räder bis zum nächsten Wechsel.',
  },
  {
    ...forAll,
    productType: 2,
    productSubType: 'Transport',
    name: 'Dachbox 430 Liter',
    price: 489,
    articleNumber: 'DB-430',
    picture: 'roof-box',
    vehicleTypesToString: ['PKW'],
    description: 'Beidseitig zu öffnen, abschließbar, einschließlich Grundträger.',
  },
  {
    ...forAll,
    productType: 2,
    productSubType: 'Transport',
    name: 'Fahrradträger für die Anhängerkupplung',
    price: 449,
    articleNumber: 'FT-2',
    picture: 'bike-rack',
    vehicleTypesToString: ['PKW'],
    description: 'Für zwei Räder oder E-Bikes bis 60 kg, abklappbar.',
  },
  {
    ...forAll,
    productType: 2,
    productSubType: 'Innenraum',
    name: 'Gummifußmatten, vierteilig',
    price: 79,
    articleNumber: 'GM-4',
    picture: 'mats',
    vehicleTypesToString: ['PKW', 'NUTZFAHRZEUG'],
    description: 'Passgenau, geruchsarm, mit hohem Rand.',
  },
  {
    ...forAll,
    productType: 2,
    productSubType: 'Innenraum',
    name: 'Kofferraumwanne',
    price: 65,
    articleNumber: 'KW-1',
    vehicleTypesToString: ['PKW'],
    description: 'Schützt den Ladeboden vor Nässe und Schmutz.',
  },
  {
    productType: 2,
    productSubType: 'Laden',
    name: 'Wallbox 11 kW',
    price: 749,
    paymentType: 1,
    paymentTypeToString: 'Onetime',
    articleNumber: 'WB-11',
    picture: 'wallbox',
    isRelatedToAllCars: false,
    relatedManufacturers: ['Tesla', 'Cupra'],
    relatedModels: ['ID.3', 'ID.4', 'Enyaq', 'i4', 'Model 3', 'Model Y', 'Born'],
    description: 'Mit fest angeschlossenem Kabel (5 m) und App. Ohne Montage.',
  },
  {
    productType: 2,
    productSubType: 'Schutz',
    name: 'Original-Gepäckraumeinlage Golf',
    price: 89,
    paymentType: 1,
    paymentTypeToString: 'Onetime',
    articleNumber: '5H0061161',
    isRelatedToAllCars: false,
    relatedManufacturers: ['Volkswagen'],
    relatedModels: ['Golf'],
    relatedMaxEnginePower: 200,
    relatedCarFirstRegistrationDateStart: '2019-01-01',
    description: 'Wendeeinlage aus Velours und Kunststoff.',
  },
  {
    ...forAll,
    productType: 2,
    isFromAccessoriesNav: true,
    productSubType: 'Felgen',
    name: 'Leichtmetallfelge „Bergamo“ 18 Zoll',
    price: 329,
    articleNumber: 'NAV-18-BG',
    fitments: ['Golf VIII', 'Octavia IV'],
    description: 'Einzelfelge, glanzgedreht.',
  },
  {
    ...forAll,
    productType: 3,
    name: 'Wartungspaket Komfort',
    price: 29.9,
    ...monthly,
    description:
      'Alle Inspektionen nach Herstellervorgabe einschließlich Öl, Filtern und Hauptuntersuchung, Laufzeit 36 Monate.',
  },
  {
    ...forAll,
    productType: 3,
    name: 'Zulassung mit Wunschkennzeichen',
    price: 149,
    description: 'Wir melden Ihr Fahrzeug an und montieren die Schilder. Gebühren der Behörde sind enthalten.',
  },
  {
    ...forAll,
    productType: 3,
    name: 'Mobilitätsgarantie',
    price: 0,
    description: 'Zwölf Monate Pannenhilfe in Deutschland und den Nachbarländern, im Fahrzeugpreis enthalten.',
  },
  {
    ...forAll,
    productType: 3,
    name: 'Keramikversiegelung',
    price: 590,
    description: 'Schützt den Lack bis zu fünf Jahre vor Insekten, Vogelkot und Waschstraßenkratzern.',
  },
  {
    ...monthly,
    productType: 4,
    name: 'Kfz-Versicherung Vollkasko',
    price: 68,
    description:
      'Haftpflicht, Vollkasko mit 500 Euro und Teilkasko mit 150 Euro Selbstbeteiligung, Beispielbeitrag für Fahrer ab 25 Jahren.',
  },
  {
    ...monthly,
    productType: 4,
    name: 'Kfz-Versicherung Teilkasko',
    price: 42,
    description: 'Haftpflicht und Teilkasko mit 150 Euro Selbstbeteiligung, Beispielbeitrag für Fahrer ab 25 Jahren.',
  },
  {
    ...forAll,
    productType: 4,
    name: 'GAP-Versicherung 36 Monate',
    price: 299,
    description:
      'Gleicht bei Totalschaden oder Diebstahl die Lücke zwischen Wiederbeschaffungswert und Restschuld aus.',
  },
  {
    ...forAll,
    productType: 6,
    name: 'Abholung im Autohaus',
    price: 0,
    deliveryTimeInDays: 3,
    minHandoverAtPickup: dayFrom(now, { days: 3 }).toISOString(),
    description:
      'Wir übergeben Ihnen Ihr Fahrzeug im Autohaus und erklären alle Funktionen. Planen Sie etwa eine Stunde ein.',
  },
  {
    ...forAll,
    productType: 7,
    name: 'Lieferung bis 100 km',
    price: 249,
    deliveryTimeInDays: 7,
    minHandoverAtDelivery: dayFrom(now, { days: 7 }).toISOString(),
    description: 'Lieferung auf eigener Achse oder mit dem Transporter bis vor Ihre Haustür.',
  },
  {
    ...forAll,
    productType: 7,
    name: 'Lieferung deutschlandweit',
    price: 549,
    deliveryTimeInDays: 10,
    minHandoverAtDelivery: dayFrom(now, { days: 10 }).toISOString(),
    description: 'Auf dem geschlossenen Transporter, versichert und mit persönlicher Einweisung.',
  },
  {
    ...forAll,
    productType: 5,
    name: 'Übergabe nach Vereinbarung',
    price: 0,
    deliveryTimeInDays: 5,
    isImmutable: true,
    description: 'Die Übergabe wird nach der Bestellung telefonisch vereinbart.',
  },
  {
    ...forAll,
    productType: 8,
    name: 'Aktionspaket „Sorglos starten“',
    price: 399,
    picture: 'package',
    description: 'Zulassung, Fußmatten, Warnwesten, Verbandskasten und eine Tankfüllung zum Paketpreis.',
  },
  {
    ...forAll,
    productType: 8,
    name: 'Scheibentönung ab B-Säule',
    price: 279,
    vehicleTypesToString: ['PKW'],
    description: 'Mit ABE, fünf Jahre Garantie auf die Folie.',
  },
  {
    productType: 8,
    name: 'Camping-Starterpaket',
    price: 690,
    paymentType: 1,
    paymentTypeToString: 'Onetime',
    isRelatedToAllCars: true,
    vehicleTypesToString: ['WOHNMOBIL'],
    description: 'Gasflasche, Kabeltrommel, Keile, Wasserschlauch und ein Satz Campingmöbel für vier Personen.',
  },
];

export function productsOf(tenant: TenantSpec, baseUrl: string, now: Date): CrossSellingProduct[] {
  return DRAFTS(now).map(({ picture, ...draft }) => {
    const id = idFor(`product ${tenant.number} ${draft.name}`);
    return {
      id,
      ...draft,
      productTypeToString: KINDS.get(draft.productType),
      ...(picture && {
        imageUrl: `${baseUrl}/media/products/${picture}.svg`,
        imageUrls: [`${baseUrl}/media/products/${picture}.svg`],
      }),
    };
  });
}

export const NAVIGATOR_SETTINGS: readonly NavigatorSettings[] = [
  { brand: 'Volkswagen', configId: 'demo-vw' },
  { brand: 'Audi', configId: 'demo-audi' },
];
