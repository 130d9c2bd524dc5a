import type { Wizard } from '../../lib/wizard/wizard';
import { orderProblems } from '../../domain/order/orderProblems';
import { sentIn } from '../../domain/order/orderState';
import type { CheckoutView } from './checkoutView';
import type { CheckoutStep } from './step';
import { handOver } from './steps/handOver';
import { payment } from './steps/payment';
import { summary } from './steps/summary';

/**
 * Where an address of the checkout leads instead; `undefined`: where it says. Unknown and left-out steps lead to the
 * first, others not beyond an open one. The summary is open at the dealer's, with a hand-over, and for an order that was sent; else the
 * first of hand-over and payment is shown.
 */
export function redirectOf(slug: string, wizard: Wizard<CheckoutStep>, view: CheckoutView): string | undefined {
  if (wizard.find(slug) === undefined) return wizard.steps[0]?.slug;
  if (slug !== summary.slug) return wizard.isReachable(slug) ? undefined : wizard.firstOpen?.slug;
  // It is sent again as it was, whatever has changed since.
  if (sentIn(view.draft.state)) return undefined;
  const problems = orderProblems(view.order, view.tenant.behaviours.hasHandOverStep);
  if (problems.length === 0) return undefined;
  const first = wizard.steps.find((step) => step === handOver || step === payment) ?? payment;
  return problems.includes('handOver') ? first.slug : payment.slug;
}
