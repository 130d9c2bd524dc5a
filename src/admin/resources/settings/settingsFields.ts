import * as z from 'zod/mini';
import type { DealerSettings } from '../../../api/admin/dealerSettings';
import { needsBankAccount, needsReservationFee } from '../../../domain/dealer/forms/settings';
import { leasingContracts, makes } from '../../../domain/dealer/forms/legalSettings';
import {
  amount,
  atLeastOne,
  formatIban,
  hexColour,
  optionalAmount,
  optionalBic,
  optionalIban,
  optionalText,
  optionalUrl,
  optionalWholeNumber,
  radius,
  texts,
  wholeNumber,
  type FileChoice,
} from '../../../domain/dealer/rules';
import { amountProblem } from '../../../lib/typedNumber';
import { email, optionalInput, phone, requiredInput } from '../../../domain/person/rules';
import { INTERMEDIARY_TIES } from '../../../domain/tenant/legalSettings';
import { settingsPaymentTypes, type SettingsPaymentType } from '../../../domain/tenant/settings';
import { bankNames } from '../../../domain/enums/bankNames';
import { financingProviders } from '../../../domain/enums/financingProvider';
import { leasingProviders } from '../../../domain/enums/leasingProvider';
import type { Enumeration, EnumerationEntry } from '../../../lib/enumeration';
import { keysOf } from '../../../lib/keysOf';
import {
  formEntriesOf,
  required,
  type EntryField,
  type EntryFields,
  type EntryOutput,
  type EntryValues,
} from '../../engine/entryFields';

const url = (label: string) => ({ label, rule: optionalUrl() });
const text = (label: string) => ({ label, rule: optionalText() });
const list = (label: string) => ({ label, rule: texts(), initial: [] });
const file = (label: string, wire?: string) => ({
  label,
  rule: z.custom<FileChoice>(),
  initial: {},
  ...(wire && { wire: [wire] }),
});
const server = <Rule extends z.ZodMiniType>(label: string, rule: Rule, wire: string) => ({ label, rule, wire: [wire] });

type SectionId = 'website' | 'benefits' | 'searchEngines' | 'reservation' | 'valuation' | 'disputes';

export interface PlainSetting {
  section: SectionId;
  as: 'address' | 'count' | 'text' | 'tick' | 'list';
  hint?: string;
  suffix?: string;
  addLabel?: string;
}

const plain = <Field extends EntryField>(section: SectionId, field: Field, control: Omit<PlainSetting, 'section'>) => ({
  ...field,
  plain: { ...control, section },
});

const banksOf = <Table extends Record<string, EnumerationEntry>>(providers: Enumeration<Table>) => {
  const nameOf = bankNames(providers);
  return providers.keys.filter((key) => key !== 'NONE').map((key) => ({ value: key, label: nameOf(key) }));
};

const PAYMENT_TEXTS: Readonly<Record<SettingsPaymentType, string>> = {
  advanceTransfer: 'Kaufpreis nach Ihrer Bestätigung, vor der Übergabe; mit Reservierungsgebühr heute online',
  bezahlDe: 'Beim Zahlungsdienst bezahl.de, mit Ihrem Konto dort; die Plattform bindet es an',
  directOnline: 'Reservierungsgebühr heute online, der Rest vor der Übergabe',
  atCarDealer: 'Unverbindliche Anfrage, gezahlt wird bei Ihnen',
  creditPlus: 'Finanzierungsanfrage, nur bei Fahrzeugen dieser Bank',
  oneTimeTransfer: 'Der ganze Betrag bei der Übernahme',
  depositTransfer: 'Reservierungsgebühr heute online, der Rest vor der Übergabe',
  bank11: 'Finanzierungsanfrage, nur bei Fahrzeugen dieser Bank',
  renault: 'Finanzierungsanfrage, nur bei Fahrzeugen dieser Bank',
};

interface Offered {
  orderAvailablePaymentOptionTypes: readonly SettingsPaymentType[];
}
const hasAccount = ({ orderAvailablePaymentOptionTypes: offered }: Offered) => needsBankAccount(offered);
const hasFee = ({ orderAvailablePaymentOptionTypes: offered }: Offered) => needsReservationFee(offered);

export const areaFields = {
  darstellung: {
    logo: file('Logo', 'logoUrl'),
    uiColorAccentHex: { ...required('Akzentfarbe', hexColour()), initial: '#0f52ba' },
    uiColorErrorHex: { ...required('Fehlerfarbe', hexColour()), initial: '#b3261e' },
    uiColorBlackHex: { ...required('Schwarz', hexColour()), initial: '#12161c' },
    borderRadius: { ...required('Rundung der Ecken', radius()), wire: ['uiBorderRadiusFull'] },
  },
  dokumente: {
    shopTermsOfServiceDocumentUrl: url('AGB'),
    termsFile: file('AGB als PDF'),
    privacyDocumentUrl: url('Datenschutzerklärung'),
    privacyFile: file('Datenschutzerklärung als PDF'),
    cancellationDocumentUrl: url('Widerrufsbelehrung'),
    cancellationFile: file('Widerrufsbelehrung als PDF'),
    imprintUrl: url('Impressum'),
    accessibilityUrl: url('Erklärung zur Barrierefreiheit'),
    integrationWebsiteUrl: plain('website', url('Website mit dem Shop'), {
      as: 'address',
      hint: 'Die Seite, in der der Shop eingebunden ist.',
    }),
    locationsOverviewUrl: plain('website', url('Standortübersicht'), { as: 'address' }),
    insuranceWidgetUrl: url('Versicherungs-Widget'),
    fileServerHost: server('Fahrzeug-Export: Server', optionalInput(), 'host'),
    fileServerPort: server('Port', optionalWholeNumber(), 'port'),
    fileServerUsername: server('Benutzer', optionalInput(), 'username'),
    fileServerPassword: { ...server('Passwort', optionalInput(), 'password'), isSecret: true },
  },
  inhalt: {
    uiMarketingBenefits: plain('benefits', list('Vorteile'), {
      as: 'list',
      hint: 'Kurz und mit Zahl, zum Beispiel „Lieferung ab 99 €“.',
      addLabel: 'Vorteil hinzufügen',
    }),
    uiQualityPromises: plain('benefits', list('Qualitätsversprechen'), {
      as: 'list',
      hint: 'Was Sie jedem Kunden zusagen, zum Beispiel „14 Tage Rückgaberecht“.',
      addLabel: 'Versprechen hinzufügen',
    }),
    isPreviousPriceVisible: plain('benefits', { label: 'Streichpreise anzeigen', rule: z.boolean() }, { as: 'tick' }),
    seoMetaDescription: plain('searchEngines', text('Beschreibung der Fahrzeugsuche'), {
      as: 'text',
      hint: 'Ein bis zwei Sätze, die Suchmaschinen unter dem Titel zeigen; am besten bis 160 Zeichen.',
    }),
  },
  bestellung: {
    orderAvailablePaymentOptionTypes: {
      ...required('Zahlungsarten', atLeastOne(z.enum(settingsPaymentTypes.keys))),
      choices: settingsPaymentTypes.keys.map((key) => ({
        value: key,
        label: settingsPaymentTypes.label(key),
        hint: PAYMENT_TEXTS[key],
      })),
    },
    bankName: { ...required('Bank', optionalText()), when: hasAccount },
    iban: { ...required('IBAN', optionalIban()), when: hasAccount },
    bic: { ...required('BIC', optionalBic()), when: hasAccount },
    orderReservationFee: plain(
      'reservation',
      { ...required('Reservierungsgebühr', optionalAmount()), typed: amountProblem, when: hasFee },
      { as: 'count', suffix: '€' },
    ),
    orderReservationTimeInHours: plain('reservation', required('Dauer der Reservierung', wholeNumber()), {
      as: 'count',
      suffix: 'Stunden',
    }),
    orderPickupLeadTimeInDays: required('Vorlauf Abholung', wholeNumber()),
    orderDeliveryLeadTimeInDays: required('Vorlauf Lieferung', wholeNumber()),
  },
  inzahlungnahme: {
    tradeInContactFullName: { ...required('Name', requiredInput()), group: 'Ansprechpartner' },
    tradeInContactPhone: { ...required('Telefon', phone()), group: 'Ansprechpartner' },
    tradeInContactEmail: { ...required('E-Mail', email()), group: 'Ansprechpartner' },
    tradeInProfitMarginAbsoluteMin: plain(
      'valuation',
      { ...required('Mindestmarge', amount()), typed: amountProblem },
      { as: 'count', suffix: '€', hint: 'Wird mindestens vom Marktwert abgezogen.' },
    ),
    tradeInProfitPercentage: plain(
      'valuation',
      { ...required('Marge', amount()), typed: amountProblem },
      { as: 'count', suffix: '%', hint: '10 bedeutet 10 %.' },
    ),
    tradeInValidityInDays: plain('valuation', required('Gültigkeit', wholeNumber()), { as: 'count', suffix: 'Tage' }),
    isTradeInResultReviewEnforced: plain(
      'valuation',
      { label: 'Ergebnis immer selbst prüfen', rule: z.boolean(), initial: false },
      { as: 'tick' },
    ),
    tradeInWidgetUrl: plain('valuation', url('Bewertungs-Widget'), { as: 'address' }),
    tradeInHeading: text('Überschrift'),
    tradeInSubheading: text('Satz darunter'),
    tradeInSteps: list('Schritte'),
  },
  banken: {
    financingCalculationProviderTypes: {
      label: 'Finanzierung',
      rule: z.array(z.enum(financingProviders.keys)),
      choices: banksOf(financingProviders),
      empty: 'Keine: der Shop zeigt keine Finanzierung.',
    },
    leasingCalculationProviderTypes: {
      label: 'Leasing',
      rule: z.array(z.enum(leasingProviders.keys)),
      choices: banksOf(leasingProviders),
      empty: 'Keine: der Shop zeigt kein Leasing.',
    },
  },
  recht: {
    legalGuaranteeNoticeUrl: url('Grafik des Hinweises'),
    noticeFile: file('Grafik als Datei'),
    usedWarrantyMonths: {
      label: 'Gewährleistung für gebrauchte Fahrzeuge',
      rule: z.pipe(z.enum(['24', '12']), z.transform(Number)),
      choices: [
        { value: '24', label: 'Zwei Jahre (gesetzlich)' },
        { value: '12', label: 'Ein Jahr, mit eigener Vereinbarung in der Bestellung' },
      ],
    },
    usedWarrantyText: {
      ...required('Text der Vereinbarung', optionalText()),
      when: ({ usedWarrantyMonths }: { usedWarrantyMonths: string }) => usedWarrantyMonths === '12',
    },
    creditIntermediaryType: {
      label: 'Ihre Vermittlung',
      rule: z.pipe(
        z.enum(['', ...keysOf(INTERMEDIARY_TIES)]),
        z.transform((ties) => (ties === '' ? null : INTERMEDIARY_TIES[ties])),
      ),
      choices: [
        { value: 'oneLender', label: 'Gebunden an einen Darlehensgeber' },
        { value: 'severalLenders', label: 'Gebunden an mehrere Darlehensgeber' },
        { value: 'independent', label: 'Unabhängig, nicht gebunden' },
      ],
    },
    creditLenders: list('Darlehensgeber'),
    creditInformationUrl: url('Europäische Standardinformationen'),
    creditCommissionUrl: url('Angaben zur Provision'),
    leasingContractTypes: { label: 'Leasingverträge', rule: leasingContracts(), initial: [] },
    legalMakes: { label: 'Angaben je Marke', rule: makes(), initial: [] },
    disputeResolutionText: plain('disputes', text('Satz zur Streitbeilegung (§ 36 VSBG)'), {
      as: 'text',
      hint: 'Steht im Fuß des Shops: ob Sie an Verfahren vor einer Verbraucherschlichtungsstelle teilnehmen. Ohne Angabe sagt der Shop nichts dazu.',
    }),
    accessibilityText: text('Text zur Barrierefreiheit (§ 14 BFSG)'),
  },
} satisfies Record<string, EntryFields>;

/** Name of a section: in the address, and of its rights. */
export type AreaId = keyof typeof areaFields;

export const settingsFields = {
  ...areaFields.darstellung,
  ...areaFields.dokumente,
  ...areaFields.inhalt,
  ...areaFields.bestellung,
  ...areaFields.inzahlungnahme,
  ...areaFields.banken,
  ...areaFields.recht,
};

/** The plain settings of a section, in the order of the table. */
export const plainIn = (section: SectionId) =>
  keysOf(settingsFields).flatMap((name) => {
    const field: EntryField & { plain?: PlainSetting } = settingsFields[name];
    return field.plain?.section === section ? [{ name, ...field.plain }] : [];
  });

export type SettingsValues = EntryValues<typeof settingsFields>;

export type SettingsOutput = EntryOutput<typeof settingsFields>;

export const settingsValues = ({ settings, fileServer }: DealerSettings): SettingsValues =>
  formEntriesOf(settingsFields, {
    ...settings,
    ...settings.content,
    logo: { url: settings.logoUrl },
    borderRadius: Number.parseFloat(settings.uiBorderRadiusFull ?? '') || 0,
    fileServerHost: fileServer?.host,
    fileServerPort: fileServer?.port,
    fileServerUsername: fileServer?.username,
    iban: formatIban(settings.iban ?? ''),
    usedWarrantyMonths: settings.usedWarrantyMonths === 12 ? '12' : '24',
    legalMakes: settings.legalMakes.map((make) => ({
      manufacturer: make.manufacturer,
      garanYears: make.garanYears === undefined ? '' : String(make.garanYears).replace('.', ','),
      garanLabel: { url: make.garanLabelUrl },
      dataInfoUrl: make.dataInfoUrl ?? '',
      updatesText: make.updatesText ?? '',
    })),
  });
