import type { ComponentType } from 'react';
import type { CheckoutStepName } from '../../domain/order/checkoutStep';
import type { WizardStep } from '../../lib/wizard';
import type { CheckoutView } from './checkoutView';
import type { Phase } from './phases';

/** Step of the checkout with its texts and components. */
export interface CheckoutStep extends WizardStep<CheckoutView> {
  readonly slug: CheckoutStepName;
  readonly phase: Phase;
  /** Title in the summary; may contain soft hyphens. Elsewhere `plainTitle`. */
  readonly title: string;
  /** Heading of its page, longer than `title`. */
  readonly heading: string;
  /** Sentence under the heading. */
  readonly intro?: string;
  /** Sentence about the missing choice, beside the disabled 'Weiter'. */
  readonly missing?: (view: CheckoutView) => string;
  /** Its page shows the rate of a financing or leasing with its legal text and its errors. */
  readonly showsRate?: boolean;
  /** Nothing is left to choose (rules/checkout: nothing to choose). */
  readonly isSettled?: (view: CheckoutView) => boolean;
  /** Its page has buttons of its own. */
  readonly hidesNavigation?: boolean;
  readonly Form: ComponentType;
  /** Lines of the summary besides the step's prices, such as a day. */
  readonly Details?: ComponentType;
  /** Whether there is something to say; the summary leaves out steps with neither lines nor details. */
  readonly hasDetails?: (view: CheckoutView) => boolean;
}

/** Intro of an optional step. */
export const CHOOSE_FREELY = 'Wählen Sie aus, was Sie dazu möchten. Alles ist freiwillig.';

/** The title without soft hyphens, for accessible names. */
export function plainTitle({ title }: Pick<CheckoutStep, 'title'>): string {
  return title.replaceAll('\u00AD', '');
}
