import type { ComponentType, ReactNode } from 'react';
import type { CheckoutStepName, Phase } from '../../../domain/order/checkoutStep';
import type { Choices } from '../../../domain/order/draft';
import type { CheckoutView } from './checkoutView';

export type StandardChoice = Partial<Pick<Choices, 'handOver' | 'paymentOptionId'>>;

export interface StepContent {
  /** May contain soft hyphens (`plainTitle` removes them). */
  readonly title: string;
  readonly heading: string;
  readonly intro?: string;
  readonly when?: (view: CheckoutView) => boolean;
  /** Opens the next screen; what every order needs is in `orderProblems`, too. */
  readonly isComplete: (view: CheckoutView) => boolean;
  /** Said at the choice after 'Weiter'. */
  readonly missing?: (view: CheckoutView) => string;
  /** If the visitor has chosen nothing: what costs nothing. */
  readonly standard?: (view: CheckoutView) => StandardChoice | undefined;
  /** rules/checkout: nothing to choose */
  readonly isSettled?: (view: CheckoutView) => boolean;
  readonly isWithoutProducts?: boolean;
  /** `missing`: the sentence, at its choice. */
  readonly Form: ComponentType<{ missing?: ReactNode }>;
  readonly Details?: ComponentType;
  /** Without lines and details the summary leaves an extra out. */
  readonly hasDetails?: (view: CheckoutView) => boolean;
}

export interface CheckoutStep extends StepContent {
  readonly slug: CheckoutStepName;
  readonly phase: Phase;
}

export function plainTitle({ title }: Pick<StepContent, 'title'>): string {
  return title.replaceAll('\u00AD', '');
}
