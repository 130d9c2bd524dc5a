import type { RunningCosts } from '../../domain/running-costs/runningCosts';
import { formatPrice } from '../../lib/format';
import { classNames } from '../../ui/classNames';
import chartCss from '../../ui/display/BarChart.css?inline';
import { Disclosure } from '../../ui/layout/Disclosure';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden';
import { useStyles } from '../../ui/styles';
import { euros, isSameEveryYear, rowLabel, UNKNOWN, type PaymentKind } from './costTexts';

/** Focusable, so that it can be scrolled by keyboard. */
const REGION = { role: 'region', 'aria-label': 'Kosten nach Jahren', tabIndex: 0 } as const;

interface CostChartProps {
  /** Name of the vehicle, if there are several. */
  title?: string;
  costs: RunningCosts;
  payment?: PaymentKind;
  /** Largest value of all charts side by side, EUR: the scale of the bars. */
  longest: number;
}

/** Costs per year as stacked bars, unless all years are the same, and as a table. */
export function CostChart({ title, costs, payment, longest }: CostChartProps) {
  useStyles(chartCss, 'ui');
  const { rows, totals } = costs;
  const parts = rows.filter(({ years }) => years.some((amount) => (amount ?? 0) > 0));
  const hasChart = parts.length > 0 && longest > 0 && !isSameEveryYear(costs);
  return (
    <>
      {title === undefined ? null : <h4 className="vehicle-costs__name">{title}</h4>}
      {hasChart ? (
        <div className="bar-chart" role="img" aria-label={`Kosten nach Jahren: ${sentence(totals)}`}>
          {totals.map((total, year) => (
            <div key={year} className="bar-chart__row">
              <span className="bar-chart__label">{`${year + 1}. Jahr`}</span>
              <span className="bar-chart__parts">
                {parts.map(({ kind, years }) =>
                  (years[year] ?? 0) > 0 ? (
                    <span
                      key={kind}
                      className={partClass(kind)}
                      style={{ width: `${((years[year] ?? 0) / longest) * 100}%` }}
                    />
                  ) : null,
                )}
              </span>
              <span className="bar-chart__amount">{total === undefined ? '–' : formatPrice(total)}</span>
            </div>
          ))}
        </div>
      ) : null}
      {hasChart && parts.length > 1 ? (
        <ul className="cost-chart__legend" aria-hidden="true">
          {parts.map((row) => (
            <li key={row.kind}>
              <span className={partClass(row.kind)} />
              <span>{rowLabel(row, costs, payment)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <CostTable costs={costs} payment={payment} />
    </>
  );
}

const partClass = (kind: string) =>
  classNames('bar-chart__bar', kind === 'fuel' ? 'bar-chart__bar--dark' : `cost-chart__part--${kind}`);

const sentence = (totals: readonly (number | undefined)[]) =>
  totals.map((total, year) => `${year + 1}. Jahr ${euros(total)}`).join(', ');

function CostTable({ costs, payment }: Omit<CostChartProps, 'title' | 'longest'>) {
  const { rows, totals, total } = costs;
  return (
    <Disclosure summary="Kosten als Tabelle">
      <div className="cost-table__scroll" {...REGION}>
        <table className="amount-table cost-table">
          <caption>
            <VisuallyHidden>Kosten nach Jahren, in Euro</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">Jahr</th>
              {rows.map((row) => (
                <th key={row.kind} scope="col">
                  {rowLabel(row, costs, payment)}
                </th>
              ))}
              <th scope="col">Summe</th>
            </tr>
          </thead>
          <tbody>
            {totals.map((sum, year) => (
              <tr key={year}>
                <th scope="row">{`${year + 1}.`}</th>
                {rows.map(({ kind, years }) => (
                  <td key={kind}>{euros(years[year])}</td>
                ))}
                <td>{euros(sum)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={rows.length + 1}>
                Zusammen
              </th>
              <td>{total === undefined ? UNKNOWN : formatPrice(total)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Disclosure>
  );
}
