import type { ComponentType, ReactNode } from 'react';
import type { CheckoutStepName, Phase } from '../../../domain/order/checkoutStep';
import type { Choices } from '../../../domain/order/draft';
import type { CheckoutView } from './checkoutView';

export type StandardChoice = Partial<Pick<Choices, 'handOver' | 'paymentOptionId'>>;

export interface StepContent {
  /** Title in the summary; may contain soft hyphens. Elsewhere `plainTitle`. */
  readonly title: string;
  readonly heading: string;
  readonly intro?: string;
  /** Whether the visitor gets this step; default: always. */
  readonly when?: (view: CheckoutView) => boolean;
  /** Whether the next screen can be opened; what no order may be sent without stands in `orderProblems`, too. */
  readonly isComplete: (view: CheckoutView) => boolean;
  /** Sentence about the missing choice, said where it is made after 'Weiter'. */
  readonly missing?: (view: CheckoutView) => string;
  /** Chosen for the visitor when the step's screen opens: what costs nothing, in place of no choice of theirs. */
  readonly standard?: (view: CheckoutView) => StandardChoice | undefined;
  /** Nothing is left to choose (rules/checkout: nothing to choose). */
  readonly isSettled?: (view: CheckoutView) => boolean;
  /** Does not wait for the dealer's products. */
  readonly isWithoutProducts?: boolean;
  /** `missing`: the sentence, at the choice that it is about. */
  readonly Form: ComponentType<{ missing?: ReactNode }>;
  /** Lines of the summary besides the step's prices, such as a day. */
  readonly Details?: ComponentType;
  /** Whether there is something to say; without lines and details the summary leaves out an extra. */
  readonly hasDetails?: (view: CheckoutView) => boolean;
}

export interface CheckoutStep extends StepContent {
  readonly slug: CheckoutStepName;
  readonly phase: Phase;
}

export function plainTitle({ title }: Pick<StepContent, 'title'>): string {
  return title.replaceAll('\u00AD', '');
}
