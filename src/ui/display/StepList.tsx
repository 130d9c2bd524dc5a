import type { ReactNode } from 'react';
import { useStyles } from '../styles';
import css from './StepList.css?inline';

interface StepListProps {
  steps: readonly { when: string; what: ReactNode }[];
}

export function StepList({ steps }: StepListProps) {
  useStyles(css, 'ui');
  return (
    <ol className="step-list">
      {steps.map(({ when, what }) => (
        <li key={when} className="step-list__step">
          <strong className="font-600">{when}</strong>
          <span>{what}</span>
        </li>
      ))}
    </ol>
  );
}
