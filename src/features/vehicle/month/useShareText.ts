import { CREDIT_WARNING, hasCreditWarning } from '../../../domain/law/creditDuties';
import { formatAmount, formatPrice } from '../../../lib/format';
import { textOf } from '../../../lib/formattedText';
import { useNow, useTenant } from '../../../state/shopContext';
import type { Month } from './useMonth';

/** '207,13 € im Monat · 4.000 € Anzahlung' with what the law wants beside a rate; `undefined` without a chosen rate. */
export function useShareText({ kind, rate, named, isCalculating }: Month): string | undefined {
  const { settings } = useTenant();
  const now = useNow();
  if (kind === undefined || rate === undefined || isCalculating) return undefined;
  const deposit = `${formatPrice(rate.deposit)} ${kind === 'leasing' ? 'Sonderzahlung' : 'Anzahlung'}`;
  return [
    `${formatAmount(rate.amount)} im Monat · ${deposit}`,
    ...(hasCreditWarning('share', named, settings, now()) ? [CREDIT_WARNING] : []),
    textOf(rate.legalTextHtml),
  ].join('\n');
}
