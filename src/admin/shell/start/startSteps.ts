import type { DealerContact } from '../../../domain/dealer/contact';
import { LEGAL_DETAILS } from '../../../domain/dealer/forms/location';
import { needsBankAccount, needsReservationFee } from '../../../domain/dealer/forms/settings';
import { leadTriggers, type LeadSetting } from '../../../domain/dealer/leadSetting';
import { LEGAL_LINKS, openDuties } from '../../../domain/law/openDuties';
import { isHandOverType, type ProductType } from '../../../domain/products/productType';
import type { Location } from '../../../domain/tenant/location';
import { locationName } from '../../../domain/tenant/locationText';
import type { TenantSettings } from '../../../domain/tenant/settings';
import type { Tenant } from '../../../domain/tenant/tenant';
import { formatNumber } from '../../../lib/format';
import { fieldName } from '../../engine/entryFields';
import { settingsAddress } from '../../page';
import { fieldAddress } from '../../resources/settings/settingsAreas';
import { settingsFields, type AreaId, type SettingsValues } from '../../resources/settings/settingsFields';

export interface StartStep {
  title: string;
  page: string;
  area?: AreaId;
  /** Address of the first thing that is missing, or of its page. */
  to: string;
  /** What a press on it does: 'Standort anlegen'. */
  act: string;
  /** Whether the agency gets the code for it. */
  needsCode?: true;
  missing: string;
  isOptional?: true;
}

interface StartData {
  tenant: Pick<Tenant, 'settings' | 'behaviours'>;
  locations: readonly Location[];
  contacts: readonly DealerContact[];
  leads: readonly LeadSetting[];
  products: readonly { type: ProductType }[];
  now: Date;
}

const newAt = (page: string) => settingsAddress({ page }, 'eintrag=neu');

const isComplete = (location: Location) =>
  location.address?.street !== undefined &&
  location.address.zipCode !== undefined &&
  location.address.city !== undefined &&
  LEGAL_DETAILS.every((name) => location[name] !== undefined);

type Setting = keyof TenantSettings & keyof SettingsValues;

/** Asked for in a step of their own; and the graphic, for which the shop shows the official text. */
const ASKED_ELSEWHERE = ['withdrawal-instruction', 'legal-links', 'guarantee-notice'];

/** (rules/admin: start list) */
export function startSteps({ tenant, locations, contacts, leads, products, now }: StartData): StartStep[] {
  const { settings, behaviours } = tenant;
  const bare = locations.filter((location) => !isComplete(location));
  const lonely = locations
    .filter(({ id }) => !contacts.some(({ vehicleDealerLocationIds: ids }) => ids.includes(id)))
    .map(locationName);
  const silent = leadTriggers.keys.filter((trigger) => !leads.some(({ triggers }) => triggers.includes(trigger)));
  const duties = openDuties(settings, now);
  const others = duties.filter(({ id }) => !ASKED_ELSEWHERE.includes(id));

  const section = (area: AreaId, title: string, absent: readonly Setting[]): StartStep => ({
    title,
    page: 'dealer-settings',
    area,
    to:
      absent[0] === undefined
        ? settingsAddress({ page: 'dealer-settings' }, `bereich=${area}`)
        : fieldAddress(absent[0]),
    act: `${title} eintragen`,
    missing:
      absent.length === 0 ? '' : `Es fehlt: ${absent.map((name) => fieldName(settingsFields[name])).join(', ')}.`,
  });
  const absentOf = (...names: readonly Setting[]) => names.filter((name) => settings[name] === undefined);
  const offered = settings.orderAvailablePaymentOptionTypes;
  // All but advice at the dealer's asks for a hand-over (rules/order-and-payment: what an order needs).
  const needsHandOver =
    settings.isCheckoutEnabled &&
    behaviours.hasHandOverStep &&
    (offered.length === 0 || offered.some((type) => type !== 'atCarDealer'));
  const hasHandOver = products.some(({ type }) => isHandOverType(type));
  const isWithdrawalMissing = duties.some(({ id }) => id === 'withdrawal-instruction');

  return [
    {
      title: 'Adressen und Rechtsangaben',
      page: 'locations',
      to:
        bare[0] === undefined
          ? newAt('locations')
          : settingsAddress({ page: 'locations' }, `eintrag=${encodeURIComponent(bare[0].id)}`),
      act: bare.length > 0 ? 'Standort ergänzen' : 'Standort anlegen',
      missing:
        locations.length === 0
          ? 'Noch kein Standort.'
          : bare.length > 0
            ? `Unvollständig: ${bare.map(locationName).join(', ')}.`
            : '',
    },
    {
      title: 'Ansprechpartner',
      page: 'contacts',
      to: newAt('contacts'),
      act: 'Ansprechpartner anlegen',
      missing:
        contacts.length === 0
          ? 'Noch niemand.'
          : lonely.length > 0
            ? `Ohne Ansprechpartner: ${lonely.join(', ')}.`
            : '',
    },
    {
      title: 'Benachrichtigungen',
      page: 'lead-settings',
      to: newAt('lead-settings'),
      act: 'Benachrichtigung anlegen',
      missing:
        silent.length > 0
          ? `Niemand wird informiert: ${silent.map((trigger) => leadTriggers.label(trigger)).join(', ')}.`
          : '',
    },
    // First of the settings: the platform takes none without a payment option.
    ...(settings.isCheckoutEnabled
      ? [
          section('bestellung', 'Bestellung und Bezahlung', [
            ...(offered.length === 0 ? (['orderAvailablePaymentOptionTypes'] as const) : []),
            ...(needsBankAccount(offered) ? absentOf('bankName', 'iban', 'bic') : []),
            ...(needsReservationFee(offered) && settings.orderReservationFee === 0
              ? (['orderReservationFee'] as const)
              : []),
            ...absentOf('orderReservationTimeInHours', 'orderPickupLeadTimeInDays', 'orderDeliveryLeadTimeInDays'),
          ]),
        ]
      : []),
    section('dokumente', 'Dokumente', [
      ...absentOf(...LEGAL_LINKS.map(([field]) => field)),
      ...(isWithdrawalMissing ? (['cancellationDocumentUrl'] as const) : []),
    ]),
    section(
      'inzahlungnahme',
      'Inzahlungnahme',
      absentOf(
        ...(['tradeInContactFullName', 'tradeInContactPhone', 'tradeInContactEmail'] as const),
        ...(['tradeInProfitMarginAbsoluteMin', 'tradeInProfitPercentage', 'tradeInValidityInDays'] as const),
      ),
    ),
    {
      title: 'Produkte',
      page: 'cross-selling',
      to: `${newAt('cross-selling')}${needsHandOver && !hasHandOver ? '&art=abholung' : ''}`,
      act: 'Übergabe anlegen',
      ...(needsHandOver ? {} : { isOptional: true }),
      missing:
        needsHandOver && !hasHandOver
          ? 'Ohne ein Produkt der Art „Abholung“, „Lieferung“ oder „Übergabe“ nimmt der Shop keine Bestellung an.'
          : products.length === 0
            ? 'Freiwillig: Übergabe, Zubehör und Schutz stehen erst in der Bestellung, wenn Sie sie hier anlegen.'
            : '',
    },
    {
      title: 'Rechtliche Pflichten',
      page: 'dealer-settings',
      area: 'recht',
      to:
        others[0] === undefined
          ? settingsAddress({ page: 'dealer-settings' }, 'bereich=recht')
          : fieldAddress(others[0].field),
      act: 'Ersten Eintrag machen',
      missing:
        others.length === 0
          ? ''
          : `${formatNumber(others.length)} ohne Eintrag: ${others.map(({ label }) => label).join(', ')}.`,
    },
    {
      title: 'Logo und Farben',
      page: 'dealer-settings',
      area: 'darstellung',
      to: fieldAddress(settings.logoUrl === undefined ? 'logo' : 'uiColorAccentHex'),
      act: settings.logoUrl === undefined ? 'Logo hochladen' : 'Farbe wählen',
      missing: [
        settings.logoUrl === undefined && 'Das Logo fehlt.',
        settings.uiColorAccentHex === undefined && 'Die Akzentfarbe ist noch die des Standards.',
      ]
        .filter(Boolean)
        .join(' '),
    },
    {
      title: 'Website mit dem Shop',
      page: 'dealer-settings',
      area: 'dokumente',
      to: fieldAddress('integrationWebsiteUrl'),
      act: 'Adresse eintragen',
      needsCode: true,
      missing:
        settings.integrationWebsiteUrl === undefined
          ? 'Senden Sie der Agentur den Code und tragen Sie danach die Adresse der Seite ein.'
          : '',
    },
  ];
}

export const requiredSteps = (steps: readonly StartStep[]) => steps.filter(({ isOptional }) => !isOptional);

export const nextStartStep = (steps: readonly StartStep[]) =>
  requiredSteps(steps).find(({ missing }) => missing !== '');
