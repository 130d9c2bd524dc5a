import type { ComponentType } from 'react';
import type { WizardStep } from '../../lib/wizard/wizard';
import type { CheckoutView } from './checkoutView';

/** One step of the checkout: all that the table, the progress, the page and the summary need to know of it. */
export interface CheckoutStep extends WizardStep<CheckoutView> {
  /** Stands in the progress; may hold soft hyphens. Elsewhere `plainTitle`. */
  readonly title: string;
  /** Heading of its page; the shorter `title` stands in the progress. */
  readonly heading: string;
  /** A sentence under the heading. */
  readonly intro?: string;
  /** What is still to be done, beside the disabled 'Weiter'. */
  readonly missing?: (view: CheckoutView) => string;
  /** Its page tells the rate of financing and leasing in full, with its legal text and what became of it. */
  readonly showsRate?: boolean;
  /** Its page has buttons of its own. */
  readonly hidesNavigation?: boolean;
  readonly Form: ComponentType;
  /** What the summary shows of it; absent: nothing. */
  readonly Summary?: ComponentType;
}

/** The title as a name that is read and looked for. */
export function plainTitle({ title }: Pick<CheckoutStep, 'title'>): string {
  return title.replaceAll('\u00AD', '');
}
