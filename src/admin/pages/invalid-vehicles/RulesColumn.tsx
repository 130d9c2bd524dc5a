import { useLocation, useNavigate } from 'react-router-dom';
import { stockRules, type StockFinding } from '../../../domain/stock-check/checkStock';
import { STOCK_LEVELS } from '../../../domain/stock-check/stockRule';
import { formatNumber } from '../../../lib/format';

/** Broken rules with their number of findings, by level; a click filters the list by one. */
export function RulesColumn({ findings }: { findings: readonly StockFinding[] }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const chosen = query.get('regel') ?? '';
  const countOf = (id: string) => findings.filter(({ rule }) => rule.id === id).length;
  const choose = (id: string) => {
    for (const name of ['seite', 'eintrag', 'suche']) query.delete(name);
    // Segments of one level would hide findings of the rule.
    query.set('ansicht', 'alle');
    if (id === chosen) query.delete('regel');
    else query.set('regel', id);
    void navigate(`${pathname}?${query.toString()}`, { replace: true });
  };
  return (
    <div className="stock-rules" role="group" aria-label="Regeln">
      {Object.entries(STOCK_LEVELS).map(([level, title]) => {
        const rules = stockRules.filter((rule) => rule.level === level && countOf(rule.id) > 0);
        return rules.length === 0 ? null : (
          <div key={level}>
            <p className="stock-rules__level">{title}</p>
            {rules.map(({ id, label }) => (
              <button
                key={id}
                type="button"
                className="stock-rules__rule"
                aria-pressed={id === chosen}
                onClick={() => choose(id)}
              >
                <span>{label}</span>
                <span className="stock-rules__count">{formatNumber(countOf(id))}</span>
              </button>
            ))}
          </div>
        );
      })}
    </div>
  );
}
