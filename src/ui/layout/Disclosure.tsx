import ChevronDown from 'lucide-react/icons/chevron-down';
import { useDeferredValue, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../classNames';
import css from './Disclosure.css?inline';
import { useStyles } from '../styles';

interface DisclosureProps extends Omit<ComponentProps<'details'>, 'open'> {
  summary: ReactNode;
  /** At first. Several with the same `name` form an accordion. */
  isOpen?: boolean;
}

/** Native `details`, found by the browser's page search: closed content is rendered after the first paint. */
export function Disclosure({ summary, isOpen, className, children, ...rest }: DisclosureProps) {
  useStyles(css, 'ui');
  const isFilled = useDeferredValue(true, false) || isOpen;
  return (
    <details {...rest} className={classNames('disclosure', className)} open={isOpen}>
      <summary className="disclosure__summary">
        <span className="disclosure__title">{summary}</span>
        <ChevronDown />
      </summary>
      <div className="disclosure__content">{isFilled ? children : null}</div>
    </details>
  );
}
