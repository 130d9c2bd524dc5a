import { dayInGermany } from '../../lib/germanClock';
import { claimsInBenefits, claimsIn, claimText, type Claim } from '../stock-check/claimRules';
import type { TenantSettings } from '../tenant/settings';
import { bankNames } from '../vehicle/enums/bankNames';
import { leasingProviders } from '../vehicle/enums/leasingProvider';
import { offersCredit } from './creditDuties';
import { DUTY_DATES, isInForce } from './dates';

/** `unchecked`: an entry is there, or the shop does its part; the rest was not looked at. */
export type DutyState = 'needsEntry' | 'unchecked' | 'met' | 'notApplicable';

/** A duty of law with its state in a shop. */
export interface DutyStatus {
  id: string;
  label: string;
  /** Act behind the duty. */
  source: string;
  /** First day, YYYY-MM-DD; absent for duties that have always held. */
  since?: string;
  state: DutyState;
  /** German sentence about the state. */
  text: string;
  /** Field of the settings where it is entered. */
  field?: DutyField;
}

/** Fields of the settings that a duty of law needs. */
export type DutyField =
  | 'cancellationDocumentUrl'
  | 'imprintUrl'
  | 'privacyDocumentUrl'
  | 'shopTermsOfServiceDocumentUrl'
  | 'legalGuaranteeNoticeUrl'
  | 'usedWarrantyText'
  | 'legalMakes'
  | 'leasingContractTypes'
  | 'creditIntermediaryType'
  | 'uiMarketingBenefits'
  | 'uiQualityPromises'
  | 'seoMetaDescription'
  | 'tradeInHeading'
  | 'tradeInSubheading'
  | 'tradeInSteps'
  | 'disputeResolutionText'
  | 'accessibilityText';

type Verdict = Pick<DutyStatus, 'state' | 'text' | 'field'>;

interface Duty extends Omit<DutyStatus, 'state' | 'text' | 'field'> {
  /** Whether it holds in shops for companies, too. */
  isForCompanies?: boolean;
  stateOf: (settings: TenantSettings) => Verdict;
}

const leasingNames = bankNames(leasingProviders);

const met = (text: string): Verdict => ({ state: 'met', text });
const unchecked = (text: string): Verdict => ({ state: 'unchecked', text });
const missing = (text: string, field: DutyField | undefined): Verdict => ({ state: 'needsEntry', text, field });
const none = (text: string): Verdict => ({ state: 'notApplicable', text });

/** Claims in the texts of the settings that the shop shows, by field (rules/admin: claims in texts). */
const CLAIMS: readonly [field: DutyField, claims: (settings: TenantSettings) => Claim[]][] = [
  ['uiMarketingBenefits', ({ uiMarketingBenefits: lines }) => claimsInBenefits(lines)],
  ['uiQualityPromises', ({ uiQualityPromises: lines }) => claimsInBenefits(lines)],
  ['seoMetaDescription', ({ seoMetaDescription: text = '' }) => claimsIn(text)],
  ['tradeInHeading', ({ content }) => claimsIn(content?.tradeInHeading ?? '')],
  ['tradeInSubheading', ({ content }) => claimsIn(content?.tradeInSubheading ?? '')],
  ['tradeInSteps', ({ content }) => claimsInBenefits(content?.tradeInSteps ?? [])],
  [
    'usedWarrantyText',
    ({ usedWarrantyMonths: months, usedWarrantyText: text = '' }) => (months === 12 ? claimsIn(text) : []),
  ],
  ['disputeResolutionText', ({ disputeResolutionText: text = '' }) => claimsIn(text)],
  ['accessibilityText', ({ accessibilityText: text = '' }) => claimsIn(text)],
];

/** Links that every shop needs (rules/law: legal footer). */
export const LEGAL_LINKS = [
  ['imprintUrl', 'Impressum'],
  ['privacyDocumentUrl', 'Datenschutzerklärung'],
  ['shopTermsOfServiceDocumentUrl', 'AGB'],
] as const;

const DUTIES: readonly Duty[] = [
  {
    id: 'order-button',
    label: 'Bestellknopf und Angaben darüber',
    source: '§ 312j BGB',
    stateOf: ({ isCheckoutEnabled }) =>
      isCheckoutEnabled
        ? met('Der Shop beschriftet den Knopf und zeigt die Angaben.')
        : none('Ihr Shop nimmt keine Bestellungen an.'),
  },
  {
    id: 'withdrawal',
    label: 'Vertrag widerrufen',
    source: '§ 356a BGB',
    since: DUTY_DATES.withdrawalFunction,
    stateOf: ({ isCheckoutEnabled }) =>
      isCheckoutEnabled
        ? met('„Vertrag widerrufen“ steht im Fuß jeder Seite.')
        : none('Ihr Shop nimmt keine Bestellungen an.'),
  },
  {
    id: 'withdrawal-instruction',
    label: 'Widerrufsbelehrung mit dem Satz zur Online-Funktion',
    source: 'Anlage 1 EGBGB',
    since: DUTY_DATES.withdrawalFunction,
    stateOf: ({ cancellationDocumentUrl, isCheckoutEnabled }) => {
      if (!isCheckoutEnabled) return none('Ihr Shop nimmt keine Bestellungen an.');
      return cancellationDocumentUrl === undefined
        ? missing('Die Widerrufsbelehrung fehlt.', 'cancellationDocumentUrl')
        : unchecked('Hinterlegt. Ob der Satz darin steht, wurde nicht angesehen.');
    },
  },
  {
    id: 'legal-links',
    label: 'Impressum, Datenschutz, AGB',
    source: '§ 5 DDG, DSGVO',
    isForCompanies: true,
    stateOf: (settings) => {
      const absent = LEGAL_LINKS.filter(([field]) => settings[field] === undefined);
      const names = absent.map(([, name]) => name);
      return absent.length === 0
        ? unchecked('Der Fuß verlinkt sie. Ihr Inhalt wurde nicht angesehen.')
        : missing(`Es fehlt: ${names.join(', ')}.`, absent[0]?.[0]);
    },
  },
  {
    // (rules/law: graphic of the notice)
    id: 'guarantee-notice',
    label: 'Hinweis zur gesetzlichen Gewährleistung',
    source: 'Art. 246 EGBGB, Verordnung (EU) 2025/1960',
    since: DUTY_DATES.guaranteeNotice,
    stateOf: ({ legalGuaranteeNoticeUrl }) =>
      legalGuaranteeNoticeUrl === undefined
        ? missing('Die amtliche Grafik fehlt; der Shop zeigt so lange den amtlichen Text.', 'legalGuaranteeNoticeUrl')
        : unchecked('Grafik hinterlegt. Ob es die amtliche ist, wurde nicht angesehen.'),
  },
  {
    id: 'used-warranty',
    label: 'Ein Jahr Gewährleistung für gebrauchte Fahrzeuge',
    source: '§ 476 Abs. 2 BGB',
    stateOf: ({ usedWarrantyMonths, usedWarrantyText }) => {
      if (usedWarrantyMonths !== 12) return none('Es gelten zwei Jahre.');
      return usedWarrantyText === undefined
        ? missing('Der Text der Vereinbarung fehlt; es gelten zwei Jahre.', 'usedWarrantyText')
        : unchecked('Die Bestellung fragt mit eigenem Kästchen. Ihr Text wurde nicht angesehen.');
    },
  },
  {
    id: 'garan',
    label: 'GARAN-Kennzeichnung',
    source: 'Verordnung (EU) 2025/1960',
    since: DUTY_DATES.garanLabel,
    stateOf: ({ legalMakes }) => {
      const labelled = legalMakes.filter(({ garanYears = 0 }) => garanYears > 2);
      if (labelled.length === 0) return none('Für keine Marke eingetragen.');
      const bare = labelled.filter(({ garanLabelUrl }) => garanLabelUrl === undefined);
      return bare.length === 0
        ? unchecked('Hinterlegt. Die Grafiken wurden nicht angesehen.')
        : missing(`Die Grafik fehlt: ${bare.map(({ manufacturer }) => manufacturer).join(', ')}.`, 'legalMakes');
    },
  },
  {
    id: 'credit-warning',
    label: 'Warnung und Beispiel bei Krediten',
    source: 'Richtlinie (EU) 2023/2225, § 17 PAngV',
    since: DUTY_DATES.creditWarning,
    stateOf: (settings) =>
      offersCredit(settings)
        ? met('Der Shop zeigt beides bei jedem Angebot; ohne vollständiges Beispiel keine Rate.')
        : none('Ihr Shop zeigt keine Finanzierung.'),
  },
  {
    // (rules/law: kinds of leasing in law)
    id: 'leasing-kinds',
    label: 'Art der Leasingverträge',
    source: '§ 506 BGB',
    since: DUTY_DATES.creditWarning,
    stateOf: ({ leasingCalculationProviderTypes: lessors, leasingContractTypes: kinds }) => {
      const unknown = lessors.filter(
        (lessor) => lessor !== 'NONE' && !kinds.some(({ providerType }) => providerType === lessor),
      );
      if (lessors.length === 0) return none('Ihr Shop zeigt kein Leasing.');
      return unknown.length === 0
        ? met('Für jede Bank eingetragen.')
        : missing(
            `Nicht angegeben: ${unknown.map(leasingNames).join(', ')}. Der Shop behandelt das Leasing wie einen Kredit.`,
            'leasingContractTypes',
          );
    },
  },
  {
    // (rules/law: credit intermediary)
    id: 'intermediary',
    label: 'Angaben als Darlehensvermittler',
    source: 'Art. 247 § 13 EGBGB',
    stateOf: (settings) => {
      if (!offersCredit(settings)) return none('Ihr Shop zeigt keine Finanzierung.');
      return settings.creditIntermediaryType === undefined
        ? missing('Nicht angegeben; der Shop nennt Sie nicht unabhängig.', 'creditIntermediaryType')
        : met('Der Satz steht an jedem Rechner und bei der Zahlungsart.');
    },
  },
  {
    id: 'prices',
    label: 'Gesamtpreise und Streichpreise',
    source: '§§ 3, 11 PAngV',
    stateOf: () => unchecked('Der Shop zeigt Gesamtpreise. Die Texte Ihrer Fahrzeuge prüft erst die Bestandsprüfung.'),
  },
  {
    id: 'energy-label',
    label: 'Verbrauch, CO₂-Klasse und Label',
    source: 'Pkw-EnVKV',
    isForCompanies: true,
    stateOf: () => unchecked('Der Shop zeigt, was Ihre Fahrzeuge angeben. Was fehlt, findet erst die Bestandsprüfung.'),
  },
  {
    // (rules/law: connected cars)
    id: 'connected-cars',
    label: 'Daten vernetzter Fahrzeuge',
    source: 'Art. 3 Abs. 2 Data Act',
    since: DUTY_DATES.connectedCars,
    stateOf: ({ legalMakes }) =>
      legalMakes.some(({ dataInfoUrl }) => dataInfoUrl !== undefined)
        ? unchecked('Eingetragene Seiten sind verlinkt. Ob jede Ihrer Marken eine hat, wurde nicht angesehen.')
        : missing('Für keine Marke ist eine Seite eingetragen.', 'legalMakes'),
  },
  {
    id: 'updates',
    label: 'Zeitraum der Software-Aktualisierungen',
    source: 'Richtlinie (EU) 2024/825',
    since: DUTY_DATES.updates,
    stateOf: ({ legalMakes }) =>
      legalMakes.some(({ updatesText }) => updatesText !== undefined)
        ? met('Steht in den technischen Daten.')
        : none('Nur, wenn der Hersteller ihn nennt.'),
  },
  {
    // (rules/law: green claims)
    id: 'claims',
    label: 'Werbetexte der Einstellungen',
    source: 'UWG, PAngV',
    since: DUTY_DATES.greenClaims,
    isForCompanies: true,
    stateOf: (settings) => {
      const claims = CLAIMS.flatMap(([field, claimsOf]) => claimsOf(settings).map((claim) => ({ field, claim })));
      const texts = claims.map(({ claim }) => claimText(claim));
      return claims.length === 0
        ? met('Die Texte der Einstellungen wurden durchsucht: keine Befunde.')
        : missing(texts.join(' '), claims[0]?.field);
    },
  },
  {
    id: 'accessibility',
    label: 'Informationen zur Barrierefreiheit',
    source: '§ 14 BFSG',
    since: DUTY_DATES.accessibilityStatement,
    stateOf: ({ accessibilityUrl, accessibilityText }) =>
      accessibilityUrl === undefined && accessibilityText === undefined
        ? missing('Weder Adresse noch Text eingetragen.', 'accessibilityText')
        : unchecked('Der Fuß verlinkt sie. Ihr Inhalt wurde nicht angesehen.'),
  },
  {
    // (rules/law: dispute sentence)
    id: 'dispute',
    label: 'Satz zur Streitbeilegung',
    source: '§ 36 VSBG',
    stateOf: ({ disputeResolutionText }) =>
      disputeResolutionText === undefined
        ? missing('Nicht eingetragen; der Shop sagt nichts dazu.', 'disputeResolutionText')
        : met('Steht im Fuß.'),
  },
];

/** State of every duty in a shop; one that has not begun, or does not hold for companies, is not applicable. */
export function dutyOverview(settings: TenantSettings, now: Date): DutyStatus[] {
  const today = dayInGermany(now);
  return DUTIES.map(({ stateOf, isForCompanies = false, ...duty }) => {
    if (settings.isB2BShop && !isForCompanies) return { ...duty, ...none('Nur gegenüber Verbrauchern.') };
    if (duty.since !== undefined && !isInForce(duty.since, today)) return { ...duty, ...none('Gilt noch nicht.') };
    return { ...duty, ...stateOf(settings) };
  });
}

/** Duties that need an entry, in order. */
export const openDuties = (settings: TenantSettings, now: Date) =>
  dutyOverview(settings, now).filter(({ state }) => state === 'needsEntry');

/** Numbers of duties by state, for the overview and 'Heute'. */
export function dutyCounts(settings: TenantSettings, now: Date): Record<DutyState, number> {
  const counts = { needsEntry: 0, unchecked: 0, met: 0, notApplicable: 0 };
  for (const { state } of dutyOverview(settings, now)) counts[state] += 1;
  return counts;
}
