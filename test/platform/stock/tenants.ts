import type { Address, FinancingProvider, Location, SettingsPaymentType, TenantSettings } from '../contract';
import { idFor } from './random';

/** Differences between the dealers of the demo. */
export interface TenantSpec {
  number: 1 | 2 | 3 | 4 | 5 | 6;
  companyName: string;
  short: string;
  domain: string;
  accent: string;
  radius: 0 | 6 | 12 | 24;
  vehicles: number;
  payment: SettingsPaymentType[];
  reservationFee: number;
  paypalClientId?: string;
  bank: { bankName: string; iban: string; bic: string };
  locations: readonly (readonly [
    name: string,
    street: string,
    houseNumber: string,
    zipCode: string,
    city: string,
    dialling: string,
  ])[];
  contact: { first: string; last: string };
  court: string;
  hasFinance: boolean;
  /** Facet keys and fuels in the spelling of external systems. */
  hasExternalSpelling?: boolean;
  settings?: Partial<TenantSettings>;
}

export const TENANTS: readonly TenantSpec[] = [
  {
    number: 1,
    companyName: 'Autohaus Bergmann GmbH & Co. KG',
    short: 'Bergmann',
    domain: 'autohaus-bergmann.test',
    accent: '#0B5FA5',
    radius: 12,
    vehicles: 190,
    payment: [4, 1, 6, 2, 5, 9, 10],
    reservationFee: 0,
    bank: { bankName: 'Sparkasse Karlsruhe', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' },
    locations: [
      ['Autohaus Bergmann Karlsruhe', 'Durlacher Allee', '112', '76137', 'Karlsruhe', '721 480'],
      ['Autohaus Bergmann Landau', 'Horstring', '9a', '76829', 'Landau in der Pfalz', '6341 552'],
      ['Autohaus Bergmann Heilbronn', 'Neckarsulmer Straße', '47', '74076', 'Heilbronn', '7131 907'],
    ],
    contact: { first: 'Katharina', last: 'Bergmann' },
    court: 'Amtsgericht Mannheim',
    hasFinance: true,
    settings: {
      uiEmobilioClientId: 'demo-emobilio',
      tradeInSourceTypeToString: 'Internal',
      autoUncleCompanyId: 'demo-autouncle-1',
    },
  },
  {
    number: 2,
    companyName: 'Autozentrum Nordlicht GmbH',
    short: 'Nordlicht',
    domain: 'nordlicht-autozentrum.test',
    accent: '#00736B',
    radius: 24,
    vehicles: 56,
    payment: [4, 1, 3, 7, 2],
    reservationFee: 250,
    paypalClientId: 'demo-paypal-client',
    bank: { bankName: 'Hamburger Sparkasse', iban: 'DE02200505501015871393', bic: 'HASPDEHHXXX' },
    locations: [
      ['Nordlicht Hamburg', 'Nedderfeld', '86', '22529', 'Hamburg', '40 5559'],
      ['Nordlicht Lübeck', 'Bei der Lohmühle', '21', '23554', 'Lübeck', '451 408'],
      ['Nordlicht Kiel', 'Hamburger Chaussee', '198', '24113', 'Kiel', '431 649'],
    ],
    contact: { first: 'Jannes', last: 'Petersen' },
    court: 'Amtsgericht Hamburg',
    hasFinance: true,
    settings: {
      htmlElementSelectorsToHideOnOverlay: ['#chat-launcher', '.cookie-hint'],
      tradeInSourceTypeToString: 'Internal',
    },
  },
  {
    number: 3,
    companyName: 'Grunwald & Söhne Automobile GmbH',
    short: 'Grunwald & Söhne',
    domain: 'grunwald-soehne.test',
    accent: '#9B1C31',
    radius: 0,
    vehicles: 40,
    payment: [4, 1, 6],
    reservationFee: 0,
    bank: { bankName: 'Commerzbank Leipzig', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
    locations: [
      ['Grunwald Leipzig', 'Torgauer Straße', '333', '04347', 'Leipzig', '341 244'],
      ['Grunwald Dresden', 'Fröbelstraße', '51', '01159', 'Dresden', '351 433'],
      ['Grunwald Halle', 'Delitzscher Straße', '70', '06112', 'Halle (Saale)', '345 560'],
    ],
    contact: { first: 'Steffen', last: 'Grunwald' },
    court: 'Amtsgericht Leipzig',
    hasFinance: true,
    settings: {
      isPreviousPriceVisible: false,
      tradeInSourceTypeToString: 'AutoUncle',
      autoUncleCompanyId: 'demo-autouncle-3',
    },
  },
  {
    number: 4,
    companyName: 'Fahrzeughaus Rheinblick AG',
    short: 'Rheinblick',
    domain: 'rheinblick-fahrzeughaus.test',
    accent: '#FFD400',
    radius: 6,
    vehicles: 44,
    payment: [4, 1, 6],
    reservationFee: 0,
    bank: { bankName: 'ING', iban: 'DE02500105170137075030', bic: 'INGDDEFFXXX' },
    locations: [
      ['Rheinblick Köln', 'Aachener Straße', '1210', '50859', 'Köln', '2234 709'],
      ['Rheinblick Bonn', 'Bornheimer Straße', '164', '53119', 'Bonn', '228 763'],
      ['Rheinblick Düsseldorf', 'Höherweg', '95', '40233', 'Düsseldorf', '211 737'],
    ],
    contact: { first: 'Aylin', last: 'Demir' },
    court: 'Amtsgericht Köln',
    hasFinance: true,
    hasExternalSpelling: true,
    settings: { tradeInSourceTypeToString: 'Internal' },
  },
  {
    number: 5,
    companyName: 'Autohaus Alpenblick e. K.',
    short: 'Alpenblick',
    domain: 'autohaus-alpenblick.test',
    accent: '#2E6B34',
    radius: 12,
    vehicles: 36,
    payment: [4, 1],
    reservationFee: 0,
    bank: { bankName: 'Stadtsparkasse München', iban: 'DE02701500000000594937', bic: 'SSKMDEMMXXX' },
    locations: [
      ['Alpenblick München', 'Landsberger Straße', '240', '80687', 'München', '89 5489'],
      ['Alpenblick Rosenheim', 'Kufsteiner Straße', '101', '83026', 'Rosenheim', '8031 234'],
      ['Alpenblick Kempten', 'Bahnhofstraße', '80', '87435', 'Kempten (Allgäu)', '831 564'],
    ],
    contact: { first: 'Vroni', last: 'Hinterseer' },
    court: 'Amtsgericht München',
    hasFinance: false,
  },
  {
    number: 6,
    companyName: 'Flottenwerk Main GmbH',
    short: 'Flottenwerk',
    domain: 'flottenwerk-main.test',
    accent: '#4B2E83',
    radius: 0,
    vehicles: 52,
    payment: [4, 6],
    reservationFee: 0,
    bank: { bankName: 'Deutsche Kreditbank', iban: 'DE02100500000054540402', bic: 'BELADEBEXXX' },
    locations: [
      ['Flottenwerk Frankfurt', 'Hanauer Landstraße', '424', '60314', 'Frankfurt am Main', '69 401'],
      ['Flottenwerk Mainz', 'Rheinallee', '187', '55120', 'Mainz', '6131 962'],
      ['Flottenwerk Kassel', 'Leipziger Straße', '156', '34123', 'Kassel', '561 507'],
    ],
    contact: { first: 'Tobias', last: 'Adler' },
    court: 'Amtsgericht Frankfurt am Main',
    hasFinance: true,
    settings: { isB2BShop: true, uiThemeTypeToString: 'gallery', carTypesEnforced: ['PKW', 'NUTZFAHRZEUG'] },
  },
];

export const adminIdOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const DETAIL_TABS = [
  'technische-daten',
  'fahrzeugdaten',
  'ausstattung',
  'beschreibung',
  'finanzierung',
  'leasing',
  'inzahlungnahme',
  'zustand',
  'zubehoer',
  'emobilitaet',
  'analyse',
];
const PROVIDERS: FinancingProvider[] = [
  'BDK',
  'SANTANDER',
  'VW',
  'CREDITPLUS',
  'MBB',
  'TFS',
  'BANK11',
  'RENAULT',
  'BMW',
  'VIRTUAL',
  'VW_ERNST',
];

export function settingsOf(tenant: TenantSpec, baseUrl: string): TenantSettings {
  const adminId = adminIdOf(tenant.number);
  const page = (name: string) => `${baseUrl}/legal/${adminId}/${name}`;
  const document = (name: string) => `${baseUrl}/media/documents/${adminId}/${name}.pdf`;
  return {
    id: idFor(`settings ${tenant.number}`),
    vehicleDealerId: idFor(`dealer ${tenant.number}`),
    adminId,
    companyName: tenant.companyName,
    companyNameShort: tenant.short,
    environmentTypeToString: 'Production',
    logoUrl: `${baseUrl}/media/logos/${adminId}.svg`,
    uiColorAccentHex: tenant.accent,
    uiColorErrorHex: '#B3261E',
    uiColorBlackHex: '#1A1C1E',
    uiBorderRadiusFull: `${tenant.radius}px`,
    uiThemeTypeToString: 'default',
    privacyDocumentUrl: document('datenschutz'),
    cancellationDocumentUrl: document('widerrufsbelehrung'),
    shopTermsOfServiceDocumentUrl: document('agb'),
    integrationWebsiteUrl: `https://www.${tenant.domain}/fahrzeuge`,
    locationsOverviewUrl: page('standorte'),
    imprintUrl: page('impressum'),
    accessibilityUrl: page('barrierefreiheit'),
    seoMetaDescription: `Neu- und Gebrauchtwagen von ${tenant.companyName} online ansehen, finanzieren und reservieren.`,
    // The second dealer has not uploaded it.
    legalGuaranteeNoticeUrl: tenant.number === 2 ? undefined : `${baseUrl}/media/documents/gewaehrleistung.svg`,
    usedWarrantyMonths: 24,
    leasingContractTypes: (['SANTANDER', 'BMW', 'VW', 'VW_ERNST', 'VIRTUAL'] as const).map((providerType) => ({
      providerType,
      contractType: 'MILEAGE',
    })),
    creditIntermediaryType: 'INDEPENDENT',
    disputeResolutionText:
      'Wir nehmen nicht an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil.',
    uiMarketingBenefits: [
      // The second dealer's pages say '7 Tage Geld-zurück-Garantie'; the sixth sells to companies.
      ...(tenant.number === 2 || tenant.number === 6 ? [] : ['14 Tage Rückgaberecht']),
      ...(tenant.hasFinance ? ['Bedarfsgerechte Finanzierung'] : []),
      'Kostenlose Mobilitätsgarantie',
    ],
    uiQualityPromises: [
      'Jedes Fahrzeug in der eigenen Meisterwerkstatt geprüft',
      'Unfallfreiheit und Laufleistung dokumentiert',
      'Auf Wunsch 24 Monate Garantie',
      'Lieferung bis vor die Haustür auf Wunsch',
    ],
    content: {
      helpdeskUrl: page('hilfe'),
      tradeInHeading: 'Ihr Auto in Zahlung geben',
      tradeInSubheading: 'In wenigen Minuten zu einem Angebot, kostenlos und unverbindlich.',
      tradeInSteps: ['Fahrzeug beschreiben', 'Zustand angeben', 'Angebot per E-Mail erhalten'],
    },
    uiVehicleDetailsAvailableChildRoutes: DETAIL_TABS.filter(
      (tab) =>
        tenant.number === 1 ||
        ((tenant.hasFinance || (tab !== 'finanzierung' && tab !== 'leasing')) && tab !== 'analyse'),
    ),
    isB2BShop: false,
    isCheckoutEnabled: true,
    isPreviousPriceVisible: true,
    useInternalIdForVin: false,
    htmlElementSelectorsToHideOnOverlay: [],
    orderAvailablePaymentOptionTypes: tenant.payment,
    orderReservationFee: tenant.reservationFee,
    orderReservationTimeInHours: 72,
    orderLeadTimeInDays: 5,
    orderPickupLeadTimeInDays: 3,
    orderDeliveryLeadTimeInDays: 7,
    carDealerPaypalApiClientId: tenant.paypalClientId,
    ...tenant.bank,
    tradeInContactFullName: `${tenant.contact.first} ${tenant.contact.last}`,
    tradeInContactEmail: `inzahlungnahme@${tenant.domain}`,
    tradeInContactPhone: `+49 ${tenant.locations[0]?.[5] ?? ''} 20`,
    tradeInValidityInDays: 14,
    tradeInProfitPercentage: 6,
    tradeInProfitMarginAbsoluteMin: 500,
    isTradeInResultReviewEnforced: false,
    tradeInSourceTypeToString: 'Internal',
    financingCalculationProviderTypes: tenant.hasFinance ? PROVIDERS : [],
    leasingCalculationProviderTypes: tenant.hasFinance ? ['SANTANDER', 'BMW', 'VW', 'VW_ERNST', 'VIRTUAL'] : [],
    ...tenant.settings,
  };
}

export function locationsOf(tenant: TenantSpec): Location[] {
  return tenant.locations.map(([name, street, houseNumber, zipCode, city, dialling], index) => {
    const address: Address = { id: idFor(`address ${name}`), street, houseNumber, zipCode, city };
    const slug =
      city.toLowerCase().split(' ')[0]?.replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue') ?? 'info';
    return {
      id: idFor(`location ${name}`),
      name,
      eMail: `${slug}@${tenant.domain}`,
      phone: `+49 ${dialling} 0`,
      address,
      companyName: tenant.companyName,
      locationId: `${tenant.number}0${index + 1}`,
      locationType: index === 0 ? 'MAIN' : 'BRANCH',
      vehicleDealerId: idFor(`dealer ${tenant.number}`),
      companyCeos: `${tenant.contact.first} ${tenant.contact.last}`,
      companyUstId: `DE${120_000_000 + tenant.number * 7_654_321}`,
      companyCommercialRegisterId: `HRB ${10_400 + tenant.number * 317}`,
      companyCourtName: tenant.court,
      autoUncleDepartmentId: `demo-${tenant.number}${index + 1}`,
      whatsAppBusinessLink: index === 0 ? `https://wa.me/49${dialling.replace(/\D/g, '')}0` : undefined,
    };
  });
}
