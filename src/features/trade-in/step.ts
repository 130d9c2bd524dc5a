import type { ComponentType } from 'react';
import type { TradeInEntries } from '../../domain/trade-in/entries';
import type { WizardStep } from '../../lib/wizard';

/** Input of the steps' completeness checks. */
export interface TradeInView {
  entries: TradeInEntries;
  isPhoneRequired: boolean;
  now: Date;
}

export interface TradeInStep extends WizardStep<TradeInView> {
  /** Heading of its page; the navigation shows `title`. */
  readonly heading: string;
  readonly intro?: string;
  readonly Form: ComponentType;
  /** Part of the review in the last step. */
  readonly Summary?: ComponentType;
}
