import type { ReactElement, ReactNode } from 'react';
import css from './FactList.css?inline';
import { useStyles } from '../styles';

export interface Fact {
  label: string;
  value: ReactNode;
  icon?: ReactElement;
}

interface FactListProps {
  facts: readonly Fact[];
  /** `rows`: label left, value right, separated by lines. `tiles`: value under its label, side by side. */
  layout?: 'rows' | 'tiles';
}

/** Description list (`dl`) of labels and values, without facts that have no value. */
export function FactList({ facts, layout = 'rows' }: FactListProps) {
  useStyles(css, 'ui');
  return (
    <dl className={`fact-list fact-list--${layout}`}>
      {facts.map(({ label, value, icon }) =>
        value === undefined || value === '' ? null : (
          <div key={label} className="fact-list__fact">
            <dt className="fact-list__label">
              {icon === undefined ? (
                label
              ) : (
                <>
                  {icon}
                  <span>{label}</span>
                </>
              )}
            </dt>
            <dd className="fact-list__value">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
