import { address, type Field, type SettingsArea } from './fields';

const upload = (name: 'termsFile' | 'privacyFile' | 'cancellationFile', label: string): Field => ({
  name,
  label,
  control: { kind: 'file', upload: 'smallPdf', wanted: 'Ersetzt beim Speichern die Adresse darüber' },
});

/** Documents and links: legal texts, website and connections. */
export const documents: SettingsArea = {
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
};
