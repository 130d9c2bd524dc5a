import { formatDate } from '../../lib/dates/formatDate';
import type { TenantSettings } from '../tenant/settings';

type AccessibilitySettings = Pick<
  TenantSettings,
  'companyName' | 'tradeInContactEmail' | 'tradeInContactPhone' | 'imprintUrl'
>;

/** § 14 BFSG, to be edited by the dealer (rules/law: accessibility statement). */
export function accessibilityDraft(settings: AccessibilitySettings, now: Date): string {
  const { companyName, tradeInContactEmail: email, tradeInContactPhone: phone, imprintUrl } = settings;
  const ways = [email && `per E-Mail an ${email}`, phone && `telefonisch unter ${phone}`]
    .filter(Boolean)
    .join(' oder ');
  const contact =
    ways || (imprintUrl === undefined ? 'über das Kontaktformular' : `über die Angaben im Impressum (${imprintUrl})`);
  return [
    `Informationen zur Barrierefreiheit des Fahrzeugshops von ${companyName}, nach § 14 Barrierefreiheitsstärkungsgesetz (BFSG).`,
    'Im Shop suchen, vergleichen, finanzieren und bestellen Sie Fahrzeuge, geben Ihr Fahrzeug in Zahlung und widerrufen Verträge. Er läuft im Browser, ohne Anmeldung.',
    'Der Shop ist nach den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, gestaltet. Geprüft wird jede Seite automatisch auf Kontraste, Namen und Struktur, außerdem die Bedienung allein mit der Tastatur, bei 200 % Textgröße und in schmalen Fenstern.',
    'Bekannte Einschränkungen: Inhalte von Dritten (zum Beispiel PayPal, 360°-Ansichten und eingebundene Rechner), PDF-Dokumente sowie Bilder und Beschreibungen der Fahrzeuge können davon abweichen.',
    `Wenn Ihnen eine Barriere auffällt oder Sie Hilfe brauchen, erreichen Sie uns ${contact}.`,
    'Zuständige Behörde: Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg.',
    `Stand: ${formatDate(now)}.`,
  ].join('\n');
}
