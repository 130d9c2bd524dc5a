import type { MonthlyCosts } from '../../../domain/running-costs/monthlyCosts';
import { costsBesidePrice, partLabel } from '../../../domain/running-costs/monthlyCosts';
import { classNames } from '../../../ui/classNames';
import { formatPrice } from '../../../lib/format';
import { useChange } from './useChange';

interface MonthTotalProps {
  costs: MonthlyCosts;
  isBesidePrice?: boolean;
}

const amountText = (amount: number) => `etwa ${formatPrice(amount)}`;

const COUNT_MS = 150;

/** Counts from the number before to the new one; a screen reader hears the last alone. */
function countTo(element: HTMLElement, total: number | undefined, before: number | undefined): () => void {
  const text = element.firstChild;
  const region = element.closest('[aria-live]');
  const start = performance.now();
  let frame = 0;
  const write = (share: number) => {
    if (text && total !== undefined && before !== undefined)
      text.nodeValue = amountText(Math.round(before + (total - before) * share));
  };
  const step = (now: number) => {
    const share = Math.min((now - start) / COUNT_MS, 1);
    write(share);
    if (share < 1) frame = requestAnimationFrame(step);
    else region?.removeAttribute('aria-busy');
  };
  region?.setAttribute('aria-busy', 'true');
  frame = requestAnimationFrame(step);
  return () => {
    cancelAnimationFrame(frame);
    region?.removeAttribute('aria-busy');
  };
}

/** 'etwa 338 € im Monat', 'etwa 130 € im Monat neben dem Kaufpreis'; names what is not known in it. */
export function MonthTotal({ costs, isBesidePrice = false }: MonthTotalProps) {
  const { total, parts } = costs;
  const amount = useChange<HTMLElement, number | undefined>(total, countTo);
  if (total === undefined) return <p className="month-total">Gesamtkosten: keine Angabe</p>;
  const missing = parts.filter(({ amount }) => amount === undefined).map((part) => partLabel(part, costs));
  return (
    <p className={classNames('month-total', isBesidePrice && 'month-total--beside-price')}>
      <strong ref={amount}>{amountText(total)}</strong>
      <span>{` im\u00A0Monat${missing.length > 0 ? ` ohne ${missing.join(' und ')}` : ''}${isBesidePrice ? ' neben dem Kaufpreis' : ''}`}</span>
    </p>
  );
}

/** '+ etwa 123 € im Monat für Diesel und Steuer', behind a price that is paid at once. */
export function CostsBesidePrice({ costs, isShort = false }: { costs: MonthlyCosts; isShort?: boolean }) {
  const text = costsBesidePrice(costs);
  if (text === undefined) return null;
  return <p className="text-14 leading-20 tabular-nums">{isShort ? text.amount : `${text.amount} ${text.purpose}`}</p>;
}
