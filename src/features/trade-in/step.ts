import type { ComponentType } from 'react';
import type { TradeInEntries } from '../../domain/trade-in/entries';
import type { WizardStep } from '../../lib/wizard';

export interface TradeInView {
  entries: TradeInEntries;
  isPhoneRequired: boolean;
  now: Date;
}

export interface TradeInStep extends WizardStep<TradeInView> {
  /** The navigation shows `title`. */
  readonly heading: string;
  readonly intro?: string;
  readonly Form: ComponentType;
  /** In the last step. */
  readonly Summary?: ComponentType;
}
