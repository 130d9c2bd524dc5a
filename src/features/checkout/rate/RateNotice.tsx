import { Button } from '../../../ui/actions/Button';
import { busyTextOf } from '../../../ui/feedback/busyText';
import { Notice } from '../../../ui/feedback/Notice';
import { useStyles } from '../../../ui/styles';
import { useCheckout, useCheckoutView } from '../runner/checkoutContext';
import css from './rate.css?inline';
import type { Rate } from '../runner/useOrderRate';
import { LEASING_TEXTS } from '../../finance/terms/calculatorTexts';
import type { WishedRate } from '../../../domain/order/paymentOption/paymentOptions';
import { RateRequest } from '../../contact/RateRequest';

const ANOTHER_WAY = 'Bitte wählen Sie eine andere Zahlungsart.';

function sentencesOf({ status, failure, error }: Rate, isLeasing: boolean): string {
  const isMissing = status === 'missing';
  const busy = busyTextOf(error);
  if (failure === 'failed') {
    return isMissing
      ? `${isLeasing ? 'Das Leasing' : 'Die Finanzierung'} konnte nicht berechnet werden. ${busy ?? 'Versuchen Sie es erneut oder wählen Sie eine andere Zahlungsart.'}`
      : `Die Rate konnte nicht neu berechnet werden. ${busy === undefined ? '' : `${busy} `}Sie sehen noch die bisherige Rate; absenden können Sie Ihre Anfrage erst mit der neuen.`;
  }
  if (!isMissing) {
    return `${isLeasing ? LEASING_TEXTS.noneForValues : 'Mit dieser Inzahlungnahme ist keine Finanzierung möglich.'} Bitte ändern Sie die Inzahlungnahme oder die Zahlungsart.`;
  }
  return `${isLeasing ? LEASING_TEXTS.noneForValues : 'Für dieses Fahrzeug ist gerade keine Finanzierung möglich.'} ${ANOTHER_WAY}`;
}

export function RateNotice() {
  useStyles(css);
  const { rate, view } = useCheckout();
  if (rate.failure === undefined) return null;
  return (
    <Notice tone="error">
      <p>{sentencesOf(rate, view.order.paymentOption?.group === 'leasing')}</p>
      <Button className="mt-8" size="small" onClick={rate.retry}>
        Erneut versuchen
      </Button>
    </Notice>
  );
}

/** Not orderable online; no option is preselected (rules/order-and-payment: applied rate keeps its payment). */
export function UnmetRateNotice({ group }: Pick<WishedRate, 'group'>) {
  useStyles(css);
  const { draft, vehicle } = useCheckoutView();
  const isLeasing = group === 'leasing';
  const calculation = isLeasing ? { leasing: draft.leasing } : { financing: draft.financing };
  const hasRate = (isLeasing ? draft.leasing : draft.financing) !== undefined;
  return (
    <Notice
      tone="warning"
      title={`${isLeasing ? 'Ihr Leasing' : 'Ihre Finanzierung'} kann nicht online bestellt werden.`}
    >
      <p>
        {`Deshalb ist keine Zahlungsart vorausgewählt: Mit denen, die das Autohaus hier anbietet, bestellen Sie ohne ${
          isLeasing ? 'Leasing' : 'Finanzierung'
        }.`}
      </p>
      {hasRate ? (
        <div className="mt-8">
          <RateRequest vehicle={vehicle} calculation={calculation} variant="secondary" />
        </div>
      ) : null}
    </Notice>
  );
}
