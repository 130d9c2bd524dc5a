import type { ReactElement, ReactNode } from 'react';
import { useTopOfScreen } from '../../../shared/frame/useTopOfScreen';
import { Heading } from '../../../ui/display/Heading';
import { useStyles } from '../../../ui/styles';
import css from './ResultScreen.css?inline';

interface ResultScreenProps {
  icon: ReactElement;
  title: string;
  children: ReactNode;
  actions: ReactNode;
  next?: ReactNode;
}

/** Screen in place of the form after the entries were sent; scrolls into view and focuses its heading. */
export function ResultScreen({ icon, title, children, actions, next }: ResultScreenProps) {
  useStyles(css);
  const heading = useTopOfScreen(true);
  return (
    <div className="trade-in-result">
      <Heading level={1} icon={icon} ref={heading}>
        {title}
      </Heading>
      {children}
      <div className="trade-in-result__actions">{actions}</div>
      {next}
    </div>
  );
}
