import type { Wizard } from '../../lib/wizard/wizard';
import { orderProblems } from '../../domain/order/orderProblems';
import type { CheckoutView } from './checkoutView';
import type { CheckoutStep } from './step';
import { payment } from './steps/payment';
import { summary } from './steps/summary';

/**
 * Where an address of the checkout leads instead; `undefined`: where it says. Unknown and left-out steps lead to the
 * first, others not beyond an open one. The summary is open at the dealer's and with a hand-over, else the third step
 * from the end is shown (checkout 4).
 */
export function redirectOf(slug: string, wizard: Wizard<CheckoutStep>, view: CheckoutView): string | undefined {
  if (wizard.find(slug) === undefined) return wizard.steps[0]?.slug;
  if (slug !== summary.slug) return wizard.isReachable(slug) ? undefined : wizard.firstOpen?.slug;
  const problems = orderProblems(view.order, view.tenant.behaviours.hasHandOverStep);
  if (problems.length === 0) return undefined;
  return problems.includes('handOver') ? wizard.steps.at(-3)?.slug : payment.slug;
}
