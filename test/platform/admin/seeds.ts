import type {
  CrossSellingProduct,
  InvalidVehicle,
  LeadSetting,
  Location,
  ReleaseNote,
  SalesContract,
  TradeIn,
  User,
} from '../contract';
import { createRandom, idFor, type Random } from '../stock/random';

/** Sizes of the lists of the admin area; default: enough for several pages. */
export interface AdminSizes {
  customers?: number;
  tradeIns?: number;
  products?: number;
}

const FIRST_NAMES = [
  'Jana',
  'Ömer',
  'Lukas',
  'Beate',
  'Zoë',
  'Henrik',
  'Ayşe',
  'Dirk',
  'Mareike',
  'Paul',
  'Änne',
  'Igor',
];
const LAST_NAMES = [
  'Weber',
  'Schäfer',
  'Groß',
  'Öztürk',
  'Vogt',
  'Bäcker',
  'Nowak',
  'Lindner',
  'Ahrens',
  'Maier',
  'Zander',
];
const STREETS = ['Hauptstraße', 'Lindenweg', 'Am Markt', 'Bahnhofstraße', 'Gartenweg'];
const DAY = 86_400_000;

const ascii = (name: string) =>
  name
    .replace(/ö/gi, 'oe')
    .replace(/ä/gi, 'ae')
    .replace(/ü/gi, 'ue')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/[^a-z]/gi, '');
const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * DAY).toISOString();

function aName(random: Random) {
  return { firstName: random.pick(FIRST_NAMES), lastName: random.pick(LAST_NAMES) };
}

/** Customers with an account; every fifth with an unconfirmed address, every eleventh without a name. */
export function customersOf(tenant: number, count: number, now: Date): User[] {
  const random = createRandom(`customers ${tenant}`);
  return Array.from({ length: count }, (_, index): User => {
    const { firstName, lastName } = aName(random);
    const isCompany = index % 9 === 4;
    const hasName = index % 11 !== 10;
    return {
      id: idFor(`customer ${tenant} ${index}`),
      email: `${ascii(firstName)}.${ascii(lastName)}${index + 1}@example.com`.toLowerCase(),
      emailConfirmed: index % 5 !== 3,
      type: isCompany ? 2 : 1,
      ...(isCompany && { companyName: `${lastName} Handel GmbH`, companyUstId: 'DE136695976' }),
      salutationType: ((index % 3) + 1) as 1 | 2 | 3,
      ...(hasName && { firstName, lastName }),
      phoneNumber: `+4917${String(10_000_000 + index * 7919)}`,
      birthDate: `19${60 + (index % 40)}-0${1 + (index % 9)}-1${index % 9}`,
      address: {
        street: random.pick(STREETS),
        houseNumber: String(1 + (index % 80)),
        zipCode: '76137',
        city: 'Karlsruhe',
      },
      authType: index % 7 === 5 ? 2 : 1,
      roles: ['CarDealerCustomer'],
      createdAt: daysAgo(now, index * 2.3),
      vehicleDealerId: idFor(`dealer ${tenant}`),
    };
  });
}

const TRADED = [
  ['Volkswagen', 'Golf'],
  ['Škoda', 'Octavia'],
  ['BMW', '320d'],
  ['Ford', 'Focus'],
  ['Renault', 'Clio'],
  ['Mercedes-Benz', 'C 200'],
] as const;

/** Trade-in with the customer's answers, which are not part of the contract. */
type AnsweredTradeIn = TradeIn & {
  carDetectionType: string;
  isImport: boolean;
  hasRunningFunding: boolean;
  carOwnerCountType: string;
  hadAnyAccident: boolean;
  isAccidentRepaired?: boolean;
  interiorConditionType: string;
  exterieurConditionType: string;
};

/** Valuations of customers without a code; of seven, four are released, two pending, one without a value. */
export function moreTradeIns(tenant: number, count: number, now: Date): TradeIn[] {
  const random = createRandom(`trade-ins ${tenant}`);
  return Array.from({ length: count }, (_, index): AnsweredTradeIn => {
    const [manufacturer, model] = random.pick(TRADED);
    const customer = aName(random);
    const type = index % 7 === 6 ? 3 : index % 7 > 3 ? 2 : 1;
    const value = 1500 + random.between(0, 180) * 100;
    const mileAge = random.between(8, 210) * 1000;
    const year = random.between(2009, 2024);
    const email = `${ascii(customer.firstName)}.${ascii(customer.lastName)}${index + 1}@example.com`.toLowerCase();
    return {
      id: idFor(`trade-in ${tenant} more ${index}`),
      createdAt: daysAgo(now, index * 0.7 + 0.2),
      manufacturer,
      model,
      vin: `WVWZZZ1KZ${String(10_000_000 + index * 31).slice(-8)}`,
      mileAge,
      firstRegistration: `${year}-0${1 + (index % 9)}-01`,
      calculationResultType: type,
      ...(type !== 3 && { customerPrice: value + 50, customerPriceMin: value - 900, customerPriceMax: value + 800 }),
      calculationRequestSummaryHtml: `<h3>Fahrzeug</h3><ul><li>${manufacturer} ${model}</li><li>${mileAge.toLocaleString('de-DE')} km</li><li>Erstzulassung ${year}</li></ul><h3>Zustand</h3><p>Innenraum gepflegt, außen leichte Kratzer.</p>`,
      carDetectionType: 'VIN',
      isImport: index % 5 === 4,
      hasRunningFunding: index % 3 === 1,
      carOwnerCountType: ['1', '2', '3', '4', 'unknown'][index % 5] ?? '1',
      hadAnyAccident: index % 4 === 0,
      ...(index % 4 === 0 && { isAccidentRepaired: index % 8 === 0 }),
      interiorConditionType: 'OUTSTANDING',
      exterieurConditionType: index % 2 === 0 ? 'BIT_USED' : 'HARDLY_USED',
      code: `TAUSCH-${1000 + index}`,
      usedEmail: email,
      ...(index % 9 === 8 && { redeemedAt: daysAgo(now, index * 0.3) }),
      customer: { ...customer, email, phone: `+4915${String(20_000_000 + index * 977)}` },
    };
  });
}

/** Accessories without pictures, for a long list. */
export function moreProducts(tenant: number, count: number): CrossSellingProduct[] {
  return Array.from({ length: count }, (_, index): CrossSellingProduct => ({
    id: idFor(`product ${tenant} more ${index}`),
    name: `Zubehör ${String(index + 1).padStart(4, '0')}`,
    description: 'Original-Zubehör aus dem Katalog.',
    price: 10 + ((index * 37) % 900),
    productType: 2,
    productTypeToString: 'PhysicalProduct',
    paymentType: 1,
    paymentTypeToString: 'Onetime',
    articleNumber: `KAT-${String(index + 1).padStart(5, '0')}`,
    isRelatedToAllCars: index % 3 !== 0,
    ...(index % 3 === 0 && { relatedManufacturers: ['Volkswagen'], relatedModels: ['Golf'] }),
    vehicleTypesToString: ['PKW'],
  }));
}

export function leadSettingsOf(tenant: number, domain: string, locations: readonly Location[]): LeadSetting[] {
  const place = (index: number) => locations.slice(index, index + 1).map(({ id }) => id);
  const entries: Omit<LeadSetting, 'id'>[] = [
    { targetEmail: `verkauf@${domain}`, leadChannelTypes: ['ContactForm', 'Order'], leadSystemTargetTypes: ['Email'] },
    {
      targetEmail: `crm@${domain}`,
      leadChannelTypes: ['ContactForm'],
      leadSystemTargetTypes: ['Catch'],
      vehicleTypesFilter: ['PKW'],
    },
    {
      targetEmail: `ankauf@${domain}`,
      leadChannelTypes: ['TradeIn'],
      leadSystemTargetTypes: ['Email', 'AutoCrm'],
      vehicleDealerLocationIdsFilter: place(0),
    },
    {
      targetEmail: `neuwagen@${domain}`,
      leadChannelTypes: ['Order', 'OrderContinueLater'],
      leadSystemTargetTypes: ['Email'],
      manufacturersFilter: ['Volkswagen', 'Škoda'],
      usedConditionTypeFilter: ['Neuwagen'],
    },
    ...locations.map((location, index): Omit<LeadSetting, 'id'> => ({
      targetEmail: `filiale${index + 1}@${domain}`,
      leadChannelTypes: ['ContactForm'],
      leadSystemTargetTypes: ['Email'],
      vehicleDealerLocationIdsFilter: [location.id],
    })),
    {
      targetEmail: `nutzfahrzeuge@${domain}`,
      leadChannelTypes: ['ContactForm', 'Order'],
      leadSystemTargetTypes: ['DealerDesk'],
      vehicleTypesFilter: ['NUTZFAHRZEUG'],
    },
  ];
  return entries.map((entry, index) => ({ id: idFor(`lead ${tenant} ${index}`), ...entry }));
}

const signerFields = (name: string, isOpen: boolean, status: string) => [
  { type: 'name', value: name },
  ...(isOpen ? [{ type: 'signing_status', value: status }] : []),
];

/** Contract with the account id of its customer, known to the platform only. */
export type StoredContract = Omit<SalesContract, 'customer'>;

const NO_ID = '00000000-0000-0000-0000-000000000000';
const SOLD = ['Passat Variant 2.0 TDI', 'Golf VIII 1.5 eTSI', 'Octavia Combi', 'Tiguan Life', 'T6.1 Multivan'];

/** Of six, one is a draft, one could not be delivered, one has a deleted customer, one was created manually. */
export function contractsOf(tenant: number, customers: readonly User[], now: Date): StoredContract[] {
  return Array.from({ length: 18 }, (_, index): StoredContract => {
    const isOpen = index % 3 === 0;
    const customerId =
      index === 7 ? idFor(`deleted customer ${tenant}`) : index === 15 ? NO_ID : customers[index % 6]?.id;
    return {
      id: `contract-${tenant}-${index + 1}`,
      ctime: Math.floor(now.getTime() / 1000) - (index * 3 + 1) * 86_400,
      status: index % 6 === 5 ? 'preparation' : isOpen ? 'pending' : 'closed',
      car: { marketingTitle: SOLD[index % SOLD.length], vin: `WVWZZZAUZ${String(20_000_000 + index * 131).slice(-8)}` },
      description: `Kaufvertrag ${SOLD[index % SOLD.length] ?? ''}`,
      signingStatus: isOpen
        ? index % 6 === 0
          ? { invitations_delivered: 2, document_signed: 1 }
          : { invitation_delivery_problem: 1 }
        : { document_signed: 2 },
      parties: [
        {
          id: `${index}-a`,
          role: 'signing_party',
          fields: [
            { type: 'signature', value: 'geheim' },
            ...signerFields('Autohaus Bergmann', isOpen, 'document_signed'),
          ],
        },
        {
          id: `${index}-b`,
          role: 'signing_party',
          fields: signerFields(
            [customers[index % 6]?.firstName, customers[index % 6]?.lastName].join(' '),
            isOpen,
            index % 6 === 0 ? 'invitations_delivered' : 'invitation_delivery_problem',
          ),
        },
        { id: `${index}-c`, role: 'viewer' },
      ],
      vehicleDealerCustomerId: customerId ?? NO_ID,
    };
  });
}

const REASONS = {
  price: 'Der Preis fehlt oder ist 0.',
  details: 'Angabenfehler: Verbrauch oder CO₂-Emissionen fehlen.',
  label: 'Labelfehler: Das Energielabel (PDF) fehlt.',
  fuel: 'Der Kraftstoff ist nicht bestimmbar.',
  ethanol: 'Ethanol wird nicht unterstützt.',
  type: 'Der Fahrzeugtyp ist nicht bestimmbar.',
} as const;

/** The reason that is removed when the label is uploaded. */
export const LABEL_REASON: string = REASONS.label;

export function invalidVehiclesOf(tenant: number): InvalidVehicle[] {
  const entries: [manufacturer: string, model: string, reasons: string[]][] = [
    ['Volkswagen', 'ID.3 Pro', [REASONS.label]],
    ['Škoda', 'Enyaq 85', [REASONS.details, REASONS.label]],
    ['Audi', 'A3 Sportback', [REASONS.price]],
    ['Volkswagen', 'Golf GTE', [REASONS.details]],
    ['Ford', 'Focus FFV', [REASONS.ethanol]],
    ['Seat', 'Leon', [REASONS.fuel, REASONS.price]],
    ['Cupra', 'Born', [REASONS.label]],
    ['Eigenbau', 'Anhänger', [REASONS.type]],
    ['Volkswagen', 'Caddy', [REASONS.label]],
  ];
  return entries.map(([manufacturer, model, reasons], index) => ({
    vin: index === 7 ? undefined : `WVWZZZE1ZP${String(tenant)}${String(100_000 + index * 17)}`,
    internalId: `UV-${tenant}${String(index + 1).padStart(3, '0')}`,
    manufacturer,
    model,
    reasons,
  }));
}

/** The newest first, two of the last weeks. */
export function releaseNotesOf(now: Date): readonly ReleaseNote[] {
  const day = (days: number) => daysAgo(now, days).slice(0, 10).split('-').reverse().join('.');
  return [
    {
      title: 'Version 4.2: Energielabel schneller hochladen',
      content: {
        value: `<p>Seit dem ${day(4)}</p><h2>Neu</h2><p>Labels können jetzt auch über die <strong>Fahrzeugnummer</strong> zugeordnet werden.</p><ul><li>PDF bis 1024 KB</li><li>Übersicht, was fehlt</li></ul><script>alert(1)</script>`,
      },
    },
    {
      title: `Version 4.1 vom ${day(23)}: Kaufverträge digital unterschreiben`,
      content: {
        value:
          '<p>Der Stand jeder Unterschrift steht in der Liste. <a href="https://example.com/hilfe">Mehr dazu</a></p>',
      },
    },
    {
      title: 'Version 4.0: Neuer Händlerbereich',
      content: { value: `<p>Seit dem ${day(120)}</p><p>Alle Bereiche an einem Ort.</p>` },
    },
  ];
}
