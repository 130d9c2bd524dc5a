import type { ReactNode } from 'react';
import type { MonthlyCosts } from '../../domain/running-costs/monthlyCosts';
import { aboutPrice, costsBesidePrice, monthSumText } from '../../domain/running-costs/monthText';
import { useChange } from '../../ui/display/useChange';
import { useStyles } from '../../ui/styles';
import css from './MonthSum.css?inline';

interface MonthSumProps {
  costs: MonthlyCosts;
  /** Leading number: the rate, as in bar and order, or the sum. */
  lead?: 'rate' | 'sum';
  isRateAbove?: boolean;
}

/** '562,68 € Rate + 90 € Fahren = etwa 653 € im Monat' with a bar; nothing without a rate (rules/running-costs: month number). */
export function MonthSum({ costs, lead, isRateAbove = false }: MonthSumProps) {
  useStyles(css);
  const text = monthSumText(costs);
  if (text === undefined || (isRateAbove && text.driving === undefined)) return null;
  const { rate, driving, end, note } = text;
  const isSumLeading = lead === 'sum' && driving !== undefined;
  const isRateLeading = lead !== undefined && !isSumLeading;
  const words = note === undefined ? null : <span>{` ${note}`}</span>;
  return (
    <p className="month-sum">
      {isRateAbove ? null : (
        <span className="month-sum__piece">
          <strong className={isRateLeading ? 'month-sum__lead' : undefined}>{rate}</strong>
          <span>{driving === undefined ? ` Rate ${end}` : ' Rate '}</span>
        </span>
      )}
      {driving === undefined ? null : (
        <>
          <span className="month-sum__piece">{`${driving} `}</span>
          <span>
            <span className="month-sum__piece">
              {'= '}
              <Total total={costs.total} isLeading={isSumLeading} />
              {isRateAbove ? null : <span>{` ${end}`}</span>}
            </span>
            {words}
          </span>
        </>
      )}
      {driving === undefined ? words : null}
      {driving === undefined ? null : <MonthBar costs={costs} />}
    </p>
  );
}

export function DrivingTotal({ costs }: { costs: MonthlyCosts }) {
  useStyles(css);
  const { total, basis, grossTotal } = costs;
  if (total === undefined) return <p>Fahren: keine Angabe</p>;
  return (
    <p className="month-sum">
      <span className="month-sum__piece">
        <Total total={total} isLeading={false} />
        <span>{`${basis === undefined ? '' : ` ${basis}`} Fahren im\u00A0Monat `}</span>
      </span>
      <span>{`neben dem Kaufpreis${grossTotal === undefined ? '' : ` (${aboutPrice(grossTotal)} brutto)`}`}</span>
      <MonthBar costs={costs} />
    </p>
  );
}

/** '+ etwa 123 € Fahren im Monat (Diesel, Steuer)', behind a cash price. */
export function DrivingCosts({ costs }: { costs: MonthlyCosts }) {
  const text = costsBesidePrice(costs);
  if (text === undefined) return null;
  return <p className="text-14 leading-20 tabular-nums">{`${text.amount} ${text.purpose}`}</p>;
}

const COUNT_MS = 150;

/** A screen reader hears only the last number. */
function countTo(element: HTMLElement, total: number | undefined, before: number | undefined): () => void {
  const text = element.firstChild;
  const region = element.closest('[aria-live]');
  const start = performance.now();
  let frame = 0;
  const write = (share: number) => {
    if (text && total !== undefined && before !== undefined)
      text.nodeValue = aboutPrice(Math.round(before + (total - before) * share));
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

function Total({ total, isLeading }: { total: number | undefined; isLeading: boolean }): ReactNode {
  const ref = useChange<HTMLElement, number | undefined>(total, countTo);
  return total === undefined ? null : (
    <strong ref={ref} className={isLeading ? 'month-sum__lead' : undefined}>
      {aboutPrice(total)}
    </strong>
  );
}

/** Said in words beside it. @param share of the room, for comparisons */
export function MonthBar({ costs: { parts }, share }: { costs: Pick<MonthlyCosts, 'parts'>; share?: number }) {
  useStyles(css);
  return (
    <span
      className="month-bar"
      aria-hidden="true"
      style={share === undefined ? undefined : { width: `${Math.round(share * 100)}%` }}
    >
      {parts.map(({ kind, amount = 0 }) =>
        amount > 0 ? <span key={kind} data-kind={kind} style={{ flexGrow: amount }} /> : null,
      )}
    </span>
  );
}

export const monthKey = (kind: string) => <span className="month-key" data-kind={kind} aria-hidden="true" />;
