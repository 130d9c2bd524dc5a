import type { ComponentProps, ReactElement } from 'react';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useStyles } from '../styles';
import { Heading } from './Heading';
import css from './OutcomeHeading.css?inline';

interface OutcomeHeadingProps extends ComponentProps<typeof Heading> {
  icon?: ReactElement;
}

export function OutcomeHeading({ icon = <CircleCheck />, children, ...rest }: OutcomeHeadingProps) {
  useStyles(css, 'ui');
  return (
    <Heading {...rest}>
      <span className="outcome">
        {icon}
        <span>{children}</span>
      </span>
    </Heading>
  );
}
