import { groupBySubType } from '../../domain/order/catalogue';
import { STEP_PHASES } from '../../domain/order/checkoutStep';
import type { Behaviours } from '../../domain/tenant/behaviours';
import type { CheckoutStep, StepContent } from './step';
import { handOver } from './steps/handOver';
import { InsuranceWidget, productStep } from './steps/productStep';
import { payment } from './steps/payment';
import { summary } from './steps/summary';
import { tradeInQuestion } from './steps/tradeInQuestion';
import { tradeInSelection } from './steps/tradeInSelection';

const CONTENTS: readonly StepContent[] = [
  tradeInQuestion,
  tradeInSelection,
  productStep({ slug: '3-offer', title: 'Angebote', type: 'other' }),
  productStep({
    slug: '3-physical-product',
    title: 'Zubehör',
    type: 'physicalProduct',
    isOffered: ({ hasAccessoriesNavigator }) => hasAccessoriesNavigator,
    groupsOf: groupBySubType,
  }),
  productStep({ slug: '4-services', title: 'Services', type: 'service' }),
  productStep({
    slug: '5-warranty',
    title: 'Reparatur\u00ADkosten',
    heading: 'Reparaturkosten\u00ADversicherung',
    type: 'warranty',
  }),
  productStep({ slug: '6-insurance', title: 'Versicherung', type: 'insurance', After: InsuranceWidget }),
  handOver,
  payment,
  summary,
];

/** Steps of the checkout in their order (rules/checkout: step order). */
export const STEPS: readonly CheckoutStep[] = CONTENTS.map((step) => ({ ...step, phase: STEP_PHASES[step.slug] }));

/** Steps of a tenant; some have the payment before the hand-over (rules/checkout: swapped steps). */
export function stepsOf({
  isPaymentBeforeHandOver,
}: Pick<Behaviours, 'isPaymentBeforeHandOver'>): readonly CheckoutStep[] {
  if (!isPaymentBeforeHandOver) return STEPS;
  const sections = STEPS.filter(({ phase }) => phase === 'handOver').toReversed();
  return STEPS.map((step) => (step.phase === 'handOver' ? (sections.shift() ?? step) : step));
}
