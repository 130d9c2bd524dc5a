import { classNames } from '../../../ui/classNames';
import { useLocation, useNavigate } from 'react-router-dom';
import { stockRules, type StockFinding } from '../../../domain/stock-check/checkStock';
import { formatNumber } from '../../../lib/format';

/** Broken rules with their number of findings; a click filters the list by one. */
export function RulesColumn({ findings }: { findings: readonly StockFinding[] }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const chosen = query.get('regel') ?? '';
  const countOf = (id: string) => findings.filter(({ rule }) => rule.id === id).length;
  const choose = (id: string) => {
    for (const name of ['seite', 'eintrag', 'suche']) query.delete(name);
    if (id === chosen) query.delete('regel');
    else query.set('regel', id);
    void navigate(`${pathname}?${query.toString()}`, { replace: true });
  };
  return (
    <div role="group" aria-label="Regeln">
      {stockRules
        .filter(({ id }) => countOf(id) > 0)
        .map(({ id, label }) => (
          <button
            key={id}
            type="button"
            className={classNames(
              'stock-rules__rule flex items-center justify-between gap-8 w-full min-h-44 py-8 px-12',
              'text-14 text-left rounded-control hover:bg-subtle',
            )}
            aria-pressed={id === chosen}
            onClick={() => choose(id)}
          >
            <span>{label}</span>
            <span className="text-muted tabular-nums">{formatNumber(countOf(id))}</span>
          </button>
        ))}
    </div>
  );
}
