import { normalisePhone } from '../../../domain/person/phone';
import { formatIban, MAX_RADIUS, readDecimal } from '../../../domain/dealer/rules';
import { earliestHandOverDay } from '../../../domain/handover/handOverDay';
import { needsBankAccount, needsReservationFee } from '../../../domain/dealer/forms/settings';
import { settingsPaymentTypes } from '../../../domain/tenant/settings';
import { financingProviders } from '../../../domain/vehicle/enums/financingProvider';
import { leasingProviders } from '../../../domain/vehicle/enums/leasingProvider';
import { addDays, dayInWords, weekday } from '../../../lib/calendarDay';
import type { Enumeration, EnumerationEntry } from '../../../lib/enumeration';
import type { FormField, FormSection } from '../../engine/resource';
import type { SettingsValues } from './settingsValues';

type Field = FormField<SettingsValues, undefined>;

export interface SettingsArea {
  /** In the address. */
  id: string;
  title: string;
  sections: readonly FormSection<SettingsValues, undefined>[];
  /** Only admins change it. */
  isForAdmins?: boolean;
}

/** The first day that the checkout offers after a lead time, by its own rule; holidays differ by place and are not counted. */
export function earliestDayText(typed: string, now: Date): string {
  const days = readDecimal(typed);
  if (days === undefined || days < 0 || days > 365 || !Number.isInteger(days)) return 'In ganzen Tagen.';
  const first = earliestHandOverDay({ type: 'pickup' }, {}, { orderPickupLeadTimeInDays: days }, now);
  return `Frühester Termin bei Bestellung heute: ${dayInWords(weekday(first) === 0 ? addDays(first, 1) : first)}`;
}

const choicesOf = <Table extends Record<string, EnumerationEntry>>({ keys, label }: Enumeration<Table>) =>
  keys.map((key) => ({ value: key, label: label(key) }));
/** Banks that appear under two names on the wire have one label; the key tells them apart. */
const banksOf = <Table extends Record<string, EnumerationEntry>>(providers: Enumeration<Table>) => {
  const choices = choicesOf(providers).filter(({ value }) => value !== 'NONE');
  return choices.map((choice) =>
    choices.filter(({ label }) => label === choice.label).length > 1
      ? { ...choice, label: `${choice.label} (${choice.value})` }
      : choice,
  );
};

const colour = (
  name: 'uiColorAccentHex' | 'uiColorErrorHex' | 'uiColorBlackHex',
  label: string,
  standard: string,
): Field => ({
  name,
  label,
  isRequired: true,
  control: { kind: 'colour', standard },
});
const address = (name: Field['name'], label: string, hint?: string): Field => ({
  name,
  label,
  hint: hint ?? 'Beginnt mit https://',
  control: { kind: 'text', type: 'url', inputMode: 'url' },
});
const upload = (name: 'termsFile' | 'privacyFile' | 'cancellationFile', label: string): Field => ({
  name,
  label,
  control: { kind: 'file', upload: 'smallPdf', wanted: 'Ersetzt beim Speichern die Adresse darüber' },
});
const count = (name: Field['name'], label: string, suffix: string, hint?: string): Field => ({
  name,
  label,
  hint,
  isRequired: true,
  width: 'half',
  control: { kind: 'text', inputMode: 'decimal', suffix },
});
/** With the day that it means for an order of today. */
const leadTime = (name: 'orderPickupLeadTimeInDays' | 'orderDeliveryLeadTimeInDays', label: string): Field => ({
  ...count(name, label, 'Tage'),
  hint: (values) => earliestDayText(values[name], new Date()),
});
const transfers = ({ orderAvailablePaymentOptionTypes: offered }: SettingsValues) => needsBankAccount(offered);
const takesFee = ({ orderAvailablePaymentOptionTypes: offered }: SettingsValues) => needsReservationFee(offered);

/** The six sections of the settings, in the order of the specification (admin 2 and 5). */
export const settingsAreas: readonly SettingsArea[] = [
  {
    id: 'darstellung',
    title: 'Darstellung',
    sections: [
      {
        fields: [
          { name: 'logo', label: 'Logo', control: { kind: 'file', upload: 'image', frame: 'logo' } },
          colour('uiColorAccentHex', 'Akzentfarbe', '#0f52ba'),
          colour('uiColorErrorHex', 'Fehlerfarbe', '#b3261e'),
          colour('uiColorBlackHex', 'Schwarz', '#12161c'),
          {
            name: 'borderRadius',
            label: 'Rundung der Ecken',
            hint: '0 bis 9999 Pixel. 0 ist eckig, 9999 ganz rund.',
            isRequired: true,
            width: 'short',
            control: {
              kind: 'text',
              inputMode: 'numeric',
              suffix: 'px',
              usual: [
                { value: '0', label: '0' },
                { value: '8', label: '8' },
                { value: '16', label: '16' },
                { value: String(MAX_RADIUS), label: 'rund' },
              ],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'dokumente',
    title: 'Dokumente und Links',
    sections: [
      {
        title: 'Rechtstexte',
        text: 'Als Adresse einer Seite oder als PDF. AGB, Datenschutz und Impressum braucht jeder Shop.',
        fields: [
          address('shopTermsOfServiceDocumentUrl', 'AGB'),
          upload('termsFile', 'AGB als PDF'),
          address('privacyDocumentUrl', 'Datenschutzerklärung'),
          upload('privacyFile', 'Datenschutzerklärung als PDF'),
          address('cancellationDocumentUrl', 'Widerrufsbelehrung'),
          upload('cancellationFile', 'Widerrufsbelehrung als PDF'),
          address('imprintUrl', 'Impressum'),
          address('accessibilityUrl', 'Erklärung zur Barrierefreiheit'),
        ],
      },
      {
        title: 'Ihre Website',
        fields: [
          address('integrationWebsiteUrl', 'Website mit dem Shop', 'Die Seite, in der der Shop eingebunden ist.'),
          address('locationsOverviewUrl', 'Standortübersicht'),
        ],
      },
      {
        title: 'Anbindungen',
        isOptional: true,
        fields: [
          address('insuranceWidgetUrl', 'Versicherungs-Widget'),
          { name: 'fileServerHost', label: 'Fahrzeug-Export: Server', width: 'half', control: { kind: 'text' } },
          {
            name: 'fileServerPort',
            label: 'Port',
            width: 'half',
            control: { kind: 'text', inputMode: 'numeric', maxLength: 5 },
          },
          { name: 'fileServerUsername', label: 'Benutzer', width: 'half', control: { kind: 'text' } },
          {
            name: 'fileServerPassword',
            label: 'Passwort',
            hint: 'Wird nie angezeigt. Nur ausfüllen, um es zu ändern.',
            width: 'half',
            control: { kind: 'text', type: 'password' },
          },
        ],
      },
    ],
  },
  {
    id: 'inhalt',
    title: 'Inhalt',
    sections: [
      {
        fields: [
          {
            name: 'uiMarketingBenefits',
            label: 'Vorteile',
            hint: 'Stehen über der Suche.',
            control: { kind: 'texts', addLabel: 'Vorteil hinzufügen' },
          },
          {
            name: 'uiQualityPromises',
            label: 'Qualitätsversprechen',
            hint: 'Stehen auf der Fahrzeugseite.',
            control: { kind: 'texts', addLabel: 'Versprechen hinzufügen' },
          },
          { name: 'isPreviousPriceVisible', label: 'Streichpreise anzeigen', control: { kind: 'tick' } },
        ],
      },
    ],
  },
  {
    id: 'bestellung',
    title: 'Bestellung & Bezahlung',
    isForAdmins: true,
    sections: [
      {
        title: 'Zahlungsarten',
        fields: [
          {
            name: 'orderAvailablePaymentOptionTypes',
            label: 'Zahlungsarten',
            hint: 'Mindestens eine. Was eine davon zusätzlich braucht, wird darunter abgefragt.',
            isRequired: true,
            control: { kind: 'checks', options: () => choicesOf(settingsPaymentTypes) },
          },
        ],
      },
      {
        title: 'Bankverbindung',
        text: 'Auf dieses Konto überweisen Ihre Kunden.',
        when: transfers,
        fields: [
          { name: 'bankName', label: 'Bank', isRequired: true, control: { kind: 'text' } },
          { name: 'iban', label: 'IBAN', isRequired: true, normalise: formatIban, control: { kind: 'text' } },
          { name: 'bic', label: 'BIC', isRequired: true, width: 'short', control: { kind: 'text', maxLength: 11 } },
        ],
      },
      {
        title: 'Reservierung und Übergabe',
        fields: [
          { ...count('orderReservationFee', 'Reservierungsgebühr', '€'), when: takesFee },
          count('orderReservationTimeInHours', 'Dauer der Reservierung', 'Stunden'),
          leadTime('orderPickupLeadTimeInDays', 'Vorlauf Abholung'),
          leadTime('orderDeliveryLeadTimeInDays', 'Vorlauf Lieferung'),
        ],
      },
    ],
  },
  {
    id: 'inzahlungnahme',
    title: 'Inzahlungnahme',
    sections: [
      {
        title: 'Ansprechpartner',
        fields: [
          {
            name: 'tradeInContactFullName',
            label: 'Name',
            hint: 'Der Teil vor dem ersten Leerzeichen ist der Vorname.',
            isRequired: true,
            control: { kind: 'text' },
          },
          {
            name: 'tradeInContactPhone',
            label: 'Telefon',
            hint: 'Mit Ländervorwahl, zum Beispiel +49 711 123456',
            isRequired: true,
            width: 'half',
            normalise: normalisePhone,
            control: { kind: 'text', type: 'tel', inputMode: 'tel' },
          },
          {
            name: 'tradeInContactEmail',
            label: 'E-Mail',
            isRequired: true,
            width: 'half',
            control: { kind: 'text', type: 'email', inputMode: 'email' },
          },
        ],
      },
      {
        title: 'Bewertung',
        fields: [
          count('tradeInProfitMarginAbsoluteMin', 'Mindestmarge', '€'),
          count('tradeInProfitPercentage', 'Marge', '%', '10 bedeutet 10 %.'),
          count('tradeInValidityInDays', 'Gültigkeit', 'Tage'),
          { name: 'isTradeInResultReviewEnforced', label: 'Ergebnis immer selbst prüfen', control: { kind: 'tick' } },
          address('tradeInWidgetUrl', 'Bewertungs-Widget'),
        ],
      },
    ],
  },
  {
    id: 'banken',
    title: 'Banken',
    isForAdmins: true,
    sections: [
      {
        fields: [
          {
            name: 'financingCalculationProviderTypes',
            label: 'Finanzierung',
            control: {
              kind: 'checks',
              empty: 'Keine: der Shop zeigt keine Finanzierung.',
              options: () => banksOf(financingProviders),
            },
          },
          {
            name: 'leasingCalculationProviderTypes',
            label: 'Leasing',
            control: {
              kind: 'checks',
              empty: 'Keine: der Shop zeigt kein Leasing.',
              options: () => banksOf(leasingProviders),
            },
          },
        ],
      },
    ],
  },
];
