import { useEffect, useEffectEvent, useRef } from 'react';
import { formatAmount } from '../../../lib/format';
import type { Order } from '../../../domain/order/order';
import { useAnnounce } from '../../../ui/display/Announcer';
import type { Rate } from './useRate';

/** Announces the new rate to screen readers. Errors are announced by `RateNotice`. */
export function useRateAnnouncement({ isCalculating, status }: Rate, { financing, leasing }: Order): void {
  const announce = useAnnounce();
  const wasCalculating = useRef(false);
  const announceRate = useEffectEvent(() => {
    const monthly = (financing ?? leasing)?.monthlyInstallment;
    if (isCalculating) announce('Die Rate wird berechnet ...');
    else if (wasCalculating.current && status === 'current' && monthly !== undefined) {
      announce(`Ihre Rate: ${formatAmount(monthly)} monatlich.`);
    }
    wasCalculating.current = isCalculating;
  });
  useEffect(() => announceRate(), [isCalculating]);
}
