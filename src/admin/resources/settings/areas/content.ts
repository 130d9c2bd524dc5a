import type { SettingsArea } from './fields';

/** Content: benefits, promises and previous prices (admin 5). */
export const content: SettingsArea = {
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
};
