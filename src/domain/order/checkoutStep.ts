export type CheckoutStepName =
  | '1-trade-in'
  | '2-trade-in-selection'
  | '3-offer'
  | '3-physical-product'
  | '4-services'
  | '5-warranty'
  | '6-insurance'
  | '7-hand-over'
  | '8-reservation'
  | '9-summary';
export type Phase = 'extras' | 'handOver' | 'person';

/** Steps by part of the address, with the phase whose screen has the step as a section. */
export const STEP_PHASES: Readonly<Record<CheckoutStepName, Phase>> = {
  '1-trade-in': 'extras',
  '2-trade-in-selection': 'extras',
  '3-offer': 'extras',
  '3-physical-product': 'extras',
  '4-services': 'extras',
  '5-warranty': 'extras',
  '6-insurance': 'extras',
  '7-hand-over': 'handOver',
  '8-reservation': 'handOver',
  '9-summary': 'person',
};

export function phaseOf(step: string | undefined): Phase | undefined {
  return step !== undefined && Object.hasOwn(STEP_PHASES, step) ? STEP_PHASES[step as CheckoutStepName] : undefined;
}
