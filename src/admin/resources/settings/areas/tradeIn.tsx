import { normalisePhone, PHONE_HINT } from '../../../../domain/person/phone';
import { FormSection, TextField } from '../../../engine/form/fields/fields';
import { PlainSettings, shopTextHint, ShopTextsField, type AreaProps } from './fields';

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
      <PlainSettings form={form} values={values} section="valuation" />
    </FormSection>
    <FormSection
      form={form}
      title="Texte auf der Fahrzeugseite"
      text="Leer lassen: Der Shop zeigt seine eigenen Texte."
    >
      <TextField form={form} name="tradeInHeading" hint={shopTextHint({ values, name: 'tradeInHeading' })} />
      <TextField form={form} name="tradeInSubheading" hint={shopTextHint({ values, name: 'tradeInSubheading' })} />
      <ShopTextsField form={form} values={values} name="tradeInSteps" addLabel="Schritt hinzufügen" />
    </FormSection>
  </>
);
