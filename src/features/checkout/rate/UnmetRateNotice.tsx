import type { WishedRate } from '../../../domain/order/paymentOption/paymentOptions';
import { Notice } from '../../../ui/display/Notice';
import { useStyles } from '../../../ui/styles';
import { RateRequest } from '../../contact/RateRequest';
import { useCheckoutView } from '../checkoutContext';
import css from './rate.css?inline';

/**
 * Notice that the applied rate cannot be ordered online, and that no option is preselected (rules/order-and-payment: applied rate keeps its
 * payment).
 */
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
        <div className="rate__retry">
          <RateRequest vehicle={vehicle} calculation={calculation} variant="secondary" />
        </div>
      ) : null}
    </Notice>
  );
}
