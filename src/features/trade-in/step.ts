import type { ComponentType } from 'react';
import type { TradeInEntries } from '../../domain/trade-in/entries';
import type { WizardStep } from '../../lib/wizard/wizard';

/** What decides whether a step is complete. */
export interface TradeInView {
  entries: TradeInEntries;
  isPhoneRequired: boolean;
  now: Date;
}

/** One step of the valuation: all that the table, the navigation, the page and the summary need to know of it. */
export interface TradeInStep extends WizardStep<TradeInView> {
  /** Heading of its page; `title` stands in the navigation. */
  readonly heading: string;
  /** A sentence under the heading. */
  readonly intro?: string;
  readonly Form: ComponentType;
  /** What the last step shows of it; absent: nothing. */
  readonly Summary?: ComponentType;
}
