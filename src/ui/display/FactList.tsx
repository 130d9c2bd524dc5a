import type { ReactNode } from 'react';
import css from './FactList.css?inline';
import { useStyles } from '../styles';

export interface Fact {
  label: string;
  value: ReactNode;
  /** A lucide icon. */
  icon?: ReactNode;
}

interface FactListProps {
  facts: readonly Fact[];
  /** `rows`: label left, value right, separated by lines. `tiles`: value under its label, side by side. */
  layout?: 'rows' | 'tiles';
}

/** Description list (`dl`) of labels and values. */
export function FactList({ facts, layout = 'rows' }: FactListProps) {
  useStyles(css, 'ui');
  return (
    <dl className={`fact-list fact-list--${layout}`}>
      {facts.map((fact) => (
        <div key={fact.label} className="fact-list__fact">
          <dt className="fact-list__label">
            {fact.icon}
            {fact.label}
          </dt>
          <dd className="fact-list__value">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
