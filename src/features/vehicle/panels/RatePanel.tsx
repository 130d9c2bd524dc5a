import type { ReactNode } from 'react';
import { FactList, type Fact } from '../../../ui/FactList';
import { Price } from '../../../ui/Price';
import { SafeHtml } from '../../../ui/SafeHtml';
import { useStyles } from '../../../ui/styles';
import css from './RatePanel.css?inline';

interface RatePanelProps {
  title: string;
  /** Formatted monthly rate. */
  rate: string;
  facts: readonly Fact[];
  /** In the same view as the rate (§ 17 PAngV). */
  legalTextHtml: string;
  /** The way into the checkout. */
  action: ReactNode;
}

/** A monthly rate with its terms, legal text and way into the checkout, for financing and leasing alike. */
export function RatePanel({ title, rate, facts, legalTextHtml, action }: RatePanelProps) {
  useStyles(css);
  return (
    <div className="rate-panel">
      <div className="rate-panel__offer">
        <h3 className="rate-panel__title">{title}</h3>
        <Price amount={rate} note="pro Monat" size="large" />
        {action}
      </div>
      <div className="rate-panel__terms">
        <FactList facts={facts} />
        <div className="rate-panel__legal">
          <SafeHtml html={legalTextHtml} />
        </div>
      </div>
    </div>
  );
}
