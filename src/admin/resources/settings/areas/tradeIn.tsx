import { useQuery } from '@tanstack/react-query';
import { normalisePhone, PHONE_HINT } from '../../../../domain/person/phone';
import { contactsQuery } from '../../../../state/queries/recipient';
import { usePlatform } from '../../../../state/shopContext';
import { Button } from '../../../../ui/actions/Button';
import { FormSection, TextField } from '../../../engine/form/fields/fields';
import { PlainSettings, shopTextHint, ShopTextsField, type AreaProps } from './fields';

export const TradeInArea = ({ form, values }: AreaProps) => (
  <>
    <FormSection form={form} title="Ansprechpartner">
      <KnownContact form={form} values={values} />
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

/** Takes an empty contact over from the dealer's first one. */
function KnownContact({ form: { state, isReadOnly }, values }: AreaProps) {
  const [contact] = useQuery(contactsQuery(usePlatform(), undefined)).data ?? [];
  const names = ['tradeInContactFullName', 'tradeInContactPhone', 'tradeInContactEmail'] as const;
  if (contact === undefined || isReadOnly || names.some((name) => values[name] !== '')) return null;
  const takeOver = () => {
    const { name, phone = '', email = '' } = contact;
    state.setFocus('tradeInContactFullName');
    for (const [at, value] of [name, phone, email].entries())
      state.setValue(names[at] ?? names[0], value, { shouldDirty: true, shouldValidate: state.formState.isSubmitted });
  };
  return (
    <p className="form-section__field">
      <Button size="small" onClick={takeOver}>
        {`Von ${contact.name} übernehmen`}
      </Button>
    </p>
  );
}
