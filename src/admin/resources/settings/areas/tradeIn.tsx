import { normalisePhone, PHONE_HINT } from '../../../../domain/person/phone';
import { claimsInBenefits } from '../../../../domain/law/claimRules';
import { claimHint } from '../../../engine/ClaimNotes';
import { FormSection, TextField, TextsField, TickField } from '../../../engine/form/fields/fields';
import { AddressField, CountField, shopTextHint, type AreaProps } from './fields';

export const TradeInArea = ({ form, values }: AreaProps) => (
  <>
    <FormSection form={form} title="Ansprechpartner">
      <TextField
        form={form}
        name="tradeInContactFullName"
        hint="Der Teil vor dem ersten Leerzeichen ist der Vorname."
      />
      <TextField
        form={form}
        name="tradeInContactPhone"
        hint={PHONE_HINT}
        width="half"
        normalise={normalisePhone}
        type="tel"
        inputMode="tel"
      />
      <TextField form={form} name="tradeInContactEmail" width="half" type="email" inputMode="email" />
    </FormSection>
    <FormSection form={form} title="Bewertung">
      <CountField
        form={form}
        name="tradeInProfitMarginAbsoluteMin"
        suffix="€"
        hint="Wird mindestens vom Marktwert abgezogen."
      />
      <CountField form={form} name="tradeInProfitPercentage" suffix="%" hint="10 bedeutet 10 %." />
      <CountField form={form} name="tradeInValidityInDays" suffix="Tage" />
      <TickField form={form} name="isTradeInResultReviewEnforced" />
      <AddressField form={form} name="tradeInWidgetUrl" />
    </FormSection>
    <FormSection
      form={form}
      title="Texte auf der Fahrzeugseite"
      text="Leer lassen: Der Shop zeigt seine eigenen Texte."
    >
      <TextField form={form} name="tradeInHeading" hint={shopTextHint({ values, name: 'tradeInHeading' })} />
      <TextField form={form} name="tradeInSubheading" hint={shopTextHint({ values, name: 'tradeInSubheading' })} />
      <TextsField
        form={form}
        name="tradeInSteps"
        hint={claimHint(claimsInBenefits(values.tradeInSteps))}
        addLabel="Schritt hinzufügen"
      />
    </FormSection>
  </>
);
