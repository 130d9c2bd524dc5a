import { normalisePhone, PHONE_HINT } from '../../../../domain/person/phone';
import { claimsInBenefits } from '../../../../domain/law/claimRules';
import { claimHint } from '../../../engine/ClaimNotes';
import { address, count, shopText, type SettingsArea } from './fields';

/** Trade-in: contact and valuation. */
export const tradeIn: SettingsArea = {
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
          hint: PHONE_HINT,
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
        count('tradeInProfitMarginAbsoluteMin', 'Mindestmarge', '€', 'Wird mindestens vom Marktwert abgezogen.'),
        count('tradeInProfitPercentage', 'Marge', '%', '10 bedeutet 10 %.'),
        count('tradeInValidityInDays', 'Gültigkeit', 'Tage'),
        { name: 'isTradeInResultReviewEnforced', label: 'Ergebnis immer selbst prüfen', control: { kind: 'tick' } },
        address('tradeInWidgetUrl', 'Bewertungs-Widget'),
      ],
    },
    {
      title: 'Texte auf der Fahrzeugseite',
      text: 'Leer lassen: Der Shop zeigt seine eigenen Texte.',
      fields: [
        shopText('tradeInHeading', 'Überschrift', undefined, { kind: 'text' }),
        shopText('tradeInSubheading', 'Satz darunter', undefined, { kind: 'text' }),
        {
          name: 'tradeInSteps',
          label: 'Schritte',
          hint: ({ tradeInSteps }) => claimHint(claimsInBenefits(tradeInSteps)),
          control: { kind: 'texts', addLabel: 'Schritt hinzufügen' },
        },
      ],
    },
  ],
};
