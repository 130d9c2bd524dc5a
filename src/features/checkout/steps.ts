import { groupBySubType } from '../../domain/products/catalogue';
import { STEP_PHASES, type CheckoutStepName } from '../../domain/order/checkoutStep';
import type { Behaviours } from '../../domain/tenant/behaviours';
import { keysOf } from '../../lib/keysOf';
import type { CheckoutStep, StepContent } from './runner/step';
import { handOver } from './steps/handOver';
import { InsuranceWidget, productStep } from './steps/productStep';
import { payment } from './steps/payment';
import { summary } from './summary/summary';
import { tradeInQuestion } from './steps/tradeInQuestion';
import { tradeInSelection } from './steps/tradeInSelection';

const CONTENTS: Readonly<Record<CheckoutStepName, StepContent>> = {
  '1-trade-in': tradeInQuestion,
  '2-trade-in-selection': tradeInSelection,
  '3-offer': productStep({ title: 'Angebote', type: 'other' }),
  '3-physical-product': productStep({
    title: 'Zubehör',
    type: 'physicalProduct',
    isOffered: ({ hasAccessoriesNavigator }) => hasAccessoriesNavigator,
    groupsOf: groupBySubType,
  }),
  '4-services': productStep({ title: 'Services', type: 'service' }),
  '5-warranty': productStep({
    title: 'Reparatur\u00ADkosten',
    heading: 'Reparaturkosten\u00ADversicherung',
    type: 'warranty',
  }),
  '6-insurance': productStep({ title: 'Versicherung', type: 'insurance', After: InsuranceWidget }),
  '7-hand-over': handOver,
  '8-reservation': payment,
  '9-summary': summary,
};

/** rules/checkout: step order */
export const STEPS: readonly CheckoutStep[] = keysOf(CONTENTS).map((slug) => ({
  ...CONTENTS[slug],
  slug,
  phase: STEP_PHASES[slug],
}));

/** Some tenants have the payment first (rules/checkout: swapped steps). */
export function stepsOf({
  isPaymentBeforeHandOver,
}: Pick<Behaviours, 'isPaymentBeforeHandOver'>): readonly CheckoutStep[] {
  if (!isPaymentBeforeHandOver) return STEPS;
  const sections = STEPS.filter(({ phase }) => phase === 'handOver').toReversed();
  return STEPS.map((step) => (step.phase === 'handOver' ? (sections.shift() ?? step) : step));
}
