import type { ComponentType } from 'react';
import type { CheckoutStepName } from '../../domain/order/checkoutStep';
import type { WizardStep } from '../../lib/wizard/wizard';
import type { CheckoutView } from './checkoutView';

/** One step of the checkout: all that the table, the progress, the page and the summary need to know of it. */
export interface CheckoutStep extends WizardStep<CheckoutView> {
  readonly slug: CheckoutStepName;
  /** Title in the progress; may contain soft hyphens. Elsewhere `plainTitle`. */
  readonly title: string;
  /** Heading of its page, longer than `title`. */
  readonly heading: string;
  /** A sentence under the heading. */
  readonly intro?: string;
  /** What is still to be done, beside the disabled 'Weiter'. */
  readonly missing?: (view: CheckoutView) => string;
  /** Its page shows the rate of a financing or leasing with its legal text and its errors. */
  readonly showsRate?: boolean;
  /** Its page has buttons of its own. */
  readonly hidesNavigation?: boolean;
  readonly Form: ComponentType;
  /** What the summary shows of it; absent: nothing. */
  readonly Summary?: ComponentType;
}

/** Under the heading of a step in which nothing has to be chosen. */
export const CHOOSE_FREELY = 'Wählen Sie aus, was Sie dazu möchten. Alles ist freiwillig.';

/** The title without soft hyphens, for accessible names. */
export function plainTitle({ title }: Pick<CheckoutStep, 'title'>): string {
  return title.replaceAll('\u00AD', '');
}
