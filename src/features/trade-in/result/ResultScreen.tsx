import type { ReactElement, ReactNode } from 'react';
import { useTopOfScreen } from '../../../shared/frame/useTopOfScreen';
import { OutcomeHeading } from '../../../ui/display/OutcomeHeading';
import { useStyles } from '../../../ui/styles';
import css from './ResultScreen.css?inline';

interface ResultScreenProps {
  icon?: ReactElement;
  title: string;
  children: ReactNode;
  actions: ReactNode;
  next?: ReactNode;
}

export function ResultScreen({ icon, title, children, actions, next }: ResultScreenProps) {
  useStyles(css);
  const heading = useTopOfScreen(true);
  return (
    <div className="trade-in-result">
      <OutcomeHeading level={1} icon={icon} ref={heading}>
        {title}
      </OutcomeHeading>
      {children}
      <div className="trade-in-result__actions">{actions}</div>
      {next}
    </div>
  );
}
