import { dayInGermany } from '../../lib/dates/germanClock';
import { claimsInBenefits, claimsIn, claimText, type Claim } from './claimRules';
import type { TenantSettings } from '../tenant/settings';
import { bankNames } from '../enums/bankNames';
import { leasingProviders } from '../enums/leasingProvider';
import { offersCredit } from './creditDuties';
import { DUTY_DATES, isInForce } from './dates';

export interface OpenDuty {
  id: string;
  label: string;
  source: string;
  /** YYYY-MM-DD; absent for duties that have always held. */
  since?: string;
  text: string;
  field: DutyField;
}

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

interface Duty extends Omit<OpenDuty, 'text' | 'field'> {
  isForCompanies?: boolean;
  /** `undefined` if nothing is missing or it does not apply. */
  missing: (settings: TenantSettings) => Pick<OpenDuty, 'text' | 'field'> | undefined;
}

const leasingNames = bankNames(leasingProviders);

/** (rules/admin: claims in texts) */
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

/** (rules/law: legal footer) */
export const LEGAL_LINKS = [
  ['imprintUrl', 'Impressum'],
  ['privacyDocumentUrl', 'Datenschutzerklärung'],
  ['shopTermsOfServiceDocumentUrl', 'AGB'],
] as const;

const DUTIES: readonly Duty[] = [
  {
    id: 'withdrawal-instruction',
    label: 'Widerrufsbelehrung mit dem Satz zur Online-Funktion',
    source: 'Anlage 1 EGBGB',
    since: DUTY_DATES.withdrawalFunction,
    missing: ({ cancellationDocumentUrl, isCheckoutEnabled }) =>
      isCheckoutEnabled && cancellationDocumentUrl === undefined
        ? { text: 'Die Widerrufsbelehrung fehlt.', field: 'cancellationDocumentUrl' }
        : undefined,
  },
  {
    id: 'legal-links',
    label: 'Impressum, Datenschutz, AGB',
    source: '§ 5 DDG, DSGVO',
    isForCompanies: true,
    missing: (settings) => {
      const absent = LEGAL_LINKS.filter(([field]) => settings[field] === undefined);
      const [first] = absent;
      return first && { text: `Es fehlt: ${absent.map(([, name]) => name).join(', ')}.`, field: first[0] };
    },
  },
  {
    // (rules/law: graphic of the notice)
    id: 'guarantee-notice',
    label: 'Hinweis zur gesetzlichen Gewährleistung',
    source: 'Art. 246 EGBGB, Verordnung (EU) 2025/1960',
    since: DUTY_DATES.guaranteeNotice,
    missing: ({ legalGuaranteeNoticeUrl }) =>
      legalGuaranteeNoticeUrl === undefined
        ? {
            text: 'Die amtliche Grafik fehlt; der Shop zeigt so lange den amtlichen Text.',
            field: 'legalGuaranteeNoticeUrl',
          }
        : undefined,
  },
  {
    id: 'used-warranty',
    label: 'Ein Jahr Gewährleistung für gebrauchte Fahrzeuge',
    source: '§ 476 Abs. 2 BGB',
    missing: ({ usedWarrantyMonths, usedWarrantyText }) =>
      usedWarrantyMonths === 12 && usedWarrantyText === undefined
        ? { text: 'Der Text der Vereinbarung fehlt; es gelten zwei Jahre.', field: 'usedWarrantyText' }
        : undefined,
  },
  {
    id: 'garan',
    label: 'GARAN-Kennzeichnung',
    source: 'Verordnung (EU) 2025/1960',
    since: DUTY_DATES.garanLabel,
    missing: ({ legalMakes }) => {
      const bare = legalMakes.filter(
        ({ garanYears = 0, garanLabelUrl }) => garanYears > 2 && garanLabelUrl === undefined,
      );
      return bare.length === 0
        ? undefined
        : {
            text: `Die Grafik fehlt: ${bare.map(({ manufacturer }) => manufacturer).join(', ')}.`,
            field: 'legalMakes',
          };
    },
  },
  {
    // (rules/law: kinds of leasing in law)
    id: 'leasing-kinds',
    label: 'Art der Leasingverträge',
    source: '§ 506 BGB',
    since: DUTY_DATES.creditWarning,
    missing: ({ leasingCalculationProviderTypes: lessors, leasingContractTypes: kinds }) => {
      const unknown = lessors.filter(
        (lessor) => lessor !== 'NONE' && !kinds.some(({ providerType }) => providerType === lessor),
      );
      return unknown.length === 0
        ? undefined
        : {
            text: `Nicht angegeben: ${unknown.map(leasingNames).join(', ')}. Der Shop behandelt das Leasing wie einen Kredit.`,
            field: 'leasingContractTypes',
          };
    },
  },
  {
    // (rules/law: credit intermediary)
    id: 'intermediary',
    label: 'Angaben als Darlehensvermittler',
    source: 'Art. 247 § 13 EGBGB',
    missing: (settings) =>
      offersCredit(settings) && settings.creditIntermediaryType === undefined
        ? { text: 'Nicht angegeben; der Shop nennt Sie nicht unabhängig.', field: 'creditIntermediaryType' }
        : undefined,
  },
  {
    // (rules/law: connected cars)
    id: 'connected-cars',
    label: 'Daten vernetzter Fahrzeuge',
    source: 'Art. 3 Abs. 2 Data Act',
    since: DUTY_DATES.connectedCars,
    missing: ({ legalMakes }) =>
      legalMakes.some(({ dataInfoUrl }) => dataInfoUrl !== undefined)
        ? undefined
        : { text: 'Für keine Marke ist eine Seite eingetragen.', field: 'legalMakes' },
  },
  {
    // (rules/law: green claims)
    id: 'claims',
    label: 'Werbetexte der Einstellungen',
    source: 'UWG, PAngV',
    since: DUTY_DATES.greenClaims,
    isForCompanies: true,
    missing: (settings) => {
      const claims = CLAIMS.flatMap(([field, claimsOf]) => claimsOf(settings).map((claim) => ({ field, claim })));
      const [first] = claims;
      return first && { text: claims.map(({ claim }) => claimText(claim)).join(' '), field: first.field };
    },
  },
  {
    id: 'accessibility',
    label: 'Informationen zur Barrierefreiheit',
    source: '§ 14 BFSG',
    since: DUTY_DATES.accessibilityStatement,
    missing: ({ accessibilityUrl, accessibilityText }) =>
      accessibilityUrl === undefined && accessibilityText === undefined
        ? { text: 'Weder Adresse noch Text eingetragen.', field: 'accessibilityText' }
        : undefined,
  },
  {
    // (rules/law: dispute sentence)
    id: 'dispute',
    label: 'Satz zur Streitbeilegung',
    source: '§ 36 VSBG',
    missing: ({ disputeResolutionText }) =>
      disputeResolutionText === undefined
        ? { text: 'Nicht eingetragen; der Shop sagt nichts dazu.', field: 'disputeResolutionText' }
        : undefined,
  },
];

/** In order; only duties that have begun and concern the shop. */
export function openDuties(settings: TenantSettings, now: Date): OpenDuty[] {
  const today = dayInGermany(now);
  return DUTIES.flatMap(({ missing, isForCompanies = false, ...duty }) => {
    const isDue = duty.since === undefined || isInForce(duty.since, today);
    const lack = isDue && (isForCompanies || !settings.isB2BShop) ? missing(settings) : undefined;
    return lack ? [{ ...duty, ...lack }] : [];
  });
}
