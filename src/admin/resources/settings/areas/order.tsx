import { formatIban } from '../../../../domain/dealer/rules';
import { readTypedNumber } from '../../../../lib/typedNumber';
import { earliestHandOverDay } from '../../../../domain/handover/handOverDay';
import { addDays } from '../../../../lib/dates/calendarDay';
import { shortDayOfYear, weekday } from '../../../../lib/dates/calendarMonth';
import { settingsPaymentTypes } from '../../../../domain/tenant/settings';
import { useNow, useTenant } from '../../../../state/shopContext';
import { ChecksField, FormSection, TextField } from '../../../engine/form/fields/fields';
import { isShown } from '../../../engine/form/openForm';
import { paymentNote } from '../paymentNotes';
import { CountField, PlainSettings, type AreaProps } from './fields';

/** First day that the checkout offers after a lead time. Holidays differ by location and are not counted. */
export function earliestDayText(typed: string, now: Date): string {
  const days = readTypedNumber(typed);
  if (days === undefined || days < 0 || days > 365 || !Number.isInteger(days)) return 'In ganzen Tagen.';
  const first = earliestHandOverDay({ type: 'pickup' }, {}, { orderPickupLeadTimeInDays: days }, now);
  return `Frühester Termin bei Bestellung heute: ${shortDayOfYear(weekday(first) === 0 ? addDays(first, 1) : first)}`;
}

export function OrderArea({ form, values }: AreaProps) {
  const now = useNow();
  const { carDealerPaypalApiClientId: paypal } = useTenant().settings;
  const { orderPickupLeadTimeInDays: pickup, orderDeliveryLeadTimeInDays: delivery } = values;
  return (
    <>
      <FormSection form={form}>
        <ChecksField
          form={form}
          name="orderAvailablePaymentOptionTypes"
          hint="Mindestens eine. Santander und BDK haben keinen Schalter: Der Shop bietet sie an, wo sie die Bank des Fahrzeugs sind."
          noteOf={(type) => {
            const key = settingsPaymentTypes.keys.find((each) => each === type);
            return key && paymentNote(key, values, paypal);
          }}
          isSentences
        />
      </FormSection>
      {isShown(form, 'bankName') ? (
        <FormSection form={form} title="Bankverbindung" text="Auf dieses Konto überweisen Ihre Kunden.">
          <TextField form={form} name="bankName" />
          <TextField form={form} name="iban" width="half" normalise={formatIban} />
          <TextField form={form} name="bic" width="half" maxLength={11} />
        </FormSection>
      ) : null}
      <FormSection form={form} title="Reservierung">
        <PlainSettings form={form} values={values} section="reservation" />
      </FormSection>
      <FormSection form={form} title="Übergabe">
        <CountField form={form} name="orderPickupLeadTimeInDays" suffix="Tage" hint={earliestDayText(pickup, now())} />
        <CountField
          form={form}
          name="orderDeliveryLeadTimeInDays"
          suffix="Tage"
          hint={earliestDayText(delivery, now())}
        />
      </FormSection>
    </>
  );
}
