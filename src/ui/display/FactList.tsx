import type { ReactElement, ReactNode, Ref } from 'react';
import css from './FactList.css?inline';
import { useStyles } from '../styles';

export interface Fact {
  label: string;
  value: ReactNode;
  icon?: ReactElement;
}

interface FactListProps {
  facts: readonly Fact[];
  /** Rows before the facts (`FactListRow`). */
  children?: ReactNode;
  /** `rows`: value at the right of its label. `tiles`: below it, side by side. */
  layout?: 'rows' | 'tiles';
}

/** `dl`, without facts that have no value. */
export function FactList({ facts, layout = 'rows', children }: FactListProps) {
  useStyles(css, 'ui');
  return (
    <dl className={`fact-list fact-list--${layout}`}>
      {children}
      {facts.map((fact) =>
        fact.value === undefined || fact.value === '' ? null : <FactListRow key={fact.label} {...fact} />,
      )}
    </dl>
  );
}

export function FactListRow({ label, value, icon, ref }: Fact & { ref?: Ref<HTMLDivElement> }) {
  return (
    <div className="fact-list__fact" ref={ref}>
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
  );
}
