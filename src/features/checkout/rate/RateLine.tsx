import { Suspense, useState } from 'react';
import { depositText } from '../../../domain/finance/agreedText';
import { RATE_KIND_NAMES } from '../../../domain/finance/frameText';
import { formatQuantity } from '../../../lib/format';
import { joinFacts, unbroken } from '../../../lib/formatFacts';
import { TermsButton } from '../../../shared/vehicle/FrameLine';
import { lazyWithRetry } from '../../../ui/feedback/lazyWithRetry';
import { useCheckout } from '../runner/checkoutContext';

export const RateDialog = lazyWithRetry(() => import('./RateDialog').then((module) => module.RateDialog));

/** 'Finanzierung · 4.000 € Anzahlung · 48 Monate'; a press changes them (rules/checkout: frame in an order). Nothing without a rate. */
export function RateLine() {
  const { rate, view } = useCheckout();
  const [isOpen, setOpen] = useState(false);
  const { financing, leasing } = view.order;
  const applied = financing ?? leasing;
  if (rate.status === 'none' || applied?.terms === undefined) return null;
  const [kind, paid, name] = financing
    ? (['financing', financing.fundingDeposit, 'Anzahlung'] as const)
    : (['leasing', leasing?.downPayment ?? 0, 'Sonderzahlung'] as const);
  const isNet = kind === 'leasing' && view.tenant.settings.isB2BShop;
  return (
    <>
      <TermsButton
        label="Ihre Rate"
        className="checkout__terms link min-h-44 text-14 leading-20 tabular-nums"
        onClick={() => setOpen(true)}
      >
        {joinFacts([
          RATE_KIND_NAMES[kind],
          unbroken(paid > 0 ? `${depositText({ deposit: paid, isNet })} ${name}` : `ohne ${name}`),
          formatQuantity(applied.fundingDuration, 'Monate'),
        ])}
      </TermsButton>
      <Suspense>{isOpen ? <RateDialog onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
