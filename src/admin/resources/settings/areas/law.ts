import type { INTERMEDIARY_TIES } from '../../../../domain/tenant/legalSettings';
import { AccessibilityControl, NoticeAddressControl, LeasingContractsControl } from '../law/legalControls';
import { LegalMakesControl } from '../law/LegalMakesControl';
import { address, shopText, type SettingsArea } from './fields';

const TIES: readonly { value: keyof typeof INTERMEDIARY_TIES; label: string }[] = [
  { value: 'oneLender', label: 'Gebunden an einen Darlehensgeber' },
  { value: 'severalLenders', label: 'Gebunden an mehrere Darlehensgeber' },
  { value: 'independent', label: 'Unabhängig, nicht gebunden' },
];

/** Law: guarantee, credit, makes, dispute resolution and accessibility. */
export const law: SettingsArea = {
  id: 'recht',
  title: 'Recht',
  sections: [
    {
      title: 'Gewährleistung',
      text: 'Seit 27. September 2026 zeigt jeder Shop für Verbraucher den amtlichen Hinweis zur Gewährleistung. Die Grafik gibt es bei der Europäischen Kommission; sie darf nicht verändert werden. Ohne Grafik zeigt der Shop den amtlichen Text.',
      fields: [
        {
          ...address('legalGuaranteeNoticeUrl', 'Grafik des Hinweises'),
          control: { kind: 'own', Control: NoticeAddressControl },
        },
        {
          name: 'noticeFile',
          label: 'Grafik hochladen',
          control: { kind: 'file', upload: 'graphic', wanted: 'Ersetzt beim Speichern die Adresse darüber' },
        },
        {
          name: 'usedWarrantyMonths',
          label: 'Gewährleistung für gebrauchte Fahrzeuge',
          control: {
            kind: 'radio',
            options: () => [
              { value: '24', label: 'Zwei Jahre (gesetzlich)' },
              { value: '12', label: 'Ein Jahr, mit eigener Vereinbarung in der Bestellung' },
            ],
          },
        },
        {
          ...shopText(
            'usedWarrantyText',
            'Text der Vereinbarung',
            'Steht in der Bestellung als eigenes Kästchen, das der Kunde selbst ankreuzt (§ 476 Abs. 2 BGB). Lassen Sie den Text von Ihrem Anwalt prüfen.',
          ),
          isRequired: true,
          when: ({ usedWarrantyMonths }) => usedWarrantyMonths === '12',
        },
      ],
    },
    {
      title: 'Finanzierung und Leasing',
      text: 'Seit 20. November 2026 steht bei jedem Kredit die Warnung „Achtung! Kreditaufnahme kostet Geld.“ Der Shop zeigt sie von selbst.',
      fields: [
        {
          name: 'creditIntermediaryType',
          label: 'Ihre Vermittlung',
          hint: 'Der Shop nennt es an jedem Rechner und bei der Zahlungsart. Ohne Angabe nennt er Sie nicht unabhängig.',
          control: {
            kind: 'select',
            placeholder: 'Nicht angegeben',
            options: () => TIES,
          },
        },
        {
          name: 'creditLenders',
          label: 'Darlehensgeber',
          hint: 'Name und Anschrift, zum Beispiel „Musterbank AG, Bankplatz 1, 60311 Frankfurt“. Der erste steht im Beispiel, wenn ein Standort keine Anschrift hat.',
          control: { kind: 'texts', addLabel: 'Darlehensgeber hinzufügen' },
        },
        address('creditInformationUrl', 'Europäische Standardinformationen'),
        address('creditCommissionUrl', 'Angaben zur Provision'),
        {
          name: 'leasingContractTypes',
          label: 'Leasingverträge',
          hint: 'Restwert und Kaufoption gelten als Kredit. Ohne Angabe behandelt der Shop das Leasing wie einen Kredit: mit Warnung, und auf den Karten ohne Rate.',
          control: { kind: 'own', Control: LeasingContractsControl },
        },
      ],
    },
    {
      title: 'Marken',
      text: 'Nur was der Hersteller liefert: GARAN-Kennzeichnung (kostenlose Haltbarkeitsgarantie von mehr als zwei Jahren auf das ganze Fahrzeug, nicht auf Batterie oder Lack), Seite über die Daten des vernetzten Fahrzeugs und Zeitraum der Software-Aktualisierungen.',
      fields: [{ name: 'legalMakes', label: 'Angaben je Marke', control: { kind: 'own', Control: LegalMakesControl } }],
    },
    {
      title: 'Streitbeilegung',
      fields: [
        shopText(
          'disputeResolutionText',
          'Satz zur Streitbeilegung (§ 36 VSBG)',
          'Steht im Fuß des Shops: ob Sie an Verfahren vor einer Verbraucherschlichtungsstelle teilnehmen. Ohne Angabe sagt der Shop nichts dazu.',
        ),
      ],
    },
    {
      title: 'Barrierefreiheit',
      fields: [
        shopText(
          'accessibilityText',
          'Text zur Barrierefreiheit (§ 14 BFSG)',
          'Steht im Fuß des Shops hinter „Barrierefreiheit“, solange unter „Dokumente und Links“ keine Adresse eingetragen ist.',
          { kind: 'own', Control: AccessibilityControl },
        ),
      ],
    },
  ],
};
