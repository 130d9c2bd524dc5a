import type { Wizard } from '../../lib/wizard';
import { orderProblems } from '../../domain/order/orderProblems';
import { sentIn } from '../../domain/order/orderState';
import type { CheckoutView } from './checkoutView';
import type { CheckoutStep } from './step';
import { handOver } from './steps/handOver';
import { payment } from './steps/payment';
import { summary } from './steps/summary';

/**
 * Slug of the step to redirect to (rules/checkout: summary guard); `undefined` for a reachable step. Unknown steps redirect to the first
 * one, steps after an incomplete one to that. The summary is reachable for a complete order and for one that was sent; otherwise the first
 * of hand-over and payment is shown.
 */
export function redirectOf(slug: string, wizard: Wizard<CheckoutStep>, view: CheckoutView): string | undefined {
  if (wizard.find(slug) === undefined) return wizard.steps[0]?.slug;
  if (slug !== summary.slug) return wizard.isReachable(slug) ? undefined : wizard.firstOpen?.slug;
  // An order that was sent is sent again unchanged.
  if (sentIn(view.draft.state)) return undefined;
  const problems = orderProblems(view.order, view.tenant.behaviours.hasHandOverStep);
  if (problems.length === 0) return undefined;
  const first = wizard.steps.find((step) => step === handOver || step === payment) ?? payment;
  return problems.includes('handOver') ? first.slug : payment.slug;
}
