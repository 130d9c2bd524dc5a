import type { Behaviours } from '../../domain/tenant/behaviours';
import { CHOOSE_FREELY, type CheckoutStep } from './step';
import { accessories } from './steps/accessories';
import { handOver } from './steps/handOver';
import { InsuranceWidget } from './steps/InsuranceWidget';
import { payment } from './steps/payment';
import { productStep } from './steps/productStep';
import { summary } from './steps/summary';
import { tradeInQuestion } from './steps/tradeInQuestion';
import { tradeInSelection } from './steps/tradeInSelection';

/** Steps of the checkout in their order (rules/checkout: step order). */
export const STEPS: readonly CheckoutStep[] = [
  tradeInQuestion,
  tradeInSelection,
  productStep({
    slug: '3-offer',
    title: 'Angebote',
    heading: 'Unsere Angebote zu Ihrem Fahrzeug',
    intro: CHOOSE_FREELY,
    type: 'other',
    noneLabel: 'Ohne Angebot',
  }),
  accessories,
  productStep({
    slug: '4-services',
    title: 'Services',
    heading: 'Services rund um Ihr Fahrzeug',
    intro: CHOOSE_FREELY,
    type: 'service',
    noneLabel: 'Ohne Service',
  }),
  productStep({
    slug: '5-warranty',
    title: 'Reparatur\u00ADkosten',
    heading: 'Reparaturkosten\u00ADversicherung',
    intro: 'Schützen Sie sich vor unerwarteten Reparaturkosten. Die Versicherung ist freiwillig.',
    type: 'warranty',
    noneLabel: 'Ohne Reparaturkosten\u00ADversicherung',
  }),
  productStep({
    slug: '6-insurance',
    title: 'Versicherung',
    heading: 'Versicherung',
    intro: 'Versichern Sie Ihr neues Fahrzeug gleich mit. Die Versicherung ist freiwillig.',
    type: 'insurance',
    noneLabel: 'Ohne Versicherung',
    After: InsuranceWidget,
  }),
  handOver,
  payment,
  summary,
];

/** Steps of a tenant; some have the payment before the hand-over (rules/checkout: swapped steps). */
export function stepsOf({
  isPaymentBeforeHandOver,
}: Pick<Behaviours, 'isPaymentBeforeHandOver'>): readonly CheckoutStep[] {
  if (!isPaymentBeforeHandOver) return STEPS;
  return STEPS.map((step) => (step === handOver ? payment : step === payment ? handOver : step));
}
