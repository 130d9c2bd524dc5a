import { conditionReports, reportForm } from '../../../src/admin/resources/conditionReports';
import { contactForm, contacts } from '../../../src/admin/resources/contacts';
import { energyLabels, labelForm } from '../../../src/admin/resources/energyLabels';
import type { VehicleNumbers } from '../../../src/admin/resources/knownVehicle';
import { leadForm, leadSettings } from '../../../src/admin/resources/leadSettings';
import { locationForm, locations } from '../../../src/admin/resources/locations';
import { productForm } from '../../../src/admin/resources/products/productForm';
import { products } from '../../../src/admin/resources/products/products';
import { contractForm, salesContracts } from '../../../src/admin/resources/sales-contracts/salesContracts';
import { tradeInForm } from '../../../src/admin/resources/tradeInForm';
import { tradeIns } from '../../../src/admin/resources/tradeIns';
import type { MakeRow } from '../../../src/domain/dealer/forms/legalSettings';
import { entryCase, settingsCase, type FormCase, type Refused } from './formCase';

const missing: Refused = ['', 'erforderlich'];
const line = [missing, ['  ', 'erforderlich']] satisfies Refused[];
const email = [
  missing,
  ['jana@', 'ungültig'],
  [
    'jana@autohaus.museum',
    'ungültig: Die Endung „.museum“ ist länger als 5 Buchstaben, das ist hier nicht möglich. Bitte geben Sie eine andere Adresse an, oder rufen Sie an',
  ],
] satisfies Refused[];
const phone = [
  missing,
  ['711 12', 'ungültig +49... erforderlich'],
  ['+49 72a', 'ungültig +49... erforderlich'],
] satisfies Refused[];
const chosen = [[[], 'erforderlich']] satisfies Refused[];
const positive = [
  ['viel', 'ungültig'],
  ['-5', 'darf nicht negativ sein'],
] satisfies Refused[];
const amount = [missing, ...positive] satisfies Refused[];
const optionalWhole = [...positive, ['1,5', 'ungültig']] satisfies Refused[];
const whole = [missing, ...optionalWhole] satisfies Refused[];
const day = [
  ['2020', 'Format YYYY-MM-DD erforderlich'],
  ['31.02.2026', 'Format YYYY-MM-DD erforderlich'],
] satisfies Refused[];
const url = [
  // The field itself completes what begins like 'autohaus.de'.
  ['ftp://autohaus.de', 'ungültig'],
  ['autohaus.de', 'ungültig'],
] satisfies Refused[];
const colour = [missing, ['gelb', 'Ungültiger Hex-Wert'], ['#12345', 'Ungültiger Hex-Wert']] satisfies Refused[];

const TOO_LARGE = 'Datei zu groß maximal 1024 KB erlaubt';
const fileOf = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name);
const picture = [
  [fileOf('gross.svg', 1_048_577), TOO_LARGE],
  [fileOf('bild.gif', 9), 'Bitte wählen Sie ein Bild als JPG, PNG, SVG oder WebP.'],
] satisfies Refused[];
const pdf = [
  [fileOf('gross.pdf', 1_048_577), TOO_LARGE],
  [fileOf('bericht.docx', 9), 'Bitte wählen Sie eine PDF-Datei oder Fotos der Seiten.'],
] satisfies Refused[];
const noFile: Refused = [{}, 'erforderlich'];

const aMake = (part: Partial<MakeRow>): MakeRow => ({
  manufacturer: 'Kia',
  garanYears: '',
  garanLabel: {},
  dataInfoUrl: '',
  updatesText: '',
  ...part,
});

const numbers: VehicleNumbers = {
  vins: new Set(['WVWZZZ00000000001']),
  internalIds: new Set(['BE-1']),
  vinOf: new Map([['BE-1', 'WVWZZZ00000000001']]),
};
const unknownVin: Refused = ['WVWZZZ00000000000', 'Zu dieser VIN gibt es kein Fahrzeug im Bestand.'];

export const formCases: readonly FormCase[] = [
  entryCase(locations, locationForm, 'Standort anlegen', {
    name: line,
    locationId: line,
    eMail: email,
    phone,
    street: line,
    houseNumber: line,
    zipCode: [missing, ['7664', 'ungültig, 5 Ziffern erforderlich'], ['76 64', 'ungültig, 5 Ziffern erforderlich']],
    city: line,
    companyName: line,
    companyCeos: line,
    companyUstId: line,
    companyCommercialRegisterId: line,
    companyCourtName: line,
    vwErnstDealerId: [],
    type: [],
    autoUncleDepartmentId: [],
    whatsAppBusinessLink: [],
  }),
  entryCase(contacts, contactForm([]), 'Ansprechpartner anlegen', {
    picture: [noFile, ...picture],
    name: line,
    email,
    phone,
    vehicleDealerLocationIds: chosen,
  }),
  entryCase(leadSettings, leadForm({ locations: [], manufacturers: [] }), 'Benachrichtigung anlegen', {
    targetEmail: email,
    triggers: chosen,
    targets: chosen,
    locationIds: [],
    carTypes: [],
    manufacturers: [],
    usedConditions: [],
  }),
  entryCase(products, productForm, 'Produkt anlegen', {
    name: line,
    type: [['', 'Erforderlich']],
    description: line,
    articleNumber: [],
    subType: [],
    price: positive,
    frequency: [['', 'Erforderlich']],
    images: picture,
    relation: [],
    carTypes: [],
    relatedManufacturers: [],
    relatedModels: [],
    relatedCarIds: [],
    relatedMinEnginePower: optionalWhole.map(([typed, message]): Refused => [typed, message, { relation: 'some' }]),
    relatedMaxEnginePower: [
      ...optionalWhole.map(([typed, message]): Refused => [typed, message, { relation: 'some' }]),
      ['90', 'darf nicht kleiner als „von“ sein', { relation: 'some', relatedMinEnginePower: '100' }],
    ],
    relatedCarFirstRegistrationDateStart: day.map(([typed, text]): Refused => [typed, text, { relation: 'some' }]),
    relatedCarFirstRegistrationDateEnd: [
      ...day.map(([typed, message]): Refused => [typed, message, { relation: 'some' }]),
      [
        '01.01.2020',
        'darf nicht vor „von“ liegen',
        { relation: 'some', relatedCarFirstRegistrationDateStart: '01.01.2021' },
      ],
    ],
    deliveryTimeInDays: whole.map(([typed, message]): Refused => [typed, message, { type: 'handOver' }]),
    minHandoverAtPickup: day.map(([typed, message]): Refused => [typed, message, { type: 'handOver' }]),
    minHandoverAtDelivery: day.map(([typed, message]): Refused => [typed, message, { type: 'handOver' }]),
    fitments: [],
  }),
  entryCase(tradeIns, tradeInForm({ days: 14, today: '2026-05-20' }), /./, {
    // By the buttons of the sheet.
    result: [['', 'Ungültige Eingabe', {}]],
    customerPrice: [
      ['', 'Ungültige Eingabe'],
      ['viel', 'Ungültige Eingabe'],
      ['-5', 'Ungültige Eingabe'],
    ],
  }),
  entryCase(conditionReports, reportForm(numbers), 'Zustandsbericht anlegen', {
    vin: [...line, unknownVin],
    description: line,
    files: [[[], 'erforderlich'], ...pdf],
  }),
  entryCase(salesContracts, contractForm, 'Vertrag anlegen', {
    description: line,
    vin: [...line, ['QUATSCH', 'ungültig']],
    file: [
      noFile,
      [fileOf('gross.pdf', 10_485_761), 'Datei zu groß maximal 10 MB erlaubt'],
      [fileOf('vertrag.docx', 9), 'Bitte wählen Sie eine PDF-Datei oder Fotos der Seiten.'],
    ],
  }),
  entryCase(energyLabels, labelForm(numbers), 'Label hochladen', {
    uploadBy: [['', 'erforderlich']],
    vin: [...line, unknownVin],
    internalId: [
      ['', 'erforderlich', { uploadBy: 'internalId' }],
      ['BE-2', 'Zu dieser Fahrzeugnummer gibt es kein Fahrzeug im Bestand.', { uploadBy: 'internalId' }],
    ],
    file: [noFile, ...pdf],
  }),
  settingsCase('darstellung', 'Darstellung', {
    logo: picture,
    uiColorAccentHex: colour,
    uiColorErrorHex: colour,
    uiColorBlackHex: colour,
    borderRadius: [...whole, ['10000', 'darf nicht größer als 9999 sein']],
  }),
  settingsCase('dokumente', 'Dokumente und Links', {
    shopTermsOfServiceDocumentUrl: url,
    termsFile: pdf,
    privacyDocumentUrl: url,
    privacyFile: pdf,
    cancellationDocumentUrl: url,
    cancellationFile: pdf,
    imprintUrl: url,
    accessibilityUrl: url,
    integrationWebsiteUrl: url,
    locationsOverviewUrl: url,
    insuranceWidgetUrl: url,
    fileServerHost: [],
    fileServerPort: optionalWhole,
    fileServerUsername: [],
    fileServerPassword: [],
  }),
  settingsCase('inhalt', 'Inhalt', {
    uiMarketingBenefits: [],
    uiQualityPromises: [],
    isPreviousPriceVisible: [],
    seoMetaDescription: [],
  }),
  settingsCase('bestellung', 'Bestellung & Bezahlung', {
    orderAvailablePaymentOptionTypes: chosen,
    bankName: line,
    iban: [missing, ['DE00 1234', 'ungültig']],
    bic: [missing, ['x', 'ungültig']],
    orderReservationFee: amount.map(([typed, message]): Refused => [
      typed,
      message,
      { orderAvailablePaymentOptionTypes: ['directOnline'] },
    ]),
    orderReservationTimeInHours: whole,
    orderPickupLeadTimeInDays: whole,
    orderDeliveryLeadTimeInDays: whole,
  }),
  settingsCase('inzahlungnahme', 'Inzahlungnahme', {
    tradeInContactFullName: line,
    tradeInContactPhone: phone,
    tradeInContactEmail: email,
    tradeInProfitMarginAbsoluteMin: amount,
    tradeInProfitPercentage: amount,
    tradeInValidityInDays: whole,
    isTradeInResultReviewEnforced: [],
    tradeInWidgetUrl: url,
    tradeInHeading: [],
    tradeInSubheading: [],
    tradeInSteps: [],
  }),
  settingsCase('recht', 'Recht', {
    legalGuaranteeNoticeUrl: url,
    noticeFile: [
      [fileOf('gross.svg', 1_048_577), TOO_LARGE],
      [fileOf('hinweis.pdf', 9), 'Bitte wählen Sie die Grafik als SVG oder PNG.'],
    ],
    usedWarrantyMonths: [],
    usedWarrantyText: [
      ['', 'erforderlich', { usedWarrantyMonths: '12' }],
      ['  ', 'erforderlich', { usedWarrantyMonths: '12' }],
    ],
    creditIntermediaryType: [],
    creditLenders: [],
    creditInformationUrl: url,
    creditCommissionUrl: url,
    leasingContractTypes: [],
    legalMakes: [
      [[aMake({ manufacturer: ' ' })], 'Marke 1: Name erforderlich'],
      [[aMake({ garanYears: '2' })], 'Kia: Die GARAN-Kennzeichnung gibt es nur für mehr als 2 Jahre.'],
      [[aMake({ garanYears: '3' })], 'Kia: Grafik der GARAN-Kennzeichnung erforderlich'],
      [[aMake({ dataInfoUrl: 'kia.de' })], 'Kia: Adresse zu den Daten ungültig'],
    ],
    disputeResolutionText: [],
    accessibilityText: [],
  }),
  settingsCase('banken', 'Banken', { financingCalculationProviderTypes: [], leasingCalculationProviderTypes: [] }),
];
