import { Suspense, useState } from 'react';
import { exactPrice, formatAmount, formatKm, formatQuantity } from '../../../lib/format';
import { ratesNamed, type Order } from '../../../domain/order/order';
import { Button } from '../../../ui/actions/Button';
import { FactList, type Fact } from '../../../ui/display/FactList';
import { Price } from '../../../ui/display/Price';
import { Spinner } from '../../../ui/display/Spinner';
import { useStyles } from '../../../ui/styles';
import { CreditText } from '../../../shared/law/CreditText';
import { useCheckout } from '../runner/checkoutContext';
import css from './rate.css?inline';
import { RateDialog } from './RateLine';
import { RateNotice } from './RateNotice';

/** With its terms and, in the same view, its legal text (§ 17 PAngV). */
export function RateBox() {
  useStyles(css);
  const { rate, view } = useCheckout();
  const [isAdjusting, setAdjusting] = useState(false);
  const { financing, leasing } = view.order;
  if (rate.status === 'none') return null;
  const applied = financing ?? leasing;
  return (
    <section className="rate" aria-label="Ihre monatliche Rate" aria-busy={rate.isCalculating}>
      {applied ? (
        <div className="rate__offer">
          <div className="grid content-start gap-16">
            <Price amount={formatAmount(applied.monthlyInstallment)} note="pro Monat" size="large" />
            <FactList facts={factsOf(view.order)} />
            {applied.terms ? (
              <Button className="rate__adjust" aria-haspopup="dialog" onClick={() => setAdjusting(true)}>
                Rate anpassen
              </Button>
            ) : null}
          </div>
          <div className="checkout__legal">
            <CreditText place="payment" {...ratesNamed(view.order)} html={applied.legalTextHtml} />
          </div>
        </div>
      ) : null}
      {rate.isCalculating ? (
        <p className="flex items-center gap-8 text-muted">
          <Spinner /> wird berechnet ...
        </p>
      ) : null}
      <RateNotice />
      <Suspense>{isAdjusting ? <RateDialog onClose={() => setAdjusting(false)} /> : null}</Suspense>
    </section>
  );
}

function factsOf({ financing, leasing }: Order): Fact[] {
  const tradeIn = (financing ?? leasing)?.tradeInValue ?? 0;
  const credited = tradeIn > 0 ? [{ label: 'Davon Inzahlungnahme', value: exactPrice(tradeIn) }] : [];
  if (financing) {
    return [
      { label: 'Anzahlung', value: exactPrice(financing.fundingDeposit) },
      ...credited,
      { label: 'Laufzeit', value: formatQuantity(financing.fundingDuration, 'Monate') },
      {
        label: 'Schlussrate',
        value: financing.finalInstallment > 0 ? exactPrice(financing.finalInstallment) : 'Ohne',
      },
    ];
  }
  if (!leasing) return [];
  const { kmPerYear } = leasing.terms ?? {};
  return [
    { label: 'Sonderzahlung', value: exactPrice(leasing.downPayment) },
    ...credited,
    { label: 'Laufzeit', value: formatQuantity(leasing.fundingDuration, 'Monate') },
    ...(kmPerYear === undefined ? [] : [{ label: 'Fahrleistung pro Jahr', value: formatKm(kmPerYear) }]),
  ];
}
