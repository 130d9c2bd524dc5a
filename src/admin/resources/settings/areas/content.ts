import { claimsInBenefits } from '../../../../domain/law/claimRules';
import { claimHint } from '../../../engine/ClaimNotes';
import { shopText, type SettingsArea } from './fields';

/** Content: benefits, promises and previous prices. */
export const content: SettingsArea = {
  id: 'inhalt',
  title: 'Inhalt',
  sections: [
    {
      text: 'Vorteile und Versprechen stehen zusammen auf der Fahrzeugseite unter dem Preis und in der Bestellung.',
      fields: [
        {
          name: 'uiMarketingBenefits',
          label: 'Vorteile',
          hint: ({ uiMarketingBenefits }) =>
            claimHint(claimsInBenefits(uiMarketingBenefits), 'Kurz und mit Zahl, zum Beispiel „Lieferung ab 99 €“.'),
          control: { kind: 'texts', addLabel: 'Vorteil hinzufügen' },
        },
        {
          name: 'uiQualityPromises',
          label: 'Qualitätsversprechen',
          hint: ({ uiQualityPromises }) =>
            claimHint(
              claimsInBenefits(uiQualityPromises),
              'Was Sie jedem Kunden zusagen, zum Beispiel „14 Tage Rückgaberecht“.',
            ),
          control: { kind: 'texts', addLabel: 'Versprechen hinzufügen' },
        },
        { name: 'isPreviousPriceVisible', label: 'Streichpreise anzeigen', control: { kind: 'tick' } },
      ],
    },
    {
      title: 'Suchmaschinen',
      fields: [
        shopText(
          'seoMetaDescription',
          'Beschreibung der Fahrzeugsuche',
          'Ein bis zwei Sätze, die Suchmaschinen unter dem Titel zeigen; am besten bis 160 Zeichen.',
        ),
      ],
    },
  ],
};
